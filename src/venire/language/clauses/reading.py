"""A text as the rules compare it: clauses with their content, its polarity and its hedges; times, dates, amounts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from venire.language.text.calendar import MONTHS, WEEKDAYS, Day, days
from venire.language.text.clock import TimeOfDay, clocks
from venire.language.text.content import is_content
from venire.language.text.quantities import Quantity, is_number, quantities
from venire.language.text.tokens import Token, plain, sentences, tokens
from venire.language.words.lexicon import (
    ALIKE,
    HEDGE_PHRASES,
    HEDGES,
    MODALS,
    NEGATING_VERBS,
    NEGATORS,
    OPPOSITES,
    QUESTION_WORDS,
    REPORTS,
    UNREALISED,
)
from venire.language.words.word_list import words

_BREAKS = frozenset([",", ";", ":", ".", "!", "?", "(", ")", '"', "-"])
_CONJUNCTIONS = frozenset(
    words("""but because although though while when until till before after if unless so which""")
)
_DETERMINERS = frozenset(words("the a an his her their my any"))
_SUBJECTS = frozenset(words("he she it they we i you then so that nobody there"))
_HYPOTHETICAL = frozenset(words("if unless suppose imagine say would had"))
_UNREAL = frozenset(("would", "should", "ought", "either"))
_NOT_NAMES = frozenset([*MONTHS, *WEEKDAYS, "i", "mr", "mrs", "ms", "miss", "dr", "sir", "lady", "no", "ok", "okay"])


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of a sentence with one polarity scope, or a whole sentence."""

    row: tuple[Token, ...]
    signs: dict[str, frozenset[bool]]
    """Content key -> how it is put: True affirmed, False denied. Opposites share a key with opposite signs."""
    names: frozenset[str]
    denied: tuple[str, ...]
    """The keys in the scope of a "not", in spoken order; the first is what is denied."""
    hedged: bool
    modal: bool
    """Its sentence says how sure or willing somebody is, in whatever words."""
    question: bool
    hypothetical: bool
    kin: dict[str, tuple[str, ...]]
    """The longer keys by their first five letters."""
    starts: frozenset[str]
    """The first five letters of every key."""
    spare: int
    """How many keys more than starts :meth:`matched` may find: those with a start in common, and those that have others
    like them."""

    @property
    def words(self) -> frozenset[str]:
        return frozenset(token.lower for token in self.row)

    def key(self, wanted: str) -> str | None:
        """The content key here that says what ``wanted`` says, if there is one."""
        if wanted in self.signs:
            return wanted
        for like in ALIKE.get(wanted, ()):
            if like in self.signs:
                return like
        return next((have for have in self.kin.get(wanted[:5], ()) if _kin(have, wanted)), None)

    def most(self, other: Clause) -> int:
        """At least as many keys as :meth:`matched` finds, and soon counted: most clauses share next to nothing."""
        return other.spare + len(self.starts & other.starts)

    def matched(self, other: Clause) -> dict[str, str]:
        """The content of ``other`` that is found here: its key -> the key here."""
        signs, kin, found = self.signs, self.kin, dict[str, str]()
        for wanted in other.signs:
            if wanted in signs:
                found[wanted] = wanted
            elif wanted in ALIKE or wanted[:5] in kin:  # most keys are neither: asked a million times in a trial
                have = self.key(wanted)
                if have is not None:
                    found[wanted] = have
        return found


def _kin(one: str, other: str) -> bool:
    """Whether one stem is the beginning of the other: "suspicio" and "suspicion"."""
    short, long = sorted((one, other), key=len)
    return len(short) >= 5 and long.startswith(short) and len(long) - len(short) <= 4


@dataclass(frozen=True, slots=True)
class TextReading:
    """Everything the rules need to know of one text."""

    text: str
    sentences: tuple[Clause, ...]
    clauses: tuple[Clause, ...]
    clocks: tuple[TimeOfDay, ...]
    days: tuple[Day, ...]
    quantities: tuple[Quantity, ...]

    def content(self) -> frozenset[str]:
        """Every content key of the text."""
        return frozenset(key for sentence in self.sentences for key in sentence.signs)

    def words(self) -> frozenset[str]:
        """Every lower-case word, without possessives."""
        return frozenset(token.lower.removesuffix("'s") for sentence in self.sentences for token in sentence.row)


@lru_cache(maxsize=8192)
def read(text: str) -> TextReading:
    """The reading of a text; pure, and kept, since grounds are read again and again. What it says twice in the same
    words is read once."""
    said = plain(text)
    times, rest = clocks(said)
    dates, rest = days(rest)
    told = dict.fromkeys(sentences(said))
    rows = [(tokens(sentence), sentence.rstrip().rstrip("\"'").endswith("?")) for sentence in told]
    return TextReading(
        text=text,
        sentences=tuple(_clauses([row], question, row)[0] for row, question in rows if row),
        clauses=tuple(clause for row, question in rows for clause in _clauses(_parts(row), question, row)),
        clocks=times,
        days=dates,
        quantities=quantities(rest),
    )


def content_of(text: str) -> frozenset[str]:
    """What :meth:`Reading.content` tells, without the rest of the reading: a whole file is soon looked through so."""
    return frozenset[str]().union(*map(_keys_of, sentences(plain(text))))


