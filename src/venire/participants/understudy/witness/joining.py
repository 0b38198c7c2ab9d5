"""What is told, joined to what leads up to it."""

from __future__ import annotations

import re

from venire.participants.understudy.witness.answer import SMALL
from venire.participants.understudy.witness.knowledge import Known
from venire.participants.understudy.witness.phrasing import Voice
from venire.participants.understudy.witness.question import Question


def finished_small(text: str) -> str:
    """A phrase with its stop, as it ends a sentence."""
    return text if text.endswith(".") else f"{text}."


def again_said(voice: Voice, question: Question) -> str:
    """ "as I said." """
    again = voice.lead("again", question.text).rstrip(",.")
    return f"{again[:1].lower()}{again[1:]}." if again.startswith("As") else "as I said."


def led(lead: str, said: str, fact: Known) -> str:
    """The fact behind its lead, in small letters after a comma."""
    if not lead:
        return said
    return f"{lead} {said}" if lead[-1] in ".!?:" and not lead.endswith(":") else f"{lead} {inner(said, fact)}"


def inner(said: str, fact: Known) -> str:
    first = said.split()[0].rstrip(",'").split("'")[0]
    small = first in SMALL or re.search(rf"\b{re.escape(first.lower())}\b", fact.text)
    return said[0].lower() + said[1:] if small and first != "I" else said
