"""One turn of a debater as it is put together: what is said, and what it rests on and bears on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from venire.law.api import ATTACKS, Argument, ArgumentRelation, Claim, RelationKind
from venire_understudy.debater.case_side import CaseSide, Rebuttal


@dataclass
class DebaterTurn:
    """Grows as it is put together; read when it is whole."""

    side: CaseSide
    parts: list[str] = field(default_factory=list[str])
    argued: list[Claim] = field(default_factory=list[Claim])
    """The claims that it puts, the main one first."""
    answered: list[Rebuttal] = field(default_factory=list[Rebuttal])
    counters: list[str] = field(default_factory=list[str])

    def add(self, *parts: str) -> None:
        self.parts.extend(part for part in parts if part)

    @property
    def text(self) -> str:
        return " ".join(self.parts)

    @property
    def leading(self) -> Sequence[Claim]:
        """All that it puts, those that answer among them."""
        return list(dict.fromkeys([*self.argued, *(one.by for one in self.answered)]))


@dataclass(frozen=True)
class SaidInDebate:
    """What has been said in the debate so far, as one side hears it."""

    side: CaseSide
    mine: Sequence[Argument]
    theirs: Sequence[Argument]
    put: Mapping[str, tuple[str, ...]]
    """Argument → the claims it puts."""

    @property
    def heard(self) -> str:
        """All of it."""
        return spoken((*self.mine, *self.theirs))

    @property
    def own(self) -> str:
        """What this side said."""
        return spoken(self.mine)

    @property
    def own_claims(self) -> frozenset[str]:
        """Claims of this side that this side has put."""
        return frozenset(id for one in self.mine for id in self.put[one.id])

    @property
    def had_an_answer(self) -> frozenset[str]:
        """Those of this side that the other has heard and spoken after."""
        last = max((one.round for one in self.theirs), default=0)
        return frozenset(id for one in self.mine if one.round < last for id in self.put[one.id])

    @property
    def their_claims(self) -> Mapping[str, Argument]:
        """Claims of the other side → the newest argument that put it."""
        ids = {claim.id for claim in self.side.own}
        return {id: one for one in self.theirs for id in self.put[one.id] if id not in ids}

    @property
    def attacked(self) -> frozenset[str]:
        """Claims of this side that a claim put by the other speaks against."""
        claims = self.side.claims
        return frozenset(
            to.to for one in self.theirs for id in self.put[one.id] for to in claims[id].relations if to.kind in ATTACKS
        )

    def relations(self, turn: DebaterTurn) -> tuple[ArgumentRelation, ...]:
        """How a turn bears on earlier arguments: what it answers, and what of its own it bears out."""
        found = dict[str, RelationKind]()
        for answer in turn.answered:
            target = self.their_claims.get(answer.to.id)
            if target is not None:
                kinds: set[RelationKind] = {found.get(target.id, "undercuts"), answer.relation.kind}
                found[target.id] = "rebuts" if "rebuts" in kinds else "undercuts"
        if self.mine:
            found[self.mine[0].id] = "supports"
        if len(self.mine) > 1:
            found[self.mine[-1].id] = "refines"
        return tuple(ArgumentRelation(kind=kind, to=id) for id, kind in found.items())


def spoken(arguments: Sequence[Argument]) -> str:
    """All that was said in these."""
    return " ".join(f"{one.text} {one.ethics}" for one in arguments)
