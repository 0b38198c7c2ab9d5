# ruff: noqa: E501 - a pattern is read as one line
"""Written turns in everyday ones of the same meaning, for a sentence that would else be recited from the affidavit."""

from __future__ import annotations

import re

_TURNS = tuple(
    (re.compile(pattern), said)
    for pattern, said in (
        (r"\b([Ii]'m|[Ii] am|[Ii] was|[Hh]e was|[Ss]he was) certain\b", r"\1 sure"),
        (r"\b([Nn])obody\b", r"\1o one"),
        (r"\bwalked into\b", "went into"),
        (r"\bwalked out\b", "went out"),
        (r"\bwalked back\b", "went back"),
        (r"\btoward(s?) midnight\b", "just before midnight"),
        (r"\bremember little\b", "don't remember much"),
        (r"\bdidn't let go\b", "wouldn't let go"),
        (r"\bat once\b", "straight away"),
        (r"\bmust (?=call|report|tell|be|have)", "has to "),
        (r"\brely on\b", "depend on"),
        (r"\bsuch a\b", "that sort of"),
        (
            r"\b(I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey) (believe|think|thought|hoped|felt|say|mean|supposed?)s? that (?=I|he|she|it|we|they|the)",
            r"\1 \2 ",
        ),
        (r"\bI (?:saw|found) no (blood|sign|mark|trace|damage|paint)\b", r"There was no \1 that I found"),
        (r"\bwho had (?=only|been|come|gone|seen|taken|\w+ed\b)", "who'd "),
        (r"\bwho is not\b", "who isn't"),
        (r"\bin front of me\b", "ahead of me"),
        (r"\bhad been put into\b", "had gone into"),
        (r"\bnever once\b", "not once"),
        (r"\bbefore I could\b", "before I'd time to"),
        (r"\bafter that\b", "then"),
        (r"\bwhether\b(?= (?:I|he|she|it|they|we|the))", "if"),
        (r"\bis too short\b", "isn't long enough"),
        (r"\bfor the first time\b", "first"),
        (r"\bas soon as\b", "the moment"),
        (r"\bclose to\b", "near"),
        (r"\bat least\b", "no less than"),
        (r"\bevery (day|night|week|morning|evening)\b", r"each \1"),
        (r"\bboth of them\b", "the two of them"),
        (r"\bthe whole (?=of the )", "all "),
        (r"\bI then\b", "then I"),
        (r"\bworked at night\b", "worked nights"),
        (r"\bwork at night\b", "work nights"),
        (r"\bwhile (?=I|he|she|it|they|we|the)", "as "),
    )
)
"""Of one meaning each way; none changes how sure, how much, when or who."""


def everyday(text: str) -> str:
    """The text in such turns."""
    for pattern, said in _TURNS:
        text = pattern.sub(said, text)
    return text