@lru_cache(maxsize=8192)
def _keys_of(sentence: str) -> frozenset[str]:
    """The papers of a case are read one by one and all together: a sentence comes more than once."""
    return frozenset(_keys(tokens(sentence)))


def _keys(row: Sequence[Token]) -> Iterator[str]:
    for i, token in enumerate(row):
        if (key := _key(token)) and (token.lower not in NEGATORS or _idle_negator(row, i)):
            yield key[0]


def _key(token: Token) -> tuple[str, bool] | None:
    """The content key of a token, and whether it is the affirming end of it; None for one without content."""
    return _key_of(token.lower, token.stem) if token.is_word else None


@lru_cache(maxsize=16384)
def _key_of(lower: str, stem: str) -> tuple[str, bool] | None:
    content = is_content(Token(lower, lower, stem)) and not is_number(lower)
    return OPPOSITES.get(stem, (stem, True)) if content else None


def _parts(row: tuple[Token, ...]) -> Iterator[tuple[Token, ...]]:
    """The clauses of a sentence that have content."""
    start = 0
    for i in range(len(row) + 1):
        if i == len(row) or (i > start and _breaks(row, i)):
            part = row[start:i]
            if any(is_content(token) for token in part):
                yield part
            start = i


def _breaks(row: Sequence[Token], i: int) -> bool:
    """Whether a new clause begins at this token."""
    lower = row[i].lower
    if lower == "and":
        return i + 1 < len(row) and row[i + 1].lower in _SUBJECTS
    if lower == "-":
        return not (0 < i < len(row) - 1 and row[i - 1].is_word and row[i + 1].is_word)
    return lower in _BREAKS or lower in _CONJUNCTIONS


def _clauses(parts: Iterable[tuple[Token, ...]], question: bool, row: tuple[Token, ...]) -> list[Clause]:
    """The clauses of a sentence, whose words are gone through once for all of them."""
    named = {id(token) for before, token in pairwise(row) if _is_name(before, token)}
    modal = _hedged(row) or any(token.lower in MODALS or token.stem in UNREALISED for token in row)
    hypothetical = (
        any(token.lower in _HYPOTHETICAL for token in row[:2])
        or any(token.lower in _UNREAL for token in row)
        or any(one.lower == "or" and other.lower in _SUBJECTS for one, other in pairwise(row))
    )
    each = dict.fromkeys(parts)
    return [_clause(part, named, question=question, modal=modal, hypothetical=hypothetical) for part in each]


def _clause(part: tuple[Token, ...], named: set[int], *, question: bool, modal: bool, hypothetical: bool) -> Clause:
    signs, denied = _signs(part)
    kin = defaultdict[str, list[str]](list)
    for key in signs:
        kin[key[:5]].append(key)
    return Clause(
        row=part,
        signs=signs,
        names=frozenset(token.lower.removesuffix("'s") for token in part if id(token) in named),
        denied=denied,
        hedged=_hedged(part),
        modal=modal,
        question=question,
        hypothetical=hypothetical,
        kin={start: tuple(keys) for start, keys in kin.items() if len(start) == 5},
        starts=frozenset(kin),
        spare=len(signs) - len(kin) + len(signs.keys() & ALIKE.keys()),
    )


def _is_name(before: Token, token: Token) -> bool:
    """Whether a token is written as a name inside its sentence: a capital that neither the beginning of a sentence nor
    that of a quotation explains."""
    capital = token.is_word and token.text[0].isupper() and token.lower not in _NOT_NAMES
    return capital and before.text not in ('"', ":", ".", "(", "?", "!")


def _signs(part: Sequence[Token]) -> tuple[dict[str, frozenset[bool]], tuple[str, ...]]:
    """Every content key with its signs, and those in the scope of a negator."""
    signs: dict[str, frozenset[bool]] = {}
    denied: list[str] = []
    affirmed = True
    for i, token in enumerate(part):
        if _ends_scope(part, i):
            affirmed = True
        if token.lower in NEGATORS and not _idle_negator(part, i):
            affirmed = not affirmed
        elif found := _key(token):
            key, end = found
            signs[key] = signs.get(key, frozenset()) | {affirmed == end}
            denied.extend(() if affirmed else (key,))
            affirmed = affirmed != (token.stem in NEGATING_VERBS)
        if token.lower in REPORTS:
            affirmed = True
    return signs, tuple(denied)


def _ends_scope(part: Sequence[Token], i: int) -> bool:
    """Whether a "not" before this token does not reach past it."""
    lower = part[i].lower
    if lower == "and":
        return i + 1 == len(part) or part[i + 1].lower not in _DETERMINERS
    return lower in QUESTION_WORDS or _breaks(part, i)


def _idle_negator(part: Sequence[Token], i: int) -> bool:
    """ "Not only", "no doubt", "no more than", "No, he ...": these deny nothing."""
    after = part[i + 1].lower if i + 1 < len(part) else ""
    return after in ("only", "doubt", "wonder", "more", "later", "less", "fewer", "just", "", ",", ".")


def _hedged(part: Sequence[Token]) -> bool:
    lowers = [token.lower for token in part]
    text = " ".join(lowers)
    if any(token.stem in HEDGES for token in part if token.text != "May"):
        return True
    if any(phrase in text for phrase in HEDGE_PHRASES):
        return True
    return any(part[i].stem in UNREALISED and lowers[i + 1] == "to" for i in range(len(part) - 1))
