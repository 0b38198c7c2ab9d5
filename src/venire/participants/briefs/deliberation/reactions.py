"""The panel: one call a round for every listener and every speech. Source: spec/deliberation.md, "The round".

What the form leaves out goes back once; what is still missing then is left missing, for the next in line to fill in
juror by juror (:mod:`venire.participants.whole_panel`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, cast

from pydantic import BaseModel, BeforeValidator, Field, ValidationError

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Archetype, JurorCard
from venire.participants.briefs.deliberation.added_impact import adding_up
from venire.participants.briefs.deliberation.mind import band, listed
from venire.participants.briefs.deliberation.room import (
    PROCEEDING,
    SHARED,
    names_of,
    points_named,
    spoken_lines,
    talk,
)
from venire.participants.briefs.forms import Form
from venire.participants.briefs.once import once_a_case
from venire.participants.briefs.papers.case_file import papers_on
from venire.participants.briefs.papers.case_papers import case_papers
from venire.participants.briefs.shortening import ROUND, shared_out
from venire.participants.briefs.templates import Templates, one_line, read_templates, vote_in_words
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.deliberation.acts import Murmur, React, Reading
from venire.proceedings.deliberation.view import PanelView, Reason, Said

NAMES = ("panel_rules", *SHARED, "listeners", "panel")
BEFORE, PAPERS, CASE = 1, 2, 2_000
"""Speeches of earlier rounds that the panel is given, papers, and characters of the case."""
WORDS = 10
"""Of a reaction."""
MURMURS = 6
SMALL = 0.15
"""The most that may be said of all other listeners in one number: whoever is struck harder has a row."""
POINTS = 2
"""Points that are told of what a listener's vote rests on; of what pulls against it, one."""
REACHED: Mapping[Archetype, str] = {
    "rationalist": "Reached by proof, a clean chain of reasons, a question that finds the gap; hardly by feeling.",
    "empath": "Reached by what people felt and feared, by right and wrong, by a life truly told; little by figures.",
    "cynic": "Reached by hard evidence, from the police above all; cold to feelings, stories and fine distinctions.",
    "conformist": "Reached a little by everything, most by what is told warmly; uneasy with sharp questions.",
    "contrarian": "Reached by the question nobody has asked, and by a fine argument; put off by appeals to the heart.",
    "impatient": "Reached by what is short, sure and plain; lost by long reasoning and by more questions.",
    "detail_obsessed": "Reached by the detail that does not fit and by exact reasons; not by feeling.",
    "moralist": "Reached by what is right, by mercy, by who must answer for what; cool toward logic for its own sake.",
    "pragmatist": "Reached by evidence and sober reasons, by what each mistake would cost; little by sentiment.",
    "storyteller": "Reached by an account that holds, by people who act like people; little by lists of facts.",
    "wildcard": "Reached by the odd question and the detail nobody else heard; deaf to what sounds like the others.",
}
"""What the table of modifiers in :mod:`venire.law.jury.belief` says of each archetype, in words."""
MINDS: tuple[tuple[float, str], ...] = (
    (0.1, "sure it is not proved"),
    (0.3, "fairly sure it is not proved"),
    (0.45, "leaning to not guilty"),
    (0.55, "in two minds"),
    (0.7, "leaning to guilty"),
    (0.9, "fairly sure of guilt"),
    (1.01, "sure of guilt"),
)
"""Upper bound of each band of conviction, and how the panel is told of it."""
Pair = tuple[int, int]
"""(juror, turn)."""


class Struck(Form):
    """How one speech struck one listener."""

    juror: int
    impact: Annotated[float, Field(json_schema_extra={"minimum": -1, "maximum": 1})]
    """One outside its bounds is no reading, and spoils no other."""
    persuaded: bool = False
    reaction: str = ""


def _readable(rows: object) -> object:
    """The rows that can be read: one that cannot costs itself, not the others."""
    return [row for row in cast("list[Any]", rows) if _fits(row)] if isinstance(rows, list) else rows


def _fits(row: object) -> bool:
    try:
        Struck.model_validate(row)
    except ValidationError:
        return False
    return True


def _small(impact: object) -> object:
    """One that is no small number tells nothing of those it is meant for, and spoils no row."""
    return impact if isinstance(impact, int | float) and abs(impact) <= SMALL else None


