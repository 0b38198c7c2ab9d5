"""The panel: one call a round for every listener and every speech. Source: spec/deliberation.md, "The round".

What the form leaves out goes back once; what is still missing then is left missing, for the next in line to fill in
juror by juror (:mod:`venire.participants.whole_panel`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, cast

from pydantic import BaseModel, BeforeValidator, Field, ValidationError

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case import Case
from venire.law.persona import Archetype, JurorCard
from venire.participants.briefs.deliberation.case_papers import case_papers
from venire.participants.briefs.deliberation.file import papers_on
from venire.participants.briefs.deliberation.mind import band
from venire.participants.briefs.deliberation.room import (
    PROCEEDING,
    SHARED,
    names_of,
    spoken_lines,
    talk,
    votes,
)
from venire.participants.briefs.forms import Form
from venire.participants.briefs.templates import Templates, one_line, read_templates
from venire.participants.part import Taken, Turn
from venire.ports import Brief
from venire.proceedings.deliberation.acts import Murmur, React, Reading
from venire.proceedings.deliberation.view import PanelView, Said

NAMES = ("panel_rules", *SHARED, "listeners", "panel")
BEFORE = 3
"""Speeches of earlier rounds that the panel is given whole."""
WORDS = 10
"""Of a reaction."""
MURMURS = 6
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
"""What the table of modifiers in :mod:`venire.law.belief` says of each archetype, in words."""
MINDS: tuple[tuple[float, str], ...] = (
    (0.1, "sure that guilt is not proved"),
    (0.3, "fairly sure that guilt is not proved"),
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


class Heard(Form):
    """One speech of the round, and all who heard it."""

    turn: int
    listeners: Annotated[tuple[Struck, ...], BeforeValidator(_readable)]


class Reactions(Form):
    """How every speech of the round struck every listener."""

    speeches: tuple[Heard, ...]


FORMS: Mapping[str, type[BaseModel]] = {"react": Reactions}


@dataclass(frozen=True)
class PanelReactions:
    """The panel reacts. ``cards``: the jurors' by id."""

    cards: Mapping[str, JurorCard]
    case: Case

    def turn(self, ask: Ask, view: Frozen) -> Turn | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, PanelView) or ask.wants != (React,):
            return None
        gaps = _Gaps(view)
        brief = panel_brief(view, self.cards, self.case, ask.directive)
        return Turn(brief, FORMS, gaps.complaint, lambda form: _taken(form, view))


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
    return f"These listeners have no impact between -1 and 1: {left}. Hand in the whole list again with them."


def pairs(view: PanelView) -> tuple[Pair, ...]:
    """Every listener of every speech of the round."""
    return tuple((juror, speech.turn) for speech in view.speeches for juror in view.listeners if juror != speech.juror)


def _readings(form: Reactions, view: PanelView) -> Iterator[tuple[Pair, Struck]]:
    """The usable rows, the first of each pair, in the order of the round."""
    given: dict[Pair, Struck] = {}
    for heard in form.speeches:
        for struck in heard.listeners:
            if -1.0 <= struck.impact <= 1.0:
                given.setdefault((struck.juror, heard.turn), struck)
    yield from ((pair, given[pair]) for pair in pairs(view) if pair in given)


def _taken(form: BaseModel, view: PanelView) -> Taken:
    assert isinstance(form, Reactions)
    rows = dict(_readings(form, view))
    missing = tuple(
        f"no reading of seat {juror}, turn {turn}" for juror, turn in pairs(view) if (juror, turn) not in rows
    )
    readings = tuple(_reading(pair, struck, view) for pair, struck in rows.items())
    murmurs = tuple(_murmurs(rows))
    return Taken(React(readings=readings, murmurs=murmurs[:MURMURS]), missing)


def _reading(pair: Pair, struck: Struck, view: PanelView) -> Reading:
    juror, turn = pair
    against = struck.impact < 0 if view.votes.get(juror) == "guilty" else struck.impact > 0
    return Reading(juror=juror, turn=turn, impact=round(struck.impact, 3), persuaded=struck.persuaded and against)


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
    late = (
        talk(view, before, templates),
        votes(view, case, heard, templates),
        _panel(view, case, directive, templates),
    )
    return Brief(
        rules=templates.render("panel_rules", {}),
        shared="\n".join((case_papers(case, templates), _listeners(view, cards, templates))),
        matter="\n".join(late),
        version=templates.version,
    )


def _listeners(view: PanelView, cards: Mapping[str, JurorCard], templates: Templates) -> str:
    seated = [(seen.number, cards[seen.card]) for seen in view.jurors if seen.number in view.listeners]
    told = [(number, card, REACHED[card.archetype]) for number, card in seated]
    return templates.render("listeners", {"listeners": told})


def _panel(view: PanelView, case: Case, directive: str, templates: Templates) -> str:
    called = names_of(view)
    minds = [
        (called[number], number, view.votes.get(number), band(MINDS, view.convictions[number]))
        for number in view.listeners
    ]
    values = {
        "minds": minds,
        "active": [called[number] for number in view.active],
        "papers": papers_on(case, view.speeches),
        "speeches": tuple(_speeches(view)),
        "directive": directive,
    }
    return templates.render("panel", values)


def _speeches(view: PanelView) -> Iterator[tuple[str, str, str]]:
    for line, speech in zip(spoken_lines(view, view.speeches), view.speeches, strict=True):
        yield line, speech.type, _freshness(view, speech)


def _freshness(view: PanelView, speech: Said) -> str:
    old = [claim for claim in speech.claims if claim in view.put_before]
    if not speech.claims:
        return "puts no point of the case"
    if not old:
        return "not said before"
    return "said before" if len(old) == len(speech.claims) else f"{', '.join(old)} said before"
