"""What the prompts of several seats tell alike: the case papers, the last exchanges, the last rulings, the exhibits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case, Exhibit, Standard, Witness
from venire.law.testimony.testified import EstablishedClaim, Exchange, RuledOn, stated
from venire.participants.briefs.shortening import HEARD, shared_out, shortened
from venire.participants.briefs.templates import Templates, as_name, clip, read_templates
from venire.proceedings.examination.view import CourtView

PROCEEDING = "venire.proceedings.examination"
SUMMARY = 480
"""Characters of the case's summary."""
AFFIDAVIT = 3_600
"""Characters of an affidavit that is told whole; of a longer one every fact is cut to its share."""
EXCHANGES, RULINGS = 3, 2
"""How many of the last are told in full: what is older is in the notes."""
LINES = 4
"""Lines of a list that grows: the last so many."""
_STANDARDS: Mapping[Standard, str] = {
    "beyond_reasonable_doubt": "beyond reasonable doubt",
    "preponderance": "to be more likely than not",
}


@dataclass(frozen=True)
class Papers:
    """The case as those read it who may: counsel and the judge."""

    case: Case

    @cached_property
    def witnesses(self) -> Mapping[str, Witness]:
        return {witness.id: witness for witness in self.case.witnesses}

    @cached_property
    def exhibits(self) -> Mapping[str, Exhibit]:
        return {exhibit.id: exhibit for exhibit in self.case.exhibits}

    def witness(self, view: CourtView) -> Witness:
        """Who is on the stand."""
        return self.witnesses[view.witness or ""]

    def told(self, templates: Templates) -> str:
        """What the case is about; the same all through a session."""
        values = {
            "case": self.case,
            "summary": clip(self.case.summary, SUMMARY),
            "standard": _STANDARDS[self.case.standard],
        }
        return templates.render("case", values)

    def affidavit(self, view: CourtView, facts: Mapping[str, str], templates: Templates) -> str:
        """What the witness on the stand swore to; the same as long as it sits there."""
        witness = self.witness(view)
        values = {"witness": witness, "called": as_name(witness.name), "affidavit": sworn(facts)}
        return templates.render("affidavit", values)

    def labels(self, topics: Iterable[str]) -> tuple[str, ...]:
        """Those that the author of the case names as its topics; a question is matched by more than these."""
        named = {topic.label for topic in self.case.topics}
        return tuple(topic for topic in topics if topic in named)

    def exhibit(self, name: str | None) -> str:
        """An exhibit in a sentence; empty where there is none."""
        found = self.exhibits.get(name or "")
        return f"{exhibit_number(found.id)}, {found.name}: {_ended(clip(found.description, 260))}" if found else ""


def _ended(text: str) -> str:
    """With one full stop, whether it came with one or not."""
    return text if text.endswith(("…", "!", "?")) else f"{text.rstrip('.')}."


def read(*names: str) -> Templates:
    """Templates of the examination, read anew, so that a changed one binds at the next ask."""
    return read_templates(PROCEEDING, names)


def exhibit_number(exhibit: str) -> str:
    """How it is spoken of: "X2" → "Exhibit 2"."""
    return f"Exhibit {exhibit.lstrip('X')}"


def sworn(facts: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """An affidavit, cut to its size where it is too long."""
    room = AFFIDAVIT // max(1, len(facts))
    short = sum(map(len, facts.values())) <= AFFIDAVIT
    return tuple((name, text if short else clip(text, room)) for name, text in facts.items())


def lately(view: CourtView, *, without: int | None = None, ruler: str = "The judge has") -> Mapping[str, object]:
    """The last exchanges and rulings; ``without`` the question that is before the court. ``ruler``: who made them, as
    the reader is told."""
    return {
        "exchanges": told_short(_last(view, without)),
        "rulings": tuple(map(_reasoned, view.rulings[-RULINGS:])),
        "ruler": ruler,
    }


def _reasoned(ruled: RuledOn) -> RuledOn:
    """The reason without a sentence that only says again how it was ruled and by which rule."""
    known = frozenset(re.findall(r"\w+", f"sustained overruled under by rule {ruled.rule}".lower()))
    whole = [one for one in sentences(ruled.reason) if not known.issuperset(re.findall(r"\w+", one.lower()))]
    return ruled.model_copy(update={"reason": " ".join(whole)})


def _last(view: CourtView, without: int | None) -> Sequence[Exchange]:
    return [one for one in view.exchanges if one.no != without][-EXCHANGES:]


def told_short(exchanges: Sequence[Exchange]) -> tuple[Exchange, ...]:
    """These questions and answers, cut to the room that they have together."""
    cut = iter(shared_out([text for one in exchanges for text in (one.question, one.answer)], HEARD))
    return tuple(one.model_copy(update={"question": next(cut), "answer": next(cut)}) for one in exchanges)


def older(asked: Sequence[str], view: CourtView, now: str = "") -> tuple[str, ...]:
    """The questions before those that are told with their answers; without the one that is before the court."""
    told = {one.question for one in view.exchanges[-EXCHANGES - bool(now) :]} | {now}
    return tuple(one for one in asked if one not in told)[-LINES:]


def claims(told: Sequence[EstablishedClaim], view: CourtView, *, without: int | None = None) -> tuple[str, ...]:
    """The last claims of a witness, less those whose question and answer :func:`lately` tells whole."""
    last = _last(view, without)
    whole = {one.no for one, cut in zip(last, told_short(last), strict=True) if one == cut and one.answer}
    return lines([stated(one.statement, one.holds) for one in told[-LINES:] if one.no not in whole])


def lines(statements: Sequence[str], most: int = LINES) -> tuple[str, ...]:
    """The last of a list, each cut to a line."""
    return tuple(shortened(one, 200) for one in statements[-most:])
