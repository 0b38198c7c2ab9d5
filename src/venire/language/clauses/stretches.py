"""A text as words that can be laid beside another's: in stretches with one polarity, persons made out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from venire.language.text.quantities import UNITS, is_number
from venire.language.text.tokens import Token, plain, sentences, tokens
from venire.language.words.lexicon import NEGATORS
from venire.language.words.phrases import plainly
from venire.language.words.stems import is_past, stem
from venire.language.words.word_list import words

WITNESS = "@witness"
"""The key of whoever testifies: "I", and "you" where it is asked."""
_FIRST = frozenset(words("i me my mine myself we us our ours"))
_SECOND = frozenset(words("you your yours yourself"))
_EMPTY = frozenset(
    words(
        """a an the this that these those there here it its he him his she her hers they them their theirs who whom
    whose which what where when why how be am is are was were been being do does did done doing have has had having
    will would shall should can could may might must to of in on at by for from with into onto upon over under out off
    up down about as than then so and or but if because while although though until till since before after again also
    too just even still yet very quite rather really own same such any no not never nor neither none nobody nothing
    without self himself herself itself themselves well now ever whether between through during against along
    around across got get thing things mr mrs ms miss dr sir madam come came go went gone going make made thing say said
    some one ones yes please lord honour think suppose more less most least behind inside outside above below beside
    near both all every each only other another else full everyone everybody everything someone somebody something
    anyone     anybody anything no-one hardly scarcely barely first-hand infront upstair away"""
    )
)
_BREAKS = frozenset((",", ";", ":", ".", "!", "?", "(", ")", '"'))
_JOINTS = frozenset(words("but because although though while when until till unless so which since if"))
_SUBJECTS = frozenset(words("he she it they we i you then there nobody"))
_IDLE_AFTER = frozenset(words("only doubt wonder more later less fewer just sooner"))
_DENYING = frozenset(words("deny denied denies fail failed fails refuse refused refuses lack lacked avoid avoided"))
_UNITS = frozenset(UNITS) - {"second", "seconds"}
_SAME_PAST = frozenset(words("hit cut put set shut let read hurt cost beat cast spread bet"))
_PARTICLES = frozenset(words("on off in out up down open"))
_OWNERS = frozenset(words("my mine our ours your yours"))
_AUX = frozenset(
    words(
        "am is are was were be been being has have had do does did will would can could may might must "
        "should to not never got get"
    )
)


@dataclass(frozen=True, slots=True)
class Unit:
    """A word with content, where it stands."""

    key: str
    text: str
    affirmed: bool
    place: int
    """Among all tokens of its stretch."""
    before: tuple[str, ...]
    """The two words before it, in lower case."""
    owner: bool
    """It has an 's: somebody's."""
    name: bool
    verb: bool
    """It looks like what is said of somebody: a past, or a word after "was", "had", "to" ..."""

    @property
    def weight(self) -> float:
        if self.key == WITNESS:
            return 0.5
        return 1.3 if self.name or self.text[0].isdigit() else 1.0


@dataclass(frozen=True, slots=True)
class Stretch:
    """A sentence, a clause of one, or what a question puts."""

    units: tuple[Unit, ...] = field(hash=False)
    row: tuple[str, ...] = field(hash=False)
    """Every token in lower case. Not hashed, as the units are not: equal ones have their text in common."""
    text: str
    origin: str
    """"answer", "joined" or "context"."""

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(unit.key for unit in self.units)


@lru_cache(maxsize=8192)
def stretch(text: str, origin: str = "answer", asked: bool = False, denied: bool = False) -> Stretch:
    """A text as one stretch. ``asked``: "you" is the witness. ``denied``: it is said not to be so."""
    row = tokens(plainly(plain(text)))
    return Stretch(tuple(_units(row, asked, denied)), tuple(token.lower for token in row), text, origin)


def clauses(text: str) -> list[str]:
    """The clauses of a text, each with something said in it."""
    return [part for sentence in sentences(plain(text)) for part in _cut(sentence)]


def _cut(sentence: str) -> list[str]:
    found, start = list[str](), 0
    for match in _JOINT.finditer(sentence):
        if (
            _begins(match["next"], match["joint"])
            and match.start() - start >= _SHORT
            and len(sentence) - match.end() >= 2
        ):
            found.append(sentence[start : match.start()].strip())
            start = match.start("next")
    return [*found, sentence[start:].strip()]


def _begins(word: str, joint: str) -> bool:
    """Whether a clause begins with this word after a joint: a subject, an auxiliary or a past verb."""
    lower = word.lower()
    if joint.strip(" ,") in ("", "and", "then") and lower in ("the", "a", "an", "my", "his", "her", "their"):
        return joint.strip() in (";", ":")
    return joint.strip() in (";", ":") or lower in _CLAUSE_HEADS or is_past(lower)


_SHORT = 8
_JOINT = re.compile(r"(?P<joint>[;:]\s+|,? (?:but|and then|and|then|for) |, )(?P<next>[\w'-]+)", re.I)
_CLAUSE_HEADS = frozenset(
    words(
        "i he she it they we you there that nobody was were did had has have is are not would could might "
        "never by-then so"
    )
)


def _units(row: Sequence[Token], asked: bool, denied: bool) -> Iterator[Unit]:
    affirmed = not denied
    for i, token in enumerate(row):
        if _new_scope(row, i):
            affirmed = not denied
        if token.lower in NEGATORS and not _idle(row, i):
            affirmed = not affirmed
            continue
        key = _key(row, i, asked)
        if key:
            yield Unit(
                key,
                token.lower,
                affirmed,
                i,
                _before(row, i),
                token.lower.endswith("'s") or token.lower in _OWNERS,
                _is_name(row, i),
                _is_verb(row, i),
            )
            affirmed = affirmed != _denies(row, i)


def _new_scope(row: Sequence[Token], i: int) -> bool:
    lower = row[i].lower
    if lower == "and":
        return i + 1 < len(row) and row[i + 1].lower in _SUBJECTS
    return lower in _BREAKS or lower in _JOINTS


def _denies(row: Sequence[Token], i: int) -> bool:
    """Whether a verb turns what follows into its opposite: "denied breaking it", "failed to stop"."""
    after = row[i + 1].lower if i + 1 < len(row) else ""
    return row[i].lower in _DENYING and (after in ("to", "that", "any", "all", "having") or after.endswith("ing"))


def _idle(row: Sequence[Token], i: int) -> bool:
    """ "No doubt", "not only", "No, he ...": these deny nothing."""
    after = row[i + 1].lower if i + 1 < len(row) else ""
    return after in _IDLE_AFTER or (row[i].lower in ("no", "not") and after in ("", ",", "."))


def _key(row: Sequence[Token], i: int, asked: bool) -> str:
    token = row[i]
    if token.lower in _FIRST or (asked and token.lower in _SECOND):
        return WITNESS
    if token.lower == "witness" and i and row[i - 1].lower == "the":
        return WITNESS
    if not (token.is_word or token.text[0].isdigit() or token.text[0] in "$£€"):
        return ""
    if (
        token.lower in _PARTICLES
        and i
        and row[i - 1].lower in _AUX | {"not"}
        and (i + 1 == len(row) or row[i + 1].lower in _BREAKS)
    ):
        return token.lower
    if token.lower in _EMPTY or token.lower in _SECOND or _is_figure(row, i):
        return ""
    return "left" if token.stem == "left" else token.stem


def _is_figure(row: Sequence[Token], i: int) -> bool:
    """Numbers and their units are compared on their own: ``figures``."""
    token, before = row[i], row[i - 1].lower if i else ""
    if token.lower in _UNITS:
        return not row[i - 1].is_word or is_number(before) or before in ("a", "an", "-", "") if i else False
    return not token.is_word or is_number(token.lower)


def _before(row: Sequence[Token], i: int) -> tuple[str, ...]:
    """The small words between the last word with content and this one: what relates the two."""
    found: list[str] = []
    for token in reversed(row[max(0, i - 5) : i]):
        if token.lower in _BREAKS or not (token.lower in _EMPTY or token.lower in _FIRST or token.lower == "-"):
            break
        found.append(token.lower)
    return tuple(reversed(found))


def _is_name(row: Sequence[Token], i: int) -> bool:
    token = row[i]
    return (
        token.is_word and token.text[0].isupper() and token.lower != "i" and (i > 0 and row[i - 1].text not in '.!?":')
    )


def _is_verb(row: Sequence[Token], i: int) -> bool:
    lower = row[i].lower
    if i and (
        row[i - 1].lower in _AUX or (lower.endswith("ing") and row[i - 1].lower in ("without", "by", "for", "from"))
    ):
        return True
    return i > 0 and (is_past(lower) or lower in _SAME_PAST) and row[i - 1].lower not in ("the", "a", "an", "of")


def stems_of(text: str) -> frozenset[str]:
    """The stems of a few words."""
    return frozenset(stem(word) for word in re.findall(r"[a-z]+", text.lower()))
