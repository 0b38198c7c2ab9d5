"""A language model in a juror's seat. Source: spec/models.md, spec/deliberation.md."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from pydantic import BaseModel

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Called
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Minute
from venire.law.case import Case
from venire.law.persona import JurorCard
from venire.participants.briefs.forms import act_from, form_of
from venire.participants.briefs.juror_speech import juror_brief
from venire.participants.briefs.speech_check import Known, complaint, grounded, known_to
from venire.ports import Brief, Filled, Model, NoAnswer, Spent
from venire.proceedings.deliberation.acts import Pass, Speak
from venire.proceedings.deliberation.view import JurorView

FORMS = {act.kind: form_of(act) for act in (Speak, Pass)}
"""The same for all jurors, rounds and cases: a provider caches the forms in front of the prompt."""
_ACTS: dict[type[BaseModel], type[Act]] = {FORMS[act.kind]: act for act in (Speak, Pass)}


class LanguageModel:
    """Plays one juror of one session: speaks, or passes.

    ``answer`` raises :class:`venire.ports.NoAnswer` when the model fails, so that the next in line steps in; what was
    spent is noted either way.
    """

    def __init__(self, model: Model, card: JurorCard, case: Case) -> None:
        self._model = model
        self._card = card
        self._case = case
        self._notes: defaultdict[str, list[Minute]] = defaultdict(list)

    @property
    def name(self) -> str:
        """``openai:gpt-…``."""
        return self._model.name

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """A speech whose claims and cites exist in the case, or a pass."""
        if not isinstance(view, JurorView) or set(ask.wants) != {Speak, Pass}:
            raise VenireError(f"{self.name} plays jurors' speeches only.", "Let the understudy answer this.")
        known = known_to(view, self._case)
        brief = juror_brief(view, self._card, self._case, ask.directive)
        filled = await self._filled(ask, brief, known)
        act, dropped = _act(filled.form, known)
        self._note(ask, brief, filled.spent, dropped=dropped)
        return act

    def notes(self, ask: Ask) -> Sequence[Minute]:
        """The calls made for this ask since it was last looked at."""
        return tuple(self._notes.pop(ask.key, ()))

    async def _filled(self, ask: Ask, brief: Brief, known: Known) -> Filled:
        try:
            return await self._model.fill(brief, FORMS, lambda form: _complaint(form, known))
        except NoAnswer as failure:
            self._note(ask, brief, failure.spent, error=str(failure))
            raise

    def _note(self, ask: Ask, brief: Brief, spent: Spent, *, dropped: tuple[str, ...] = (), error: str = "") -> None:
        called = Called(
            ask=ask.key,
            model=spent.model,
            prompt_hash=brief.version,
            tokens_in=spent.tokens_in,
            tokens_out=spent.tokens_out,
            tokens_cached=spent.tokens_cached,
            cost=spent.cost,
            attempts=spent.attempts,
            seconds=spent.seconds,
            dropped=dropped,
            error=error,
        )
        self._notes[ask.key].append(called)


def _complaint(form: BaseModel, known: Known) -> str:
    act = act_from(_ACTS[type(form)], form)
    return complaint(act.text, known) if isinstance(act, Speak) else ""


def _act(form: BaseModel, known: Known) -> tuple[Act, tuple[str, ...]]:
    act = act_from(_ACTS[type(form)], form)
    return grounded(act, known) if isinstance(act, Speak) else (act, ())
