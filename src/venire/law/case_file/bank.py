"""A bank: how people ask for what a witness swore to, and how this witness says it.

Lines are written by many hands and checked against the sworn fact by another; a case may have none, and plays. Source:
spec/models.md, "Hearing people"; spec/cases.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Case

BankForm = Literal["wh", "yesno", "tag", "fragment", "false", "follow", "exhibit", "self", "unknown"]
"""Open; to be said yes or no to; leading; a few words; with a false premise; upon an earlier question; by an exhibit;
of the witness itself; of what its affidavit does not say."""
Said = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=600)]


class BankLine(Frozen):
    """A question as somebody types it, and what the witness says to it. ``fact``: which answers it, None where no fact
    does. ``by``: which hand wrote it."""

    witness: str
    fact: str | None = None
    form: BankForm
    q: Said
    a: Said
    by: str = ""


class Bank(Frozen):
    """The lines of one case. ``sworn``: fact -> :func:`mark` of the text for which they were written."""

    case: str
    sworn: Mapping[str, str] = Field(default_factory=dict)
    lines: tuple[BankLine, ...] = ()

    @cached_property
    def by_witness(self) -> Mapping[str, tuple[BankLine, ...]]:
        """Witness -> its lines, in their order."""
        names = dict.fromkeys(line.witness for line in self.lines)
        return {name: tuple(line for line in self.lines if line.witness == name) for name in names}

    def fitting(self, case: Case) -> Bank:
        """What of it holds of this case: lines of its witnesses, and of facts that read as they read then."""
        texts = {fact.id: mark(fact.text) for witness in case.witnesses for fact in witness.affidavit}
        people = {witness.id for witness in case.witnesses}
        same = {fact for fact, sworn in self.sworn.items() if texts.get(fact) == sworn}
        kept = (line for line in self.lines if line.witness in people and (line.fact is None or line.fact in same))
        return Bank(case=self.case, sworn=self.sworn, lines=tuple(kept))


def mark(text: str) -> str:
    """Eight signs by which a fact's text is known again."""
    return sha256(" ".join(text.split()).encode()).hexdigest()[:8]
