"""Arguments spoilt: padded, stuffed with fine words, said twice, their words thrown about. None is better for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from venire.language.text.sentences import sentences
from venire.law.argument.strength.argument_text import worded

Spoil = Callable[[str, Random], str]
KEYWORDS = (
    "evidence", "therefore", "statistics", "rational", "studies show", "consequently", "expert consensus", "proven",
    "ethical", "causal", "according to research", "objectively", "justice", "analysis", "furthermore", "logic",
)  # fmt: skip
FILLING = (
    "Needless to say, everybody is entitled to an opinion in this debate.",
    "All things considered, one must look at the whole picture.",
    "This issue has been discussed for a long time by a lot of people.",
    "It goes without saying that the question deserves serious attention.",
    "First of all, I would like to begin by saying a few words.",
    "When everything is said and done, that is simply how things are.",
    "Throughout history, people have always thought about such matters.",
    "With that in mind, we can move forward and consider the next point.",
    "Let me be perfectly clear about what I mean by that.",
    "There is certainly a lot more that could be added here.",
)
"""Written apart from what padding is learned from: see ``tests/sets/training/empty_talk.yaml``."""


def shuffled(text: str, dice: Random) -> str:
    """All words in any order."""
    found = text.split()
    dice.shuffle(found)
    return " ".join(found)


def shuffled_within(text: str, dice: Random) -> str:
    """Each sentence's words in any order."""
    return " ".join(shuffled(one, dice) for one in sentences(text))


def shuffled_tidied(text: str, dice: Random) -> str:
    """The same, with capitals and full stops as if nothing had happened."""
    return " ".join(_tidied(shuffled(one, dice)) for one in sentences(text))


def _tidied(text: str) -> str:
    lower = " ".join(one.lower().strip(".,!?;") for one in text.split())
    return f"{lower[:1].upper()}{lower[1:]}."


def stuffed(text: str, dice: Random) -> str:
    """A heap of fine words at the end."""
    return f"{text} {' '.join(dice.choices(KEYWORDS, k=_share(text, 3)))}."


def listed(text: str, dice: Random) -> str:
    """A list of fine words at the end, with commas."""
    return f"{text} {', '.join(dice.choices(KEYWORDS, k=_share(text, 4))).capitalize()}."


def strewn(text: str, dice: Random) -> str:
    """Fine words anywhere."""
    return _put_in(text, KEYWORDS, _share(text, 5), dice)


def own_words(text: str, dice: Random) -> str:
    """A heap of its own long words at the end."""
    own = [one.lower() for one in worded(text) if len(one) > 5] or ["point"]
    return f"{text} {' '.join(dice.choices(own, k=_share(text, 3)))}."


def padded(text: str, dice: Random) -> str:
    """Sentences that say nothing, at the end."""
    return f"{text} {' '.join(dice.sample(FILLING, _fillers(text)))}"


def padded_within(text: str, dice: Random) -> str:
    """Sentences that say nothing, anywhere."""
    found = sentences(text)
    for one in dice.sample(FILLING, _fillers(text)):
        found.insert(dice.randrange(len(found) + 1), one)
    return " ".join(found)


def said_twice(text: str, _: Random) -> str:
    """All of it again."""
    return f"{text} {text}"


def said_again(text: str, dice: Random) -> str:
    """Half of its sentences again."""
    own = sentences(text)
    return f"{text} {' '.join(dice.choices(own, k=max(1, len(own) // 2)))}"


def swollen(text: str, dice: Random) -> str:
    """Empty adverbs anywhere."""
    return _put_in(text, ("really", "actually", "of course", "honestly", "very", "in fact"), _share(text, 6), dice)


def _share(text: str, part: int) -> int:
    return max(6, len(text.split()) // part)


def _fillers(text: str) -> int:
    return min(len(FILLING), max(2, len(text.split()) // 20))


def _put_in(text: str, what: Sequence[str], times: int, dice: Random) -> str:
    found = text.split()
    for _ in range(times):
        found.insert(dice.randrange(len(found) + 1), dice.choice(what))
    return " ".join(found)


SPOILINGS: Mapping[str, Spoil] = {
    "shuffled": shuffled,
    "shuffled_within": shuffled_within,
    "shuffled_tidied": shuffled_tidied,
    "stuffed": stuffed,
    "listed": listed,
    "strewn": strewn,
    "own_words": own_words,
    "padded": padded,
    "padded_within": padded_within,
    "said_twice": said_twice,
    "said_again": said_again,
    "swollen": swollen,
}
"""Every way by its name."""
