"""Participants and evaluators of other packages, named in models.yaml where a model could be: ``participant:echo``."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from venire.catalog import EVALUATORS, PARTICIPANTS
from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.part import later
from venire.kernel.proceeding import Ask, Proceeding
from venire.kernel.record import Act, Seat
from venire.law.debating.subject import Subject
from venire.models.own_player import OwnPlayer
from venire.models.use import ModelUse
from venire.ports import Model, Participant
from venire.sockets.socket import Socket

if TYPE_CHECKING:
    from venire.participants.part import Part

BY_SORT: dict[str, Socket[Any]] = {"participant": PARTICIPANTS, "evaluator": EVALUATORS}
_language_model = later("venire.participants.language_model:LanguageModel")
_log = logging.getLogger(__name__)


def own_lack(use: ModelUse) -> VenireError | None:
    """Why the participant that this entry names cannot play; None where it can, or the entry names a model."""
    socket = BY_SORT.get(use.provider)
    return None if socket is None or use.model in socket.names() else socket.lack(use.model)


def own_player(use: ModelUse) -> OwnPlayer | None:
    """Whoever this entry names. Where nobody is there, others play, and the log says why."""
    lack = own_lack(use)
    if lack is not None:
        _log.warning("%s %s Others play instead.", lack, lack.remedy)
        return None
    made = BY_SORT[use.provider].named(use.model)
    if use.provider == "evaluator":
        return OwnPlayer(use.name, lambda rules, _seat: made(_debated(use.name, rules)))
    return OwnPlayer(use.name, made)


@dataclass(frozen=True)
class Unseated:
    """Stands for a participant that could not be made: it raises why when it is asked, so that the next in line steps
    in, and the record says so."""

    name: str
    error: Exception

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        raise self.error


def players(models: Sequence[Model], parts: Sequence[Part], rules: Proceeding[Any], seat: Seat) -> list[Participant]:
    """Those who play in a seat, the first first: a language model the parts of it, anybody else as it likes."""
    playing = [one for one in models if parts or isinstance(one, OwnPlayer)]
    return [_made(one, rules, seat) if isinstance(one, OwnPlayer) else _language_model(one, *parts) for one in playing]


def _made(player: OwnPlayer, rules: Proceeding[Any], seat: Seat) -> Participant:
    try:
        made = player.make(rules, seat)
        if not (made.name and callable(made.answer)):
            raise TypeError(f"{player.name} makes no participant")
    except SystemExit:
        return Unseated(player.name, RuntimeError("it tried to leave"))
    except Exception as error:  # noqa: BLE001 - whatever a participant does, the session goes on
        return Unseated(player.name, error)
    return made


def _debated(name: str, rules: object) -> Subject:
    subject = getattr(rules, "subject", None)
    if not isinstance(subject, Subject):
        raise VenireError(f"{name} sits on the panel of a debate alone.", "Name it for the role evaluator.")
    return subject
