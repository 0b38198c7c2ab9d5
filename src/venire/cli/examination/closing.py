"""What is told at the end of an examination or a trial: what it came to, and where to read more."""

from __future__ import annotations

from rich.markup import escape

from venire.app import Venire
from venire.cli.endings.section import show_section
from venire.cli.terminal.page import Page
from venire.exports.counts import count, times
from venire.exports.court.parties import PARTIES
from venire.exports.court.tallies import Counts, elicits, objections
from venire.exports.tellings.addresses import speeches_section
from venire.exports.tellings.examination_debrief import Debriefed
from venire.host.session import AnySession
from venire.law.case_file.case import Side
from venire.proceedings.examination.events import counsel_seat
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.trial.debrief import TrialDebrief
from venire.sessions.prior import called

FIRST = 3
"""How many missed targets are named at once."""


def close_examination(page: Page, venire: Venire, session: AnySession) -> None:
    """A short debrief, and the commands that tell more."""
    end = venire.ending(session)
    assert isinstance(end, Debrief)
    _head(page)
    _short(page, venire, session, end)
    _more(page, session)


def close_trial(page: Page, venire: Venire, session: AnySession) -> None:
    """The verdict first, and last what came of the speeches."""
    end = venire.ending(session)
    assert isinstance(end, TrialDebrief)
    court = end.examination
    _head(page)
    if end.verdict:
        page.print(f"[bold]Verdict: {end.verdict.replace('_', ' ')}[/]")
    _short(page, venire, session, court)
    _speeches(page, end, court.player if counsel_seat(court.player) in session.people else None)
    _more(page, session)


def _head(page: Page) -> None:
    page.print()
    page.rule("[bold]The debrief, in short[/]")


def _more(page: Page, session: AnySession) -> None:
    short = session.id[:8]
    page.print()
    page.hung("Every objection, what was missed, and the author's questions: ", f"[bold]venire debrief {short}[/]")
    page.hung("The transcript with everything unhidden: ", f"[bold]venire replay {short}[/]")
    page.hung("Take it away: ", f"[bold]venire export {short} -f html -o trial.html[/]")
    page.hung("How you come along: ", "[bold]venire progress[/]")


def _short(page: Page, venire: Venire, session: AnySession, court: Debrief) -> None:
    case, side = venire.case_of(session), court.player
    you = counsel_seat(side) in session.people
    told = Debriefed(case, court, you)
    show_section(page, told.score(), headed=False)
    if told.lessons():
        show_section(page, told.lessons())
        page.print()
    got, watched = elicits(case, court, called(session))[side], objections(court)[side]
    who = "You" if you else f"The {side}"
    page.print(
        f"{who} brought out {got['got']} of {count(_int(got['possible']), 'target')} ({got['points']} of "
        f"{count(_int(got['possible_points']), 'point')}), {_rose(watched)}, and let "
        f"{count(_int(watched['missed']), 'defective question')} pass."
    )
    missed = told.missed().items
    for item in missed[:FIRST]:
        page.item(escape(item))
    if len(missed) > FIRST:
        page.print(f"  [dim]… and {len(missed) - FIRST} more that were there to be had.[/]")


def _speeches(page: Page, end: TrialDebrief, you: Side | None) -> None:
    """What came of each speech to the jury, and the sentences of a closing that nobody swore to."""
    for section in speeches_section(end, you):
        show_section(page, section)
    for one in end.unsworn:
        if one.station == "closing":
            whose = "You" if one.by == you else PARTIES[one.by]
            page.item(f"{whose} said, and nobody had sworn to it: “{escape(one.said)}”")


def _rose(watched: Counts) -> str:
    if not watched["made"]:
        return "never rose"
    return f"rose {times(_int(watched['made']))} ({watched['sustained']} sustained, {watched['overruled']} overruled)"


def _int(number: object) -> int:
    assert isinstance(number, int)
    return number
