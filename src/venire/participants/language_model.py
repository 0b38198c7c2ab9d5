"""A language model in a seat. Source: spec/models.md."""

from __future__ import annotations

from asyncio import CancelledError
from collections import defaultdict
from collections.abc import Callable, Sequence
from time import monotonic

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Minute
from venire.participants.briefs.output_check import complaint_about, told_by
from venire.participants.part import FilledAct, Part, PreparedAsk
from venire.ports import Filled, Model, NoAnswer, Spent
from venire.proceedings.deliberation.view import JurorView


class LanguageModel:
    """Plays the parts of one seat, or of several seats of one session.

    ``answer`` raises :class:`venire.ports.NoAnswer` when the model fails, and :class:`VenireError` for an ask that is
    none of its parts, so that the next in line steps in; what was spent is noted either way.
    """

    def __init__(self, model: Model, *parts: Part) -> None:
        self._model = model
        self._parts = parts
        self._notes: defaultdict[str, list[Minute]] = defaultdict(list)

    @property
    def name(self) -> str:
        """``openai:gpt-…``."""
        return self._model.name

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """What the first part that this ask belongs to makes of the model's form, or does without asking it."""
        return await self._answered(ask, view, None)

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        """As ``answer``, and heard while it comes where the part is spoken for everybody to hear."""
        return await self._answered(ask, view, say)

    def reading(self, ask: Ask, view: Frozen) -> object:
        """The brief that the model would be given, or the act that is taken without it."""
        turn = self._turn(ask, view)
        return turn.brief if isinstance(turn, PreparedAsk) else turn

    def notes(self, ask: Ask) -> Sequence[Minute]:
        """The calls made for this ask since it was last looked at."""
        return tuple(self._notes.pop(ask.key, ()))

    def _turn(self, ask: Ask, view: Frozen) -> PreparedAsk | FilledAct:
        for part in self._parts:
            turn = part.turn(ask, view)
            if turn is not None:
                return turn
        wanted = " or ".join(act.kind for act in ask.wants)
        raise VenireError(f"{self.name} has no part in which to answer with {wanted}.", "The next in line answers it.")

    async def _answered(self, ask: Ask, view: Frozen, say: Callable[[str], None] | None) -> Act:
        turn = self._turn(ask, view)
        if isinstance(turn, FilledAct):
            return turn.act
        filled = await self._filled(ask, turn, view, say if turn.aloud else None)
        taken = turn.taken(filled.form)
        self._note(ask, turn, filled.spent, dropped=taken.dropped)
        return taken.act

    async def _filled(self, ask: Ask, turn: PreparedAsk, view: Frozen, heard: Callable[[str], None] | None) -> Filled:
        began = monotonic()
        told = told_by(turn.brief, ask.seat, conviction=view.conviction if isinstance(view, JurorView) else None)
        try:
            return await self._model.fill(
                turn.brief,
                turn.forms,
                lambda form: turn.complaint(form) or complaint_about(form, told),
                heard=heard,
            )
        except NoAnswer as failure:
            self._note(ask, turn, failure.spent, error=str(failure))
            raise
        except CancelledError:
            spent = Spent(self.name, attempts=1, seconds=round(monotonic() - began, 3))
            self._note(ask, turn, spent, error=f"{self.name} was called off before it had answered.")
            raise

    def _note(
        self, ask: Ask, turn: PreparedAsk, spent: Spent, *, dropped: tuple[str, ...] = (), error: str = ""
    ) -> None:
        called = spent.called(ask.key, turn.brief.version, dropped=dropped, error=error)
        self._notes[ask.key].append(called)
