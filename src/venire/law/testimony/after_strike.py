"""Which facts an answer still tells once a part of it is struck: what the jury is to disregard was not heard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from venire.law.repetition.same_question import normalised


def struck_part(answer: str, kept: str) -> str:
    """What went out of an answer of which the beginning stays."""
    return answer.partition(kept)[2].strip()


def still_told(
    facts: Mapping[str, str], besides: Iterable[str], question: str, kept: str, struck: str
) -> tuple[str, ...]:
    """The ids of those facts of which no word of meaning went out with the struck words, in their order.

    ``facts``: id -> text, from which the witness told what was asked for; ``besides``: the texts of what it told
    besides. A word of these in the struck part may be theirs, unless as much of the fact went out as stays. Where there
    are several facts, one of which the question and what stays have no word was not told by them.
    """
    stays = normalised(f"{question} {kept}")
    gone = normalised(struck) - stays
    theirs = frozenset(word for text in besides for word in normalised(text))

    def told(words: frozenset[str]) -> bool:
        lost, left = words & gone, words & stays
        return lost <= theirs and len(lost) < len(left) if lost else bool(left) or len(facts) == 1

    return tuple(name for name, text in facts.items() if told(normalised(text)))
