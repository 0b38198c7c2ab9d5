"""The flat statements of a speech: what it says is so, without its questions, guesses, denials and appeals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from venire.language.clauses.reading import Clause, read
from venire.language.morphology.verbs import PAST
from venire.language.text.sentences import sentences
from venire.language.words.lexicon import MODALS
from venire.language.words.word_list import words

_APPEAL = re.compile(
    r"^(?:[\"“'(]*)(?:ask|imagine|suppose|picture|think|consider|remember|say|let|put|take|look|find|weigh|count|"
    r"listen|if|perhaps|maybe|unless|should|were|had)\b",
    re.IGNORECASE,
)
"""How a sentence begins that asks something of the jury, or supposes."""
_OF_OTHERS = re.compile(
    r"\b(?:my (?:learned )?friend|the (?:state|crown|defence|prosecution|plaintiff|other (?:side|table))|counsel|they|"
    r"you will be told|you may think|you might think|i (?:say|submit|suggest|ask))\b"
    r"(?: (?:will|would|may|have|has|had|can))* ?(?:say|says|said|tell|tells|told|ask|asks|want|wants|claim|claims|"
    r"have you|argue|argues|think|believe|suggest|suggests|that)\b|"
    r"\byou (?:may|might|will) (?:think|say|feel|be told)\b|"
    r"\byou were (?:promised|to hear)\b|\bpromised you\b|\bwould (?:tell you|say|swear) that\b",
    re.IGNORECASE,
)
"""What the other side is said to say, what is put as a submission, and what was promised and is now held up."""
_OPEN = MODALS | frozenset(
    words("perhaps maybe would should ought either if or unless whether like never not no nobody nothing")
)
_GENERAL = re.compile(
    r"^[\"“'(]*(?:an?|any|anyone|anybody|every|everyone|everybody|people|men|women|nobody|no one|some people|who|what|"
    r"those|one|it takes)\b",
    re.IGNORECASE,
)
"""How a saying about the world begins."""
_PERSONS = frozenset(words("he she him her his hers"))
_EXISTS = re.compile(
    r"\bthere(?:'s| is| are| was| were)\b|\b(?:shows|lists|records|proves|bears|owns?|has (?:him|her))\b", re.I
)
_PASTS = frozenset({*PAST.values(), *words("was were had been done gone seen taken given known written broken stolen")})


@dataclass(frozen=True, slots=True)
class FlatStatement:
    """A sentence of a speech and the clauses of it that say flatly what happened or what there is."""

    said: str
    clauses: tuple[Clause, ...]


def statements(text: str) -> Iterator[FlatStatement]:
    """The sentences of a speech that state something, in order."""
    for said in (part for line in text.split("\n") for part in sentences(line)):
        if not (said.rstrip("\"”' ").endswith("?") or _APPEAL.match(said) or _OF_OTHERS.search(said)):
            yield FlatStatement(said, tuple(clause for clause in read(said).clauses if _flat(clause)))


def _flat(clause: Clause) -> bool:
    if clause.question or clause.hedged or clause.denied or _own_words(clause) & _OPEN:
        return False
    told = " ".join(token.text for token in clause.row)
    happened = any(_is_past(token.lower) for token in clause.row)
    happened = happened or (" is " in f" {told} " and bool(clause.names))
    of_the_case = bool(clause.names) or bool(clause.words & _PERSONS)
    return bool(_EXISTS.search(told)) or (happened and (of_the_case or not _GENERAL.match(told)))


def _own_words(clause: Clause) -> frozenset[str]:
    """Without what somebody is reported to have said: "wrote that she would"."""
    row = [token.lower for token in clause.row]
    return frozenset(row[: row.index("that")] if "that" in row[2:] else row)


def _is_past(word: str) -> bool:
    return word in _PASTS or (word.endswith("ed") and len(word) > 3 and word not in ("need", "indeed", "bed", "red"))
