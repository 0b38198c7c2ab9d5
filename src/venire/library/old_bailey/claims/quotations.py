"""Claims: what somebody in the jury room can hold, each an exact quotation of what was said in court.

Strength, documented: 0.30, and 0.05 for every point of cue weight up to 4; +0.08 on oath, -0.08 not; +0.04 for an hour,
distance or count that can be checked; -0.05 for a Crown witness's doubt got out only in cross-examination; -0.05 where
only the reporter's summary survives. Held within 0.10 and 0.75; a claim of 0.6 or more that nothing answers is brought
down to 0.59 (see :mod:`venire.library.old_bailey.claims.relations`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from venire.law.case_file.argument_map import ArgumentType, Claim, Kernel, Relation, Tone
from venire.law.case_file.checks.discussion_map import STRONG
from venire.library.old_bailey.claims.cues import CUES, cues_of, detail, leading, ordered, weight
from venire.library.old_bailey.claims.phrasing import Phrasebook, manner_of
from venire.library.old_bailey.claims.sayings import Speaker, WitnessSayings
from venire.library.old_bailey.report.sentences import word_count

MOST_CLAIMS = 36
_ENOUGH = 12
"""Claims with which a jury has enough to talk about, so that idle sayings can be left out."""
_IDLE = 1.3
"""Below this weight a saying hardly bears on the charge."""
_CONJUNCTION = re.compile(r"^(?:(?:and|but|so|for|then)\b,? )+", re.IGNORECASE)
_SUBJECT = re.compile(
    r"[A-Z‘(\d£]|(?:he|she|they|we|it|the|this|that|these|those|there|my|his|her|our|their|an?|no|nobody|one|both|some|"
    r"if|when|as|on|in|at|about|after|before|upon|what|how|who|you|not)\b"
)
_PARTS = re.compile(r"[;:—]\s*|, (?=(?:and |but )?(?:I|he|she|they|we|it|there|the|my|his|her) )")
_LOOSE_END = re.compile(r"\b(?:and|but|or|the|an?|of|to|in|on|with|that|is|was|for|at|by|from|who|which|said|when|if)$")
_TYPES: Mapping[str, tuple[ArgumentType, ...]] = {
    "character": ("evidence", "moral"),
    "violence": ("evidence", "emotional", "narrative"),
    "doubt": ("evidence", "logical", "question"),
    "alibi": ("evidence", "logical"),
    "innocence": ("evidence", "narrative"),
    "confession": ("evidence", "moral"),
    "flight": ("evidence", "narrative"),
}
_VALUES: Mapping[str, tuple[str, ...]] = {
    "character": ("a good name",),
    "violence": ("safety of the person",),
    "doubt": ("the benefit of the doubt",),
    "property": ("respect for what is another's",),
    "identification": ("certainty before punishment",),
    "confession": ("a person's own word",),
    "deception": ("honest dealing",),
    "innocence": ("a hearing for the accused",),
    "alibi": ("certainty before punishment",),
}


@dataclass(frozen=True, slots=True)
class QuotedPoint:
    """A saying chosen to be a claim, before it is put into words."""

    id: str
    speaker: Speaker
    told: WitnessSayings
    element: str
    quote: str


def arguable(told: WitnessSayings) -> bool:
    """Whether the saying shows a sign of having to do with the charge."""
    return not told.cues <= {"number", "prisoner"}


def points(speakers: Sequence[Speaker], kinds: Mapping[str, str], evidence: Mapping[str, str]) -> list[QuotedPoint]:
    """The sayings that have most to do with the charge, both sides' among them, in the order in which they were said.

    ``kinds``: element id -> kind. Speakers without an evidence item are left out.
    """
    said = [(s, t) for s in speakers if s.name in evidence for t in s.told if arguable(t)]
    ranked = _bearing(sorted(said, key=lambda st: -_worth(st[1])))
    defence = [t.fact for _, t in ranked if t.side == "defence"][: MOST_CLAIMS // 3]
    rest = [t.fact for _, t in ranked if t.fact not in defence][: MOST_CLAIMS - len(defence)]
    chosen = {*defence, *rest}
    ordered = [st for st in said if st[1].fact in chosen]
    return [QuotedPoint(f"C{n}", s, t, _element(t.cues, kinds), _quote(t)) for n, (s, t) in enumerate(ordered, start=1)]


def _worth(told: WitnessSayings) -> float:
    """What a saying has to do with the charge, less where it is only the tail of a sentence."""
    return told.weight - (0.0 if whole(told.saying.text) else 1.0)


def _bearing(ranked: list[tuple[Speaker, WitnessSayings]]) -> list[tuple[Speaker, WitnessSayings]]:
    """Without idle sayings, as far as each side has enough without them."""
    counts = Counter[str]()
    kept: list[tuple[Speaker, WitnessSayings]] = []
    for speaker, told in ranked:
        if _worth(told) >= _IDLE or counts[told.side] < _ENOUGH // 2:
            counts[told.side] += 1
            kept.append((speaker, told))
    return kept


def _element(cues: frozenset[str], kinds: Mapping[str, str]) -> str:
    """The element that the saying speaks to: the first of its leading cue's kinds that this charge has."""
    for kind in (kind for cue in ordered(cues) for kind in CUES[cue].kinds):
        for element, element_kind in kinds.items():
            if element_kind == kind:
                return element
    return next(iter(kinds))


