"""Which juror says which of a case's reasons, so that no two speak the same sentence.

The argument map words each reason once or a few times over: the reason for which one claim answers another, the
question that puts it to a room, and the ways to say it aloud. Each of these goes to one juror: to one whose manner it
suits, among those to the one who has the fewest of that claim, among those to the one who has the fewest at all. Alike
for the same jurors in the same order, whoever plays.

Source: spec/persuasion.md, "Shift" ("turns are believable").
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from venire.law.case_file.argument_map import Claim, Tone
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Archetype
from venire.law.persuasion.card import CardVoice, PersuasionCard

SPEAKS: Final[Mapping[Archetype, Tone]] = {
    "rationalist": "exact",
    "detail_obsessed": "exact",
    "pragmatist": "exact",
    "contrarian": "exact",
    "empath": "vivid",
    "storyteller": "vivid",
    "moralist": "vivid",
    "wildcard": "vivid",
    "cynic": "plain",
    "conformist": "plain",
    "impatient": "plain",
}
"""The tone that suits each archetype."""
Reasons = Mapping[str, tuple[str, ...]]
"""Key (see :func:`answering`) → what one juror has to say."""


def answering(source: str, to: str) -> str:
    """The key of what one claim says against another; what a claim says by itself has its id as key."""
    return f"{source}>{to}"


def shared_out(case: Case, cards: Sequence[PersuasionCard]) -> tuple[PersuasionCard, ...]:
    """The same cards, each with its share of the case's reasons; a card that has reasons of its own keeps them."""
    shares = shares_of(case, [card.archetype for card in cards])
    return tuple(
        card if card.voice.reasons else card.model_copy(update={"voice": _with_reasons(card, share)})
        for card, share in zip(cards, shares, strict=True)
    )


def _with_reasons(card: PersuasionCard, share: Reasons) -> CardVoice:
    return card.voice.model_copy(update={"reasons": share})


def shares_of(case: Case, jurors: Sequence[Archetype]) -> Sequence[Reasons]:
    """One share for each juror, in order."""
    shares = [defaultdict[str, list[str]](list) for _ in jurors]
    total = Counter[int]()
    for claim in case.claims if jurors else ():
        here = Counter[int]()
        for key, tone, text in _wordings(claim):
            place = min(range(len(jurors)), key=lambda one: (_unlike(jurors[one], tone), here[one], total[one], one))
            shares[place][key].append(text)
            here[place] += 1
            total[place] += 1
    return [{key: tuple(texts) for key, texts in share.items()} for share in shares]


def _unlike(juror: Archetype, tone: str | None) -> int:
    """0 where a wording is in the juror's own tone, 2 where it is in the opposite one, 1 for any other."""
    if SPEAKS[juror] == tone:
        return 0
    return 2 if {SPEAKS[juror], tone} == {"exact", "vivid"} else 1


def _wordings(claim: Claim) -> Iterator[tuple[str, Tone | None, str]]:
    """(key, tone, text) of everything that can be said for it."""
    for relation in claim.relations:
        if relation.kind != "supports":
            yield answering(claim.id, relation.to), None, relation.why
    for kernel in claim.kernels:
        yield claim.id, kernel.tone, kernel.text
    yield claim.id, None, claim.question