class Heard(Form):
    """One speech of the round, and those who heard it."""

    turn: int
    listeners: Annotated[tuple[Struck, ...], BeforeValidator(_readable)] = ()
    others: Annotated[float | None, BeforeValidator(_small)] = Field(
        default=None, json_schema_extra={"minimum": -SMALL, "maximum": SMALL}
    )
    """The impact on everybody who is not in ``listeners``; None: nothing is known of them."""


class Reactions(Form):
    """How every speech of the round struck every listener."""

    speeches: tuple[Heard, ...]


FORMS: Mapping[str, type[BaseModel]] = {"react": Reactions}


@dataclass(frozen=True)
class PanelReactions:
    """The panel reacts. ``cards``: the jurors' by id."""

    cards: Mapping[str, JurorCard]
    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, PanelView) or ask.wants != (React,):
            return None
        gaps = _Gaps(view)
        brief = panel_brief(view, self.cards, self.case, ask.directive)
        return PreparedAsk(brief, FORMS, gaps.complaint, lambda form: _taken(form, view))


class _Gaps:
    """Complains of readings left out, once: half an answer is worth having."""

    def __init__(self, view: PanelView) -> None:
        self._view = view
        self._told = False

    def complaint(self, form: BaseModel) -> str:
        assert isinstance(form, Reactions)
        readings = dict(_readings(form, self._view))
        missing = [pair for pair in pairs(self._view) if pair not in readings]
        if not missing or (self._told and readings):
            return ""
        self._told = True
        return _told(missing)


def _told(missing: Iterable[Pair]) -> str:
    by_turn: dict[int, list[int]] = {}
    for juror, turn in missing:
        by_turn.setdefault(turn, []).append(juror)
    left = "; ".join(f"turn {turn}: seats {', '.join(map(str, seats))}" for turn, seats in by_turn.items())
    remedy = "Hand in the whole list again, with a row or `others` for them."
    return f"These listeners have no impact between -1 and 1: {left}. {remedy}"


def pairs(view: PanelView) -> tuple[Pair, ...]:
    """Every listener of every speech of the round."""
    return tuple((juror, speech.turn) for speech in view.speeches for juror in view.listeners if juror != speech.juror)


def _readings(form: Reactions, view: PanelView) -> Iterator[tuple[Pair, Struck]]:
    """The usable rows, the first of each pair, in the order of the round; then whoever goes with the others."""
    given: dict[Pair, Struck] = {}
    for heard in form.speeches:
        for struck in heard.listeners:
            if -1.0 <= struck.impact <= 1.0:
                given.setdefault((struck.juror, heard.turn), struck)
    listed = {(struck.juror, heard.turn) for heard in form.speeches for struck in heard.listeners}
    rest = {heard.turn: heard.others for heard in form.speeches if heard.others is not None}
    for juror, turn in pairs(view):
        if (juror, turn) in given:
            yield (juror, turn), given[juror, turn]
        elif turn in rest and (juror, turn) not in listed:
            yield (juror, turn), Struck(juror=juror, impact=rest[turn])


def _taken(form: BaseModel, view: PanelView) -> FilledAct:
    assert isinstance(form, Reactions)
    rows = dict(_readings(form, view))
    missing = tuple(
        f"no reading of seat {juror}, turn {turn}" for juror, turn in pairs(view) if (juror, turn) not in rows
    )
    counted = _counted(rows)
    readings = tuple(_reading(pair, struck, counted[pair], view) for pair, struck in rows.items())
    murmurs = tuple(_murmurs(rows))
    return FilledAct(React(readings=readings, murmurs=murmurs[:MURMURS]), missing)


def _counted(rows: Mapping[Pair, Struck]) -> Mapping[Pair, float]:
    """What each speech counts beside the others of the round: see ``adding_up``."""
    found: dict[Pair, float] = {}
    for juror in dict.fromkeys(juror for juror, _ in rows):
        heard = [pair for pair in rows if pair[0] == juror]
        found |= dict(zip(heard, adding_up([rows[pair].impact for pair in heard]), strict=True))
    return found


def _reading(pair: Pair, struck: Struck, impact: float, view: PanelView) -> Reading:
    juror, turn = pair
    against = struck.impact < 0 if view.votes.get(juror) == "guilty" else struck.impact > 0
    return Reading(juror=juror, turn=turn, impact=impact, persuaded=struck.persuaded and against)