def _quote(told: WitnessSayings) -> str:
    """The saying without last stop and first conjunction; a bare answer with the question that gives it a meaning."""
    said = told.saying.text.rstrip(" .,;:—")
    if told.saying.asked and word_count(said) < 5:
        return f"{told.saying.asked.rstrip()}—{said}"
    return _CONJUNCTION.sub("", said) if whole(said) else said


def whole(text: str) -> bool:
    """Whether the words have a subject of their own, so that they can stand by themselves."""
    return _SUBJECT.match(_CONJUNCTION.sub("", text)) is not None


@lru_cache(maxsize=512)
def fragment(quote: str) -> str:
    """The clause of a long quotation that has most to do with the charge, where one can stand by itself."""
    if word_count(quote) <= 14:
        return quote
    parts = [_CONJUNCTION.sub("", part.strip(" ,;:—.")) for part in _PARTS.split(quote)]
    fit = [p for p in parts if 5 <= word_count(p) <= 22 and p.count("‘") == p.count("’") and _stands(p)]
    return max(fit, key=lambda part: weight(cues_of(part)), default=quote)


def _stands(part: str) -> bool:
    return (
        whole(part) and arguable_words(part) and _LOOSE_END.search(part) is None and part.count("(") == part.count(")")
    )


def arguable_words(text: str) -> bool:
    """Whether the words show a sign of having to do with the charge, beyond naming somebody or an hour."""
    return not cues_of(text) <= {"number", "prisoner", "when_where"}


def strength(point: QuotedPoint) -> float:
    """See the module's first lines."""
    value = 0.30 + 0.05 * min(point.told.weight, 4.0) + (0.08 if point.speaker.sworn else -0.08)
    value += 0.04 if detail(point.quote) else 0.0
    value -= 0.05 if point.told.crossed and point.told.side != point.speaker.side else 0.0
    value -= 0.05 if point.speaker.reported else 0.0
    return round(min(0.75, max(0.10, value)), 2)


def manner(point: QuotedPoint) -> str:
    """Which pool the point's phrases are drawn from."""
    return manner_of(point.speaker, point.told.cues, point.told.side)


def claim(
    point: QuotedPoint,
    element: str,
    handle: str,
    book: Phrasebook,
    evidence: str,
    relations: tuple[Relation, ...],
    answered: bool,
) -> Claim:
    """The claim in words.

    ``element``: how the element is called in talk; ``handle``: how the claim is; ``answered``: whether another claim
    speaks against it.
    """
    cue = leading(point.told.cues)
    way = manner(point)
    slots = {"w": point.speaker.short, "q": point.quote, "e": element, "d": ""}
    short = {**slots, "q": fragment(point.quote)}
    return Claim(
        id=point.id,
        element=point.element,
        side=point.told.side,
        text=book.put("text", way, **slots),
        handle=handle,
        grounds=(point.told.fact, evidence),
        strength=strength(point) if answered else min(strength(point), STRONG - 0.01),
        relations=relations,
        types=_TYPES.get(cue, ("evidence",)),
        values=_VALUES.get(cue, ()),
        topics=topics(point.told.cues),
        kernels=tuple(_kernel(tone, way, book, slots) for tone in ("plain", "exact", "vivid")),
        question=book.put("question", way, **short),
        concession=book.put("concession", way, **short),
    )


def _kernel(tone: Tone, way: str, book: Phrasebook, slots: Mapping[str, str]) -> Kernel:
    """``plain`` and ``exact`` quote the whole saying, ``vivid`` the part of it that strikes home."""
    found = detail(slots["q"])
    if tone == "exact" and found and way == "general":
        return Kernel(tone=tone, text=book.put("exact", "detail", **{**slots, "d": found}))
    quote = fragment(slots["q"]) if tone == "vivid" else slots["q"]
    return Kernel(tone=tone, text=book.put(tone, way, **{**slots, "q": quote}))


def topics(cues: frozenset[str]) -> tuple[str, ...]:
    """The topics of the two leading cues."""
    return ordered(cues)[:2]
