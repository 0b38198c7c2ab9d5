"""A ruling as the judge speaks it: one sentence, terse, explained or teaching; varied, and never by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire.law.evidence.grounds import CARDS, Ground, Phase, Ruling
from venire.law.evidence.rules import rule_cited
from venire.law.evidence.rulings.unfounded import refusals

Style = Literal["terse", "explained", "teaching"]


class _Words(Frozen):
    """What ``spoken.yaml`` holds, where each is explained."""

    explained: Mapping[Ruling, tuple[str, ...]]
    teaching: Mapping[Ruling, tuple[str, ...]]
    taught: tuple[str, ...]
    cures: Mapping[Ground, str]
    tests: Mapping[Ground, str]
    past: Mapping[Phase, str]


@cache
def _words() -> _Words:
    return shipped_values("venire.law.evidence.rulings", "spoken.yaml", _Words)


def spoken(
    ruling: Ruling, ground: Ground, rule: str, because: str, question: str, style: Style, phase: Phase = "direct"
) -> str:
    """The sentence. The same question always gets the same wording; different questions take turns."""
    return taking_turns(wordings(ruling, ground, rule, because, question, style, phase), question)


def taking_turns(said: Sequence[str], question: str) -> str:
    """One of these wordings, by the question."""
    return said[sum(map(ord, question)) % len(said)]


def wordings(
    ruling: Ruling, ground: Ground, rule: str, because: str, question: str, style: Style, phase: Phase = "direct"
) -> tuple[str, ...]:
    """Every sentence in which this ruling can be spoken, at least one."""
    if style == "terse":
        return (f"{ruling.capitalize()}; Rule {rule}.",)
    words = _words()
    forms = (words.teaching if style == "teaching" else words.explained)[ruling]
    if ruling == "overruled" and not because:
        plain = style == "explained" or (ground == "leading" and phase in ("cross", "recross"))
        forms = refusals(ground, question, phase) if plain else words.taught
    cited = rule_cited(rule)
    slots = {
        "rule": rule,
        "because": because or _plainly(ground, phase),
        "heading": cited.heading if cited else rule,
        "cure": words.cures[ground],
        "test": words.tests[ground],
    }
    return tuple(form.format(**slots) for form in forms)


def _plainly(ground: Ground, phase: Phase) -> str:
    """The reason to sustain where nothing but the question decides."""
    if ground == "scope" and phase in _words().past:
        return _words().past[phase]
    if ground == "compound":
        return "it puts two questions in one, and an answer could belong to either"
    hint = CARDS[ground].hint.rstrip(".")
    return hint[0].lower() + hint[1:]
