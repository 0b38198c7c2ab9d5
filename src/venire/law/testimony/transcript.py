"""A hearing that took place, as questions and answers. Source: spec/trial.md, "Testimony state".

Unlike :class:`venire.law.testimony.testified.Exchange` it knows no case: only who asked whom, in what words, and where
it stands.
"""

from __future__ import annotations

from venire.kernel.frozen import Frozen


class TranscriptMinute(Frozen):
    """One question as it was put, and the answer to it."""

    line: int
    """Of the file, where the question begins; from 1."""
    witness: str
    by: str
    """Who asked."""
    question: str
    answer: str


class TranscriptTrouble(Frozen):
    """Something in the file that could not be read as it should be."""

    line: int
    told: str
    """One sentence: what is wrong, and what was done about it."""


class Transcript(Frozen):
    """What was read from one file."""

    title: str
    minutes: tuple[TranscriptMinute, ...]
    troubles: tuple[TranscriptTrouble, ...] = ()
