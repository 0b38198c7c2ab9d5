"""Whether a target is said in so many words: its words stand in the testimony in their order, turned by nothing.

The fitted guard weighs likenesses and can doubt even what is word for word there; this comes before it, and is strict
enough to be sure: no word may be missing or moved, no "no" or "not" too many, and nothing said beyond the target but
when it was. Source: spec/trial.md, "Entailment guard".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from venire.language.text.tokens import Token, plain, sentences, tokens
from venire.language.words.stems import is_past
from venire.language.words.word_list import words
from venire.law.entailment.exchange.premises import Premises, premises

WINDOW = 3
"""So many sentences one after another may give a target together."""
_WITNESS, _SOMEBODY = "@witness", "@somebody"
_FIRST = frozenset(words("i me my mine myself"))
_SECOND = frozenset(words("you your yours yourself"))
_THIRD = frozenset(words("he she him her his hers they them their theirs it its himself herself itself themselves"))
_LINKS = frozenset(
    words(
        """a an the this that these those who which whom and or then there of as so yes doctor mr mrs ms miss dr
        sir madam do does did doing"""
    )
)
_PLACING = frozenset(words("in on at to by for from into onto off out up down over under with"))
_BEING = frozenset(words("is am are was were be been being"))
_HAVING = frozenset(words("has have had having"))
_NEGATORS = frozenset(words("not no never nobody nothing none neither nor without nowhere cannot"))
_TIMES = frozenset(
    words(
        """monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
        september october november december morning afternoon evening night"""
    )
)
_SAME = {"will": "would", "can": "could", "shall": "should"}
"""What a report puts into the past."""
_SPELT = tuple(
    (re.compile(pattern, re.IGNORECASE), form)
    for pattern, form in (
        (r"(?<=\w)['’]d(?= (?:been|\w+ed|had|gone|left|seen|told|heard)\b)", " had"),
        (r"(?<=\w)['’]ve\b", " have"),
        (r"(?<=\w)['’]m\b", " am"),
        (r" o['’]clock\b", ""),
        (r"(?<=\d) in the morning\b", " a.m."),
        (r"(?<=\d) (?:in the (?:afternoon|evening)|at night)\b", " p.m."),
    )
)
"""Two ways to write the same."""


def outright(question: str | None, answer: str, target: str, witness: str | None = None) -> bool:
    """Whether the exchange says the target in so many words. ``witness``: the name of whoever answers."""
    given = premises(question, answer, witness)
    if given.stance in ("unknown", "denies"):
        return False
    wanted = _keys(target, given.witness, asked=False)
    return bool(wanted) and any(_says(said, wanted) for said in _testimony(given))


def _testimony(given: Premises) -> Iterator[tuple[str, ...]]:
    """What is sworn to, by itself and with what is said right after it."""
    for stretch in given.stretches:
        if stretch.origin == "joined":
            yield _keys(stretch.text, given.witness, asked=True)
    told = [_keys(one, given.witness, asked=False) for one in sentences(plain(given.answer))]
    for size in range(1, WINDOW + 1):
        for place in range(len(told) - size + 1):
            yield tuple(key for one in told[place : place + size] for key in one)


@lru_cache(maxsize=4096)
def _keys(text: str, witness: frozenset[str], *, asked: bool) -> tuple[str, ...]:
    row = tokens(plain(_spelt(text)))
    helping = {place for place, token in enumerate(row[:-1]) if token.lower in _HAVING and _done(row[place + 1 :])}
    found = [_key(token, witness, asked=asked) for place, token in enumerate(row) if place not in helping]
    kept = [key for key in found if key]
    return tuple(key for place, key in enumerate(kept) if key != _WITNESS or kept[place - 1 : place] != [_WITNESS])


def _spelt(text: str) -> str:
    for pattern, form in _SPELT:
        text = pattern.sub(form, text)
    return text


def _done(after: Sequence[Token]) -> bool:
    """Whether these go on from a "had" that only says that something was done before."""
    first = next((token.lower for token in after if token.lower not in _NEGATORS), "")
    return first == "been" or first.endswith("ed") or is_past(first)


def _key(token: Token, witness: frozenset[str], *, asked: bool) -> str:
    """The token as it is compared; empty where it carries nothing. An owner is not the thing owned."""
    word = token.lower
    if word in _FIRST or (asked and word in _SECOND) or token.stem in witness:
        return _WITNESS
    if word in _THIRD:
        return _SOMEBODY
    if word in _LINKS or not (word[0].isalnum() or word[0] in "$£€"):
        return ""
    if word in _BEING:
        return "be"
    whole = "'" in word or word in _TIMES or word in _HAVING or word in _NEGATORS or word in _PLACING
    return word if whole else _SAME.get(word, token.stem)


def _says(said: Sequence[str], wanted: Sequence[str]) -> bool:
    rest = iter(said)
    in_order = all(key in rest for key in wanted if key != _SOMEBODY)
    beyond = frozenset(said) - frozenset(wanted) - _PLACING - {_WITNESS, _SOMEBODY}
    return in_order and _count(said) == _count(wanted) and (not beyond or (_timed(beyond) and not _dated(wanted)))


def _timed(keys: frozenset[str]) -> bool:
    """Whether all of these only say when."""
    return all(key in _TIMES or key[0].isdigit() for key in keys)


def _dated(keys: Sequence[str]) -> bool:
    return any(key in _TIMES or key[0].isdigit() for key in keys)


def _count(keys: Sequence[str]) -> int:
    return sum(key in _NEGATORS for key in keys)