def _murmurs(rows: Mapping[Pair, Struck]) -> Iterator[Murmur]:
    """What shows; a reaction that is a speech does not."""
    for (juror, turn), struck in rows.items():
        shown = one_line(struck.reaction)
        if shown and len(shown.split()) <= WORDS and len(shown) <= 120:
            yield Murmur(juror=juror, turn=turn, reaction=shown)


def panel_brief(view: PanelView, cards: Mapping[str, JurorCard], case: Case, directive: str) -> Brief:
    """What a model plays the panel from: the case and the listeners first, for they stay the same."""
    templates = read_templates(PROCEEDING, NAMES)
    before = tuple(speech for speech in view.said if speech.round < view.round)[-BEFORE:]
    heard = (*before, *view.speeches)
    late = (talk(view, before, templates, older=False), _panel(view, case, heard, directive, templates))
    return Brief(
        rules=templates.render("panel_rules", {}),
        shared="\n".join((case_papers(case, templates, size=CASE, times=False), _listeners(view, cards, templates))),
        matter="\n".join(late),
        version=templates.version,
    )


def _listeners(view: PanelView, cards: Mapping[str, JurorCard], templates: Templates) -> str:
    seated = [(seen.number, cards[seen.card]) for seen in view.jurors if seen.number in view.listeners]
    told = [(number, card, REACHED[card.archetype]) for number, card in seated]
    return templates.render("listeners", {"listeners": told})


def _panel(view: PanelView, case: Case, heard: Sequence[Said], directive: str, templates: Templates) -> str:
    called = names_of(view)
    values = {
        "view": view,
        "points": points_named(case, heard),
        "minds": [_mind(view, number, case) for number in view.listeners],
        "active": [called[number] for number in view.active],
        "papers": papers_on(case, view.speeches, most=PAPERS),
        "speeches": tuple(_speeches(view, case)),
        "directive": directive,
    }
    return templates.render("panel", values)


def _mind(view: PanelView, number: int, case: Case) -> Mapping[str, object]:
    """One listener before the round: vote, conviction in words, and the points on either side of it."""
    vote, reasons = view.votes.get(number), view.moved_by.get(number, ())
    toward = [one for one in reasons if (one.delta > 0) == (vote == "guilty")]
    against = [one for one in reasons if (one.delta > 0) != (vote == "guilty")]
    return {
        "name": names_of(view)[number],
        "number": number,
        "vote": vote,
        "mind": band(MINDS, view.convictions[number]),
        "rests": _about(toward, case, POINTS),
        "against": _about(against, case, 1),
    }


def _about(reasons: Iterable[Reason], case: Case, most: int) -> str:
    """What the main points of these speeches are about, the latest, each once."""
    handles = _handles(case)
    named = [handles[claim] for one in reasons for claim in one.claims[:1] if claim in handles]
    return listed(list(dict.fromkeys(named))[-most:])


@once_a_case
def _handles(case: Case) -> Mapping[str, str]:
    return {claim.id: claim.handle for claim in case.claims}


def _speeches(view: PanelView, case: Case) -> Iterator[tuple[str, str]]:
    texts = shared_out([speech.text for speech in view.speeches], ROUND)
    for line, speech in zip(spoken_lines(view, view.speeches, texts), view.speeches, strict=True):
        yield line, "; ".join(filter(None, (speech.type, _side(speech, view, case), _freshness(view, speech))))


def _side(speech: Said, view: PanelView, case: Case) -> str:
    """Whose points these are; where there are none or both sides', whose vote the speaker has. A vote that has just
    changed is told as known."""
    sides = {claim.side for claim in case.claims if claim.id in speech.claims}
    vote = view.votes.get(speech.juror)
    holds = f"speaker votes {vote_in_words(vote)}" if vote else ""
    changed = [number for number, juror, _ in view.flips if juror == speech.juror and number >= view.round - 1]
    known = f"{holds}, as the room was told after round {changed[-1]}" if changed and holds else holds
    return "; ".join(filter(None, (f"for the {sides.pop()}" if len(sides) == 1 else "", known)))


def _freshness(view: PanelView, speech: Said) -> str:
    old = [claim for claim in speech.claims if claim in view.put_before]
    if not speech.claims:
        return "puts no point of the case"
    if not old:
        return "not said before"
    return "said before" if len(old) == len(speech.claims) else f"{', '.join(old)} said before"
