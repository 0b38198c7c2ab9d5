"""What a witness says to one question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from venire.language.words.word_list import words
from venire.proceedings.examination.acts import Stance


@dataclass(frozen=True, slots=True)
class WitnessAnswer:
    """What the witness says, what that does, and the ids of the facts it rests on."""

    text: str
    stance: Stance
    facts: tuple[str, ...] = ()
    volunteered: tuple[str, ...] = ()


SMALL = frozenset(
    words(
        """The A An My His Her Their Our It He She They We There This That In On At By From After Before When While For
        With What Until During About Once Some No Nobody Another Both All Near Under Over Behind Beside Between Inside
        Outside Through Two Three Since Later Shortly Neither Every Each One
        Without To By
        Most Five Such Some Any Many Few Several Other Others Either What How Four Six Seven Eight Nine Ten"""
    )
)
"""Words that lose their capital within a sentence."""
_BARE_NO = re.compile(r"(?:Oh,? )?[Nn]o\b[^.;:]*\.$")
_YES_OR_NO = re.compile(r"(?:Yes|No)\b[,.]")
_BARE_YES = re.compile(r"(?:Oh,? |Sure,? )?[Yy]es\b[^.;:]*\.$")


def _going_on(text: str) -> str:
    """The next thing said of several, with its "And" where it can go on in small letters or begins with "I"."""
    first = re.split(r"[\s,.'’]", text, maxsplit=1)[0]
    if first in SMALL or first == "Yes":
        return f"And {text[0].lower()}{text[1:]}"
    return f"And {text}" if first == "I" else text


def together(parts: Sequence[WitnessAnswer], rest: str) -> WitnessAnswer:
    """The answers to a compound question, in its order; what is said twice is said once. ``rest``: what is said of the
    parts that are not known."""
    texts = list(dict.fromkeys(part.text for part in parts))
    if not rest and len(parts) == 2 and all(part.stance == "affirm" and _BARE_YES.match(part.text) for part in parts):
        texts = ["Yes, on both counts."]
    if not rest and len(parts) == 2 and all(part.stance == "deny" and _BARE_NO.match(part.text) for part in parts):
        texts = ["No, to both."]
    tells = {part.text for part in parts if part.stance == "tell"}
    joined = [_going_on(text) if text in tells or _YES_OR_NO.match(text) else text for text in texts[1:]]
    texts = [texts[0], *joined, rest]
    stances = {part.stance for part in parts}
    stance: Stance = (
        parts[0].stance if len(stances) == 1 else "correct" if "correct" in stances or "deny" in stances else "tell"
    )
    facts = tuple(dict.fromkeys(fact for part in parts for fact in part.facts))
    extra = tuple(dict.fromkeys(fact for part in parts for fact in part.volunteered))
    return WitnessAnswer(" ".join(filter(None, texts)), stance, facts, extra)
