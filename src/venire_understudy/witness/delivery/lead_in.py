"""What is told, joined to what leads up to it."""

from __future__ import annotations

import re

from venire.language.morphology.sexes import sex_of
from venire_understudy.witness.affidavit.knowledge import KnownFact
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.speech.answer import SMALL
from venire_understudy.witness.speech.stock_phrases import StockPhrases


def finished_small(text: str) -> str:
    """A phrase with its stop, as it ends a sentence."""
    return text if text.endswith(".") else f"{text}."


def again_said(voice: StockPhrases, question: ParsedQuestion) -> str:
    """ "as I said." """
    again = voice.lead("again", question.text).rstrip(",.")
    return f"{again[:1].lower()}{again[1:]}." if again.startswith("As") else "as I said."


def led(lead: str, said: str, fact: KnownFact) -> str:
    """The fact behind its lead, in small letters after a comma. Where it must keep its capital and is no name, an
    "And" is left out and a comma becomes a colon."""
    if not lead:
        return said
    if lead[-1] in ".!?":
        return f"{lead} {said}"
    inside = inner(said, fact)
    if inside[0].islower() or _own_capital(said, fact):
        return f"{lead} {inside}"
    return said if lead in _JOINTS else f"{lead.rstrip(',:')}: {said}"


_JOINTS = ("And", "But", "Well,", "So")


def _own_capital(said: str, fact: KnownFact) -> bool:
    """Whether the first word is written with a capital wherever it stands: "I", a name, a title, a day."""
    first, *rest = re.findall(r"[\w’'-]+", said) or [""]
    bare = re.split(r"['’]", first)[0]
    named = bare == "I" or (rest and rest[0][:1].isupper() and rest[0] != "I") or bool(sex_of(bare))
    return bool(named or not bare[:1].isalpha() or re.search(rf"(?<!^)(?<![.?!] ){re.escape(bare)}\b", fact.text))


def inner(said: str, fact: KnownFact) -> str:
    first = said.split()[0].rstrip(",'").split("'")[0]
    small = first in SMALL or re.search(rf"\b{re.escape(first.lower())}\b", fact.text)
    return said[0].lower() + said[1:] if small and first != "I" else said
