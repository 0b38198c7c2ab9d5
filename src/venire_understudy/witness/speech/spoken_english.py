"""Written words as they are said: contractions, everyday verbs, one sentence where two were joined; no long run."""

from __future__ import annotations

import re

from venire_understudy.witness.speech.everyday_turns import in_turns
from venire_understudy.witness.words.verbs import AUXILIARIES, is_past_form


def spoken(text: str) -> str:
    """The text as said aloud."""
    return in_turns(text, "spoken")


_HALF = re.compile(
    r",? (?:and|but) (?=(?:I|he|she|it|they|we|the|there|some|his|her|my|their|nobody)\b(?! \w+(?:[.,]|$)))"
)


_AND_DID = re.compile(
    r"^((?:I|He|She|They|We|It|Mrs? [A-Z]\w+|"
    r"Miss [A-Z]\w+)\b(?: \w+,?){2,}?),? and (?=(?:then )?(?:\w+ed|struck|found|told|ran|saw|"
    r"went|took|put|tied|said|gave|left|got|came|made|had|was) )"
)


def _again(head: str) -> str:
    """The subject of a sentence, taken up in the next."""
    first = head.split()[0]
    return {"Mr": "He", "Mrs": "She", "Miss": "She", "I'd": "I", "I've": "I"}.get(first, first)


def halved(text: str) -> str:
    """Two sentences where an "and" joined them."""
    if '"' in text:
        return ""
    if not re.search(r"\band\b", found[1] if (found := _AND_DID.match(text)) else ""):
        text = _AND_DID.sub(lambda found: f"{found[1]}. {_again(found[1])} ", text, count=1)
    parts = _HALF.split(text, maxsplit=1)
    if len(parts) < 2 and ". " in text:
        return finished(text)
    if len(parts) < 2 or '"' in text or min(len(part.split()) for part in parts) < 3:
        return ""
    if not all(_has_verb(part) for part in parts):
        return ""
    return f"{finished(parts[0])} {finished(parts[1])}"


def _has_verb(part: str) -> bool:
    """Whether half of a sentence could stand alone."""
    said = [word.lower() for word in re.findall(r"[\w’']+", part)]
    return any(is_past_form(word.split("n't")[0]) or word.split("'")[0] in AUXILIARIES for word in said[1:])


def finished(text: str) -> str:
    """One sentence with a capital and a stop."""
    text = re.sub(r"\s+", " ", text).strip(" ,;")
    text = re.sub(r",(?=[.?!])|,(?=,)", "", text)
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", '."', '!"', '?"')) else f"{text}."
