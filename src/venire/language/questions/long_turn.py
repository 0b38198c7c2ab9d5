"""Which words of a long turn are put to be affirmed or denied, and which of them say what "that" is.

Counsel reads from a page, thanks, asks for the next page, and puts one thing at the end, often as "Is that right?"
about the sentence before. Counsel's own "I think" and "we can see that" are no part of what the witness swears to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from venire.language.text.typography import plain_marks

_ABBREVIATED = re.compile(r"\b(?:Mr|Mrs|Ms|Dr|St|Prof|Sgt|Lt|Capt|Rev|Hon|No|[A-Z])\.$")
LONGEST = 6
"""Signs of an abbreviation and what bounds it."""
_END = re.compile(
    r"(?<=;)\s+(?=(?:do|did|can|is|are|were|was|have|does|has)(?:n't)? (?:you|that|it|this)\b)"
    r"|(?<=[.?!])[\"')\]]*\s+(?=[\"'(\[]?[A-Z0-9£$])|(?<=[a-z\"]):\s+(?=[A-Z][a-z']* (?:you|it|he|she|they"
    r"|we)\b)"
)
_AUX = r"(?:am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must)"
_AGREED = re.compile(
    r"(?:(?:and|so|but|now|well|again)\b,? ?)?(?:"
    r"(?:is|was|isn't|wasn't|would|are) (?:that|this|it|you)(?: be)?(?: not)?(?: all| also| a| an| quite"
    r"| broadly| fairly)?"
    r" ?(?:right|correct|so|true|fair|accurate|the case|a fact|the idea|the position|fair summary|accurate summary"
    r"|fair description|agreed|your evidence|what you (?:say|said|mean|meant))(?: to say)?(?:,? then)?"
    r"|(?:do|would|don't|wouldn't|did|can) you (?:not )?(?:agree|accept|deny|dispute|remember|recall|recollect|confirm)"
    r"(?: (?:with )?(?:that|this|it|me))?(?: now| today)?|you (?:agree|accept|deny|remember"
    r"|recall)(?: (?:with )?(?:that|it))?"
    rf"|(?:{_AUX})(?:n't)? (?:you|he|she|it|they|there|we|that)(?: not)?|don't you think(?: so)?"
    r"|am i (?:right|correct)|(?:that's|that is) (?:right|correct|true|so)|correct|right|true|yes|agreed|not so"
    r"|have i got that right"
    r")(?:,? (?:doctor|sir|madam|witness|(?:mr|mrs|ms|miss|dr)\.? [a-z ]+))?",
    re.I,
)
_SEEN = re.compile(
    r"(?:and |so |now )?(?:do|can|did) you (?:now )?(?:see|read|follow|understand|have) (?:that|this|it"
    r"|those)(?: there)?"
    r"|(?:and )?you (?:see|understand|follow) (?:that|this)|you see",
    re.I,
)
_BUSINESS = re.compile(
    r"(?:(?:and|so|now|well|then|okay|sorry|right|yes|ah|oh|just|firstly|secondly|thirdly|next|again)\b,? )*(?:"
    r"thank you|thanks|please|good (?:morning|afternoon)|okay|all right|very well|i see|i'm sorry|sorry|forgive me"
    r"|(?:can|could|may|might|shall|should|will) (?:we|i)\b(?! (?:take it|confirm|be (?:clear|sure)))|let us\b"
    r"|let's\b|let me\b"
    r"|if (?:we|i|you)(?: can| could| may)?(?: just)? (?:look|turn|go|scroll|move|have|take|start|can|might"
    r"|could)\b(?!.*\bwe (?:can )?(?:also )?(?:see|know)\b)"
    r"|(?:please )?(?:look|turn|go|take|read|scroll|keep|stop|over|back|listen|wait|open|try|pause)\b(?! you)"
    r"|i(?: just)? want to|i know (?:it's|this is) going to|i(?:'m| am| will|'ll|'d| would| shall| want"
    r"| wish)(?: just)? (?:going to|ask|move|turn|come|deal|like to|to ask|take you|show|read|refer|you to)"
    r"|we(?:'re| are|'ll| will)(?: just)? (?:going to|come|look|turn|return|move)|(?:page|paragraph|line|section"
    r"|volume|tab)s? [\w.()]+(?:,? (?:and|at|on|of|page|paragraph|line)\b.*)?(?:,? please)?$"
    r"|so far so good|i hand you|i have no|would you (?:like|please|kindly|mind|just|look|turn)|could you"
    r"|can you (?:please|just|look|turn|take|go|read|tell|give|describe|explain|help)"
    r"|tell (?:me|us|the)|give (?:me|us))",
    re.I,
)
_PLEASE = re.compile(r",? please$", re.I)
_BARE_REFERENCE = re.compile(
    r"\b(?:that|this|it|he|she|they|him|them|these|those|there|then|his|her|their|one)\b(?! (?:is|was|were"
    r"|are) (?:a|an|some|any|no)\b)",
    re.I,
)
_CUT_OFF = re.compile(r"\b(?:does|do|did|is|was|has|had)$", re.I)
"""An ending that leans on words before: "the top line does". """
_DASHES = re.compile(r"^[\s\-.]+(?=\S)|\s*-{2,}\s*$")
_BROKEN = re.compile(r"\s*-{2,}\s+-{2,}\s*")


@dataclass(frozen=True, slots=True)
class PutInTurn:
    """What a turn puts. ``agreed``: the turn asks "is that right?" about it. ``seen``: it asks "do you see that?".
    ``about``: the sentence before, where "it" and "that" stand for something in there; empty otherwise."""

    text: str
    agreed: bool = False
    seen: bool = False
    about: str = ""


def put_by(turn: str) -> PutInTurn | None:
    """What is put by a turn; None where it only asks for a page, or says nothing."""
    parts = sentences_of(turn)
    agreed = seen = False
    while parts and (is_tag(parts[-1]) or _is_seen(parts[-1])) and len(parts) > 1:
        agreed, seen = agreed or is_tag(parts[-1]), seen or _is_seen(parts[-1])
        parts = parts[:-1]
    parts = _put_last(parts) if not agreed and not seen else parts
    while parts and (agreed or seen) and is_business(parts[-1]):
        parts = parts[:-1]
    if not parts or is_tag(parts[-1]) or is_business(parts[-1]):
        return None
    return PutInTurn(parts[-1], agreed, seen, _about(parts))


def asked_in(turn: str) -> str:
    """The question of a turn with the sentence that explains it, and without the business of the hearing around it;
    the whole turn where nothing is put."""
    put = put_by(turn)
    if put is None:
        return turn
    tag = f" {sentences_of(turn)[-1]}" if put.agreed or put.seen else ""
    return f"{put.about} {put.text}{tag}".strip()


def sentences_of(turn: str) -> list[str]:
    """The sentences of a turn; a quotation is not broken, nor a title from its name."""
    text = _DASHES.sub("", _BROKEN.sub(" ", plain_marks(turn))).strip()
    parts, start = list[str](), 0
    for end in _END.finditer(text):
        so_far = text[start : end.start()]
        if _ABBREVIATED.search(so_far[-LONGEST:]) or (so_far + text[end.start() : end.end()]).count('"') % 2:
            continue
        parts.append((so_far + text[end.start() : end.end()]).strip())
        start = end.end()
    return [one for one in (*parts, text[start:].strip()) if re.search(r"\w", one)]


def _put_last(parts: list[str]) -> list[str]:
    """Up to the last question; where none is asked, up to the last sentence that is no business of the hearing."""
    asking = [place for place, one in enumerate(parts) if one.rstrip("\"' ").endswith("?")]
    if asking:
        return parts[: asking[-1] + 1]
    kept = [place for place, one in enumerate(parts) if not is_business(one)]
    return parts[: kept[-1] + 1] if kept else []


def _words(sentence: str) -> str:
    return sentence.strip(" .?!,;:-\"'")


def is_tag(sentence: str) -> bool:
    """Whether a sentence only asks for agreement: "Is that right?", "Did they?" """
    return bool(_AGREED.fullmatch(_words(sentence)))


def _is_seen(sentence: str) -> bool:
    return bool(_SEEN.fullmatch(_words(sentence)))


def is_business(sentence: str) -> bool:
    """Whether a sentence only moves the hearing along: "Page 15, please." """
    words = _words(sentence)
    return bool(_BUSINESS.match(words)) or (bool(_PLEASE.search(words)) and not re.search(r"\byou (?!please)", words))


def refers(sentence: str) -> bool:
    """Whether a sentence has an "it", "that" or "he" that something before it must explain."""
    return bool(_BARE_REFERENCE.search(_unquoted(sentence))) or bool(_CUT_OFF.search(_words(sentence)))


def _about(parts: list[str]) -> str:
    """The sentence before what is put, if it says what a bare "it" or "that" means."""
    if not refers(parts[-1]):
        return ""
    before = [one for one in parts[:-1] if not is_business(one) and not is_tag(one) and len(one.split()) > 2]
    return before[-1] if before else ""


def _unquoted(text: str) -> str:
    return re.sub(r'"[^"]*"', "", text)
