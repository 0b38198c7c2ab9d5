"""Whoever plays a role without being a language model: a participant of another package, set where a model could be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from pydantic import BaseModel

from venire.kernel.proceeding import Proceeding
from venire.kernel.record import Seat
from venire.models.use import ModelUse
from venire.ports import Brief, Filled, LookUp, NoAnswer, Participant, Spent

SORTS = ("participant", "evaluator")
"""What stands before the colon in models.yaml, where a provider could."""


@dataclass(frozen=True, eq=False)
class OwnPlayer:
    """Stands among the models of a seat, in its place. ``make``: the participant, by the rules that are gone by and the
    seat; it raises whatever it raises."""

    name: str
    """``participant:echo``."""
    make: Callable[[Proceeding[Any], Seat], Participant]

    async def fill(
        self,
        brief: Brief,
        forms: Mapping[str, type[BaseModel]],
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """It fills in no forms: raises :class:`NoAnswer`."""
        raise NoAnswer(f"{self.name} is no language model.", "Name a model for this role.", Spent(self.name))

    async def close(self) -> None:
        """Nothing to let go of."""


FindsOwn: TypeAlias = Callable[[ModelUse], OwnPlayer | None]
"""From an entry of models.yaml to whoever it names; None where that one is not there."""


def nobody(_use: ModelUse) -> OwnPlayer | None:
    """There is none."""
    return None
