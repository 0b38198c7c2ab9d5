"""A witness answers from its bank: in the words that were written for the nearest question to the same fact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from venire.language.answers.stance import stance_of
from venire.language.comparison.line_index import Rarity
from venire.law.api import Bank, BankLine
from venire.ports import Embedder
from venire.proceedings.examination.acts import Stance, Testify
from venire.proceedings.examination.view import WitnessView
from venire_understudy.witness.bank.premise import is_false
from venire_understudy.witness.bank.reader import Understood, reader_weights, understood
from venire_understudy.witness.bank.shelf import BankShelf

NEAR = 0.62
"""How like a line must be whose answer rests on no fact: it was written for that very question or one next to it."""
_STANCES: Mapping[str, Stance] = {"affirms": "affirm", "adopts": "affirm", "denies": "deny"}


@dataclass
class BankAnswers:
    """Every witness of one case that has lines in its bank. What was embedded is kept."""

    bank: Bank
    embedder: Embedder
    _shelves: dict[str, BankShelf] = field(default_factory=dict[str, BankShelf])

    async def answer(self, view: WitnessView) -> Testify | None:
        """The testimony, or None: there is no bank for this witness, or the reader is not sure. Raises
        :class:`VenireError` where the embedder does."""
        if view.me not in self.bank.by_witness:
            return None
        shelf = await self._shelf(view.me, view.affidavit)
        vector = (await self.embedder.embed([view.question]))[0]
        return _told(shelf, understood(shelf, view.question, vector))

    async def _shelf(self, witness: str, affidavit: Mapping[str, str]) -> BankShelf:
        if witness not in self._shelves:
            lines = self.bank.by_witness[witness]
            vectors = await self.embedder.embed([line.q for line in lines])
            sworn = await self.embedder.embed(list(affidavit.values()))
            rarity = Rarity([*(line.q for line in self.bank.lines), *affidavit.values()])
            self._shelves[witness] = BankShelf(lines, affidavit, rarity, vectors, sworn)
        return self._shelves[witness]


def _told(shelf: BankShelf, heard: Understood) -> Testify | None:
    """In the words of the nearest line to the same goal; of a false premise, one that puts it right."""
    weights = reader_weights()
    if heard.sure < weights.sure:
        return None
    wrong = heard.false >= weights.false
    lines = [at for at in map(int, shelf.rows[heard.goal]) if is_false(shelf.lines[at]) is wrong]
    if not lines:
        return None
    best = max(lines, key=lambda at: float(heard.like.both[at]))
    if heard.goal not in shelf.affidavit and heard.like.both[best] < NEAR:
        return None
    return _testimony(shelf.lines[best], wrong)


def _testimony(line: BankLine, wrong: bool) -> Testify:
    facts = (line.fact,) if line.fact else ()
    return Testify(text=line.a, stance=_stance(line, wrong), facts=facts, made_from=facts)


def _stance(line: BankLine, wrong: bool) -> Stance:
    if wrong:
        return "correct"
    if line.form == "unknown":
        return "unknown"
    return _STANCES.get(stance_of(line.a), "tell") if line.fact else "tell"
