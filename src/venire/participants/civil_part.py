"""A part in a civil case: what its player is told names the plaintiff and liability, as the pages and the others do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.case_file.civil_words import civil
from venire.participants.part import FilledAct, Part, PreparedAsk
from venire.ports import Brief


@dataclass(frozen=True)
class CivilPart:
    """The part of ``inner``, told in the words of a civil court; forms and checks are the same."""

    inner: Part

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | FilledAct | None:
        """See :class:`venire.participants.part.Part`."""
        turn = self.inner.turn(ask, view)
        return replace(turn, brief=_civil(turn.brief)) if isinstance(turn, PreparedAsk) else turn


def _civil(brief: Brief) -> Brief:
    return replace(brief, rules=civil(brief.rules), shared=civil(brief.shared), matter=civil(brief.matter))


def parts_in_words_of(case: Case | None, parts: Sequence[Part]) -> Sequence[Part]:
    """These parts as they are played in this case; in a criminal one, or without a case, the parts themselves."""
    return [CivilPart(part) for part in parts] if case is not None and case.kind == "civil" else parts
