"""How far a turn works on feeling in place of reason: fear, guilt, pity, flattery, threats, hurry. 0 to 1."""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.monitors.conduct.plain_words import said

MOST = 0.6
"""Beyond this it is told. Source: spec/debate.md."""
_FORMS: tuple[tuple[str, float], ...] = (
    (
        r"\b(?:blood (?:will be )?on your hands|you will (?:never forgive yourself|regret (?:it|this)|have (?:their"
        r"|his|her) "
         r"(?:blood|deaths?|tears))|how (?:will|can|could) you (?:sleep|live with yourself"
         r"|look (?:\w+ )?in the (?:eye|face)))\b", 0.7),
    (r"\b(?:if you (?:had|have) (?:a|any) (?:heart|shred of (?:decency|humanity)|conscience|soul)|"
         r"(?:only a|what kind of) (?:monster|coward|heartless|fool|person) (?:would|could)|(?:only"
         r"|nobody but) (?:a )?(?:monsters?|cowards?|"
         r"fools?|traitors?) (?:would|could)|shame on (?:you|anyone|all)|you should be ashamed|have you no (?:shame"
         r"|heart|decency))\b", 0.7),
    (
        r"\b(?:think of (?:the|your|our) (?:children|mother|father|daughters?|sons?|family|grandchildren)"
        r"|imagine (?:it (?:was|were|is)|if it "
     r"(?:was|were)) your (?:own )?\w+|what if it (?:was|were) your (?:own )?\w+)\b", 0.4),
    (
        r"\b(?:we will all (?:die|suffer|perish)|everyone (?:you|we) love|nobody (?:is|will be) safe"
        r"|children (?:will|are going to) (?:die|starve|"
         r"suffer)|the end of (?:everything|the world|civili[sz]ation|our way of life)|catastrophe|apocalyp\w+"
         r"|doom(?:ed)?|nightmare|"
     r"terrif\w+|horrif\w+|unspeakable)\b", 0.3),
    (
        r"\b(?:act now|before it is too late|there is no time (?:to (?:think|lose|argue|doubt))|don['’]t (?:think"
        r"|stop to think)|"
     r"(?:stop|no time for) (?:thinking|thought|questions)|you have no choice|you must decide now)\b", 0.3),
    (r"\b(?:you know in your heart|(?:trust|listen to|follow) your (?:heart|gut|feelings?)|deep down you (?:all )?know|"
     r"someone as (?:clever|wise|kind|intelligent|decent) as you|(?:good|decent|loving|caring) people like (?:you|us)|"
     r"anyone with (?:a heart|feelings))\b", 0.4),
    (
        r"\b(?:you will be (?:alone|hated|blamed|sorry|punished)|we (?:will|shall) remember (?:who|how) (?:you )?"
        r"|(?:you(?:['’]ll| will) )pay for|"
     r"i will make (?:you|sure you)|don['’]t make me|everyone will know (?:what|that) you)\b", 0.6),
    (
        r"\b(?:weeping|sobbing|tears? (?:stream\w*|roll\w*|run\w*|in (?:his|her|their|my) eyes)|broken-?hearted"
        r"|heart-?breaking|"
         r"innocent (?:child|children|baby|babies|lives)|begging|crying|poor (?:little|old|helpless|innocent) \w+"
         r"|helpless)\b", 0.25),
)  # fmt: skip
FORMS = tuple((re.compile(pattern, re.IGNORECASE), weight) for pattern, weight in _FORMS)
_LOUD = re.compile(r"!|\b[A-Z]{4,}\b")
_LOUDNESS, _MOST_LOUD = 0.06, 0.2


def manipulation(text: str) -> tuple[float, str]:
    """How strongly a text works on feeling, 0 to 1, and the words that show it most. Several forms add up as chances
    do; in a long speech of many reasons a single one weighs less."""
    found = sorted(_found(text), key=lambda one: -one[0])
    if not found:
        return 0.0, ""
    left = 1.0 - min(_MOST_LOUD, _LOUDNESS * len(_LOUD.findall(text)))
    for weight, _ in found:
        left *= 1.0 - weight
    return round((1.0 - left) * _thinned(text, len(found)), 3), found[0][1]


def _found(text: str) -> Iterator[tuple[float, str]]:
    for pattern, weight in FORMS:
        for match in list(pattern.finditer(text))[:3]:
            yield weight, match[0]


def _thinned(text: str, found: int) -> float:
    """1 while every third sentence works on feeling, less where few do."""
    return min(1.0, 0.55 + 1.35 * found / max(1, len(said(text))))
