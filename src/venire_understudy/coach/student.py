"""A student of objections: reads the question by the law's detectors, and slips now and then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case_file.case import Case, Witness
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import Setting
from venire.proceedings.drill.acts import Call
from venire.proceedings.drill.rules import PRACTISED
from venire.proceedings.drill.view import DrillView, Item
from venire.proceedings.examination.case_file import Flaws
from venire_understudy.coach.practice_record import shown_setting

SLIPS = 0.15
"""How often the student is wrong: lets a defect pass, or sees one that is not there."""


@dataclass(frozen=True)
class Student:
    """Answers for ``student``. It sees the words of the question and what is told of the record, no more."""

    case: Case
    chance: Chance
    flaws: Flaws

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """An objection, or none. Raises :class:`VenireError` for a view without a question."""
        if not isinstance(view, DrillView) or view.pending is None:
            raise VenireError(f"There is no question at {ask.key!r}.", "Ask the seat that the agenda names.")
        item = view.pending
        found: list[Ground] = [one.ground for one in self.flaws(self._setting(item)) if one.ground in PRACTISED]
        if self.chance.below(SLIPS, "slip", item.no):
            wrong: Ground = self.chance.pick(PRACTISED, "wrong", item.no)
            return Call() if found else Call(ground=wrong)
        return Call(ground=found[0]) if found else Call()

    def _setting(self, item: Item) -> Setting:
        return shown_setting(self.case, self._witnesses[item.witness], item.phase, item.text, item.before)

    @cached_property
    def _witnesses(self) -> Mapping[str, Witness]:
        return {witness.id: witness for witness in self.case.witnesses}
