"""Markup and the marks of prompts where spoken words belong."""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording

_MARKS = Wording(
    r"[<‹]\s*[/!]?\s*[A-Za-z][\w:-]*(?:\s[^<>‹›]*)?/?\s*[>›]|<\||\|>|<</?SYS|\[/?(?:INST|SYS)\b|```|\[(?:system"
    r"|jailbreak|assistant|user|admin|INST)\b[^\]]*\]"
    r"|(?:^|\s)#{1,6}\s+[A-Z]|\*\*[^*\n]+\*\*|^\s*\|.*\|\s*$|\{\s*[\"'“][\w ]+[\"'”]\s*:"
    r"|^\s*[-*•]\s.+\n\s*[-*•]\s|^\s*1[.)]\s.*\s2[.)]\s"
    r"|^\s*(?:---+|===+|\*\*\*+)\s*$",
    re.MULTILINE | re.IGNORECASE,
)


def complaint(text: str) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    return "Spoken words have no tags, headings, lists or code. Hand in plain sentences." if _MARKS.search(text) else ""
