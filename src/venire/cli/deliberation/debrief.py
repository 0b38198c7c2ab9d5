"""``venire debrief`` of a deliberation: convictions, votes that changed, who moved whom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from venire.app import Venire
from venire.cli.endings.alerts import show_alerts
from venire.cli.endings.changed_votes import show_flips
from venire.cli.endings.section import show_section
from venire.cli.terminal.page import Page, plain_table
from venire.exports.accounts import accounts_sections
from venire.exports.jury.debrief_sentences import CONVICTION, MEMO, NO_FIGURE, SECRET, memo_told, part_told, torn
from venire.exports.tellings.deliberation import DeliberationTold
from venire.exports.tellings.kinds import telling
from venire.exports.transcript import Names
from venire.host.session import AnySession
from venire.proceedings.deliberation.readings.debrief import Debrief
from venire.proceedings.deliberation.readings.own_part import own_part

MARKS = "▁▂▃▄▅▆▇█"


def show_debrief(page: Page, venire: Venire, session: AnySession) -> None:
    """Everything that the record tells of it. Raises :class:`venire.errors.VenireError` while the session goes on."""
    end = venire.debrief(session)
    names = Names(venire.roster_of(session), venire.case_of(session))
    you = _seat(session)
    title = f"{escape(venire.case_of(session).title)} – {end.verdict.replace('_', ' ')} after {end.rounds} rounds"
    page.rule(title)
    _convictions(page, end, names, you)
    show_flips(page, end, names, session.id[:8], you)
    _moved(page, end, names)
    if you is not None:
        page.print("\n[bold]Your part[/]")
        page.hung("  ", escape(" ".join(part_told(own_part(session.entries, you), names, you))))
    for section in accounts_sections(end.accounts):
        show_section(page, section)
    show_alerts(page, session)
    _real(page, session, end)
    _memo(page, names)


def _seat(session: AnySession) -> int | None:
    """The seat a person held, if one did."""
    seat = next(iter(session.people), None)
    return int(seat.rpartition("/")[2]) if seat else None


def _convictions(page: Page, end: Debrief, names: Names, you: int | None) -> None:
    table = plain_table("Juror", "Round by round", "First", "Last", "Vote", "In secret")
    for juror, values in sorted(end.convictions.items()):
        name, vote = "You" if juror == you else names.juror(juror), end.votes[juror].replace("_", " ")
        if names.person(juror):
            table.add_row(name, "", "", "", vote, "")
        else:
            secret = _secret(end, juror, values[-1])
            table.add_row(name, _curve(values), f"{values[0]:.2f}", f"{values[-1]:.2f}", vote, secret)
    page.print(table)
    page.print(f"[dim]{CONVICTION}\n{SECRET}\n{NO_FIGURE}[/]")


def _secret(end: Debrief, juror: int, conviction: float) -> str:
    return "in two minds" if torn(conviction) else end.secret_votes.get(juror, "").replace("_", " ")


def _curve(values: Sequence[float]) -> str:
    return "".join(MARKS[min(7, int(value * 8))] for value in values)


def _moved(page: Page, end: Debrief, names: Names) -> None:
    page.print("\n[bold]Who moved whom most[/]")
    for pair, total in sorted(end.moved.items(), key=lambda item: -abs(item[1]))[:8]:
        speaker, _, listener = pair.partition(">")
        toward = "guilt" if total > 0 else "acquittal"
        page.item(f"{names.juror(int(speaker))} → {names.juror(int(listener))}: {abs(total):.2f} toward {toward}")
    share = end.share
    parts = f"speeches {share.speeches:.0%}, the others' votes {share.pressure:.0%}, mood {share.mood:.0%}"
    page.print(f"[dim]Of all movement: {parts}.[/]")


def _real(page: Page, session: AnySession, end: Debrief) -> None:
    told = telling(session)
    assert isinstance(told, DeliberationTold)
    for section in told.real(end):
        show_section(page, section)


def _memo(page: Page, names: Names) -> None:
    parts = memo_told(names.case.memo)
    if parts:
        page.print()
        page.rule(MEMO)
    for heading, texts in parts:
        page.print(f"\n[bold]{heading}[/]")
        for text in texts:
            page.item(escape(text))
