"""A fact broken into the single statements that it makes, each with its subject: what one yes or no can rest on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from venire_understudy.witness.affidavit.clause import clause_of
from venire_understudy.witness.words.verbs import (
    ADVERBS,
    AUXILIARIES,
    is_base,
    is_finite,
    is_past_form,
)

Standing = Literal["told", "said", "aside"]
"""Told as a fact; only what somebody said, thought or asked; only when or on what condition."""

_REPORTING = re.compile(
    r"\b(?:said|says|told|tells|believed?|thought|claimed|promised|warned|replied|answered|insisted|suggested|hoped|"
    r"ordered|agreed|swore|wrote|explained|admitted|denied)\b(?: (?:me|him|her|us|them|the [a-z]+|"
    r"(?:Mrs?|Miss|Dr)? ?[A-Z]\w+(?: [A-Z]\w+)?))? that\b",
)
_SUBORDINATE = re.compile(
    r",? (because|since|when|while|after|before|until|as|whereas|although) "
    r"(?=(?:I|he|she|it|they|we|there|nobody|somebody|the|my|his|her|their|a|an|Mrs?|Miss|Dr|[A-Z]\w+)\b)"
)
_RELATIVE = re.compile(
    r"(?:^|\s)((?:(?:the|a|an|my|his|her|their) )?(?:[\w'-]+ ){0,3}?[\w'-]+),? (who|which|"
    r"that) (?=(?:(?:never|also|then|did|had) )?[a-z]+)"
)
_JOINED = re.compile(r",? (?:and|but)(?: then)? ")


@dataclass(frozen=True, slots=True)
class SingleStatement:
    """A statement on its own. ``start``: what joins it to what went before, such as "because"."""

    text: str
    standing: Standing = "told"
    link: str = ""


FAR = 800
"""Characters of a clause: looked for from each "and" to the end of a long text, it would take the square."""


def parts_of(fact: str) -> list[SingleStatement]:
    """The statements of a fact in their order; the fact itself where it makes only one."""
    if re.search(r"[\"“]", fact):
        return [SingleStatement(fact)]
    whole = fact.strip().rstrip(".")
    return list(_reported(whole))


def _reported(text: str) -> Iterator[SingleStatement]:
    found = _REPORTING.search(text)
    if found is None:
        yield from _subordinate(text)
        return
    yield from _subordinate(text[: found.end()].removesuffix(" that"))
    for part in _subordinate(text[found.end() :].strip()):
        yield SingleStatement(part.text, "said", part.link)


def _subordinate(text: str) -> Iterator[SingleStatement]:
    found = _SUBORDINATE.search(text, 8)
    if found is None or not _is_clause(text[found.end() :]):
        yield from _coordinate(text)
        return
    yield from _coordinate(text[: found.start()])
    for part in _coordinate(text[found.end() :]):
        yield SingleStatement(part.text, part.standing, found[1])


def _coordinate(text: str) -> Iterator[SingleStatement]:
    """The clauses joined by "and" and "but"; a verb without a subject takes the one before."""
    subject, front = "", ""
    for piece in filter(str.strip, _pieces(text)):
        clause = clause_of(piece)
        bare = piece.split()[0].lower()
        if subject and _begins_with_verb(piece):
            piece = f"{subject} {piece}"
        elif clause.whole and bare not in AUXILIARIES:
            subject, front = clause.subject.rstrip(","), clause.front or front
        yield from _relative(piece)


def _pieces(text: str) -> Iterator[str]:
    """The text cut at each "and" that joins clauses, and at none that joins nouns."""
    begin = 0
    for found in _JOINED.finditer(text):
        head, tail = text[begin : found.start()], text[found.end() : found.end() + FAR]
        joins = len(head) <= FAR and (_begins_with_verb(tail) or _is_clause(tail))
        if joins and len(head.split()) > 1 and clause_of(head).whole:
            yield head
            begin = found.end()
    yield text[begin:]


def _begins_with_verb(text: str) -> bool:
    row = [word.lower().strip(",.;") for word in text.split()]
    while row and (row[0] in ADVERBS or row[0].endswith("ly")):
        row = row[1:]
    return bool(row) and (row[0] in AUXILIARIES or is_past_form(row[0]))


def _is_clause(text: str) -> bool:
    """Whether a subject and its verb begin here."""
    row = [word.lower().strip(",.;") for word in text.split()]
    if len(row) < 2:
        return False
    if row[0] in ("i", "he", "she", "it", "they", "we", "there", "nobody", "somebody"):
        return is_finite(row[1]) or (len(row) > 2 and is_finite(row[2]))
    if not re.match(r"(?:the|my|his|her|their|our|its|a|an|some|one|[A-Z][\w']+)\b", text):
        return False
    return any(is_finite(word) for word in row[1:5]) and row[1] not in ("of",)


def _relative(text: str) -> Iterator[SingleStatement]:
    found = _RELATIVE.search(text)
    if found is None or not _begins_with_verb(text[found.end() :]):
        yield SingleStatement(text)
        return
    yield SingleStatement(text[: found.end(1)])
    if is_base(found[1].split()[-1]):
        return
    head = re.search(
        r"(?:(?:Mrs?|Miss|Dr|Canon) )?(?:(?<![\w'-])[A-Z][\w'-]+ ?)+$|\b(?:the|a|an|my|his|her) [\w' -]*$|[\w'-]+$",
        found[1],
    )
    if head:
        yield SingleStatement(f"{head[0]} {text[found.end() :]}")
