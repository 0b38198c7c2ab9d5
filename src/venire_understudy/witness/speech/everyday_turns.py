"""Written turns in those of speech that mean the same, from ``turns.yaml``: what is said so, and what is plainer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal

from venire.language.fitted.tables import pattern_text, shipped_values

Manner = Literal["spoken", "plainer", "everyday"]
_Turns = tuple[tuple[re.Pattern[str], str], ...]


@cache
def _turns() -> Mapping[Manner, _Turns]:
    written = shipped_values(
        "venire_understudy.witness.speech", "turns.yaml", dict[Manner, tuple[tuple[str, str], ...]]
    )
    return {
        manner: tuple((re.compile(pattern_text(pattern)), said) for pattern, said in turns)
        for manner, turns in written.items()
    }


def in_turns(text: str, manner: Manner) -> str:
    """The text with these turns put for those of writing, one after another."""
    for pattern, said in _turns()[manner]:
        text = pattern.sub(said, text)
    return text


def everyday(text: str) -> str:
    """The text in turns of one meaning each way, for a sentence that would else be recited from the affidavit."""
    return in_turns(text, "everyday")
