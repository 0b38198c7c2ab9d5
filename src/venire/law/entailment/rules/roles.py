"""Who did what to whom: Doyle hit Marsh is not Marsh hit Doyle, and was not Harker who hit him."""

from __future__ import annotations

from collections.abc import Iterator

from venire.language.clauses.reading import Clause, TextReading
from venire.language.text.content import is_content
from venire.language.text.tokens import Token
from venire.language.words.stems import is_past
from venire.language.words.word_list import words
from venire.law.entailment.rules.given import GivenTexts
from venire.law.entailment.rules.polarity import text_of

_PERSONS = {
    "i": "i", "me": "i", "he": "he", "him": "he", "she": "she", "her": "she", "they": "they", "them": "they",
    "we": "we", "us": "we",
}  # fmt: skip
_DETERMINERS = frozenset(words("the a an his her my their our your"))
_BE = frozenset(words("am is are was were be been being got"))
_PREPOSITIONS = frozenset(words("of in on at under from with for into onto against about over through"))
_AUXILIARIES = frozenset(words("is was has had did does will can could would may might"))
_BETWEEN = frozenset(words("not never also been being later then"))
_LONG = 40
"""Longer rows of words have no order that could be compared."""
_SAME = 0.75


def roles(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """Two people in each other's place, or one in the place of a third."""
    for clause in said.clauses:
        if not clause.question and not clause.hypothetical:
            given = (part for reading in ground.readings for part in reading.clauses if not part.question)
            swapped = next((part for part in given if _swapped(clause, part)), None)
            if swapped is not None:
                yield f"the ground has it the other way round: {text_of(swapped)}"
            elif not clause.denied and not clause.modal and _another(clause, ground):
                yield "the ground says it of somebody else"


def _order(clause: Clause) -> list[tuple[str, bool]]:
    """What is said in order: (stem or person, whether it can be a party)."""
    row = clause.row
    found: list[tuple[str, bool]] = []
    for i, token in enumerate(row):
        owner = token.lower == "her" and i + 1 < len(row) and is_content(row[i + 1])
        if token.lower in _PERSONS and not owner:
            found.append((_PERSONS[token.lower], True))
        elif is_content(token):
            found.append((token.stem, _party(clause, i)))
    return found


def _party(clause: Clause, i: int) -> bool:
    """Whether the word at this place names somebody or something that acts or is acted on."""
    before = [token.lower for token in clause.row[max(0, i - 2) : i]]
    if before and (before[-1] in _PREPOSITIONS or (before[-1] in _DETERMINERS and before[0] in _PREPOSITIONS)):
        return False
    return _bare(clause.row[i]) in _parties(clause) or (bool(before) and before[-1] in _DETERMINERS)


def _swapped(said: Clause, given: Clause) -> bool:
    """Two parties whose places round a verb are exchanged, allowing for the passive."""
    if not _same(said, given):
        return False
    ours, theirs = _order(said), _order(given)
    if len(ours) > _LONG or len(theirs) > _LONG:
        return False
    mine, other = _passive(said), _passive(given)
    triples = [triple for triple in _triples(ours) if _in(triple, theirs)]
    if bool(mine) == bool(other):
        return any(_turned(triple, theirs) for triple in triples)
    return any(not _turned(triple, theirs) for triple in triples if triple[1] in (mine, other))


def _same(said: Clause, given: Clause) -> bool:
    wanted = _SAME * len(said.signs)
    return bool(said.signs) and given.most(said) >= wanted and len(given.matched(said)) >= wanted


def _triples(row: list[tuple[str, bool]]) -> Iterator[tuple[str, str, str]]:
    """Party, verb, party as they stand: the nearest parties on both sides of a word that is none."""
    for i, (verb, party) in enumerate(row):
        if not party:
            before = next((stem for stem, is_party in reversed(row[:i]) if is_party), None)
            after = next((stem for stem, is_party in row[i + 1 :] if is_party), None)
            if before and after and before != after:
                yield before, verb, after


def _in(triple: tuple[str, str, str], row: list[tuple[str, bool]]) -> bool:
    stems = [stem for stem, _ in row]
    if any(stems.count(part) != 1 for part in triple):
        return False
    places = [stems.index(part) for part in triple]
    return places[1] == sorted(places)[1]


def _turned(triple: tuple[str, str, str], row: list[tuple[str, bool]]) -> bool:
    stems = [stem for stem, _ in row]
    return stems.index(triple[0]) > stems.index(triple[2])


def _passive(clause: Clause) -> str | None:
    """The verb of a passive with its doer: the stem of "struck" in "was struck by"."""
    row = [token for token in clause.row if token.lower not in _BETWEEN]
    if any(token.lower == "by" for token in row):
        for i in range(len(row) - 2):
            if row[i].lower in _BE and _participle(row[i + 1], row[i + 2].lower):
                return row[i + 1].stem
    return None


def _participle(verb: Token, after: str) -> bool:
    """Whether a word after "was" may be the verb of a passive: "struck", or "hit" where "by" follows."""
    return verb.is_word and not verb.lower.endswith("ing") and (after == "by" or is_past(verb.lower))


def _another(said: Clause, ground: GivenTexts) -> bool:
    """The rest of it is in the ground with another name where this one stands, and never with this one."""
    mine = _parties(said)
    stems = {token.stem for token in said.row if _bare(token) in mine}
    rest = [key for key in said.signs if key not in stems]
    if not mine or len(rest) < 2:
        return False
    near = [given for given in ground.statements if _share(rest, given) >= _SAME]
    new = [name for name in mine if not any(name in _words(given) for given in near)]
    return bool(new) and any(_parties(given) - _words(said) for given in near)


def _share(keys: list[str], given: Clause) -> float:
    return sum(given.key(key) is not None for key in keys) / len(keys)


def _parties(clause: Clause) -> frozenset[str]:
    """The names in a clause, and a bare noun with a capital at its head, which may be one."""
    first = clause.row[0]
    verb = clause.row[1] if len(clause.row) > 1 else first
    acts = verb.lower in _AUXILIARIES or is_past(verb.lower)
    bare = first.text[0].isupper() and is_content(first) and acts
    return clause.names | ({_bare(first)} if bare else frozenset[str]())


def _bare(token: Token) -> str:
    return token.lower.removesuffix("'s")


def _words(clause: Clause) -> frozenset[str]:
    return frozenset(_bare(token) for token in clause.row)
