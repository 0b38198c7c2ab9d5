"""The understudy in every role of a deliberation, as one participant. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.api import Case, JurorCard, OwnWords, SatThrough, StrengthMap
from venire.ports import Embedder
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.claim_meaning import Meaning
from venire_understudy.judge.narration.narrator import Narrator
from venire_understudy.juror.seat import Juror
from venire_understudy.listeners.free_words import free_words
from venire_understudy.listeners.impact import Scales
from venire_understudy.listeners.seat import ListeningPanel
from venire_understudy.scribe.seat import Scribe
from venire_understudy.scribe.summary import summed_up


@dataclass(frozen=True)
class JuryRoom:
    """Answers for ``juror/n``, ``panel``, ``judge``, ``scribe`` and ``summarizer``.

    ``cards`` are the jurors' by id; ``chance`` is the session's. Without an ``embedder`` free text is matched by its
    words alone.
    """

    case: Case
    cards: Mapping[str, JurorCard]
    chance: Chance
    embedder: Embedder | None = None
    talked_to: bool = False
    """Whether the jurors come from talks about the case, each alone, and have voted: then the judge is brief."""

    own_words: OwnWords = field(default_factory=dict[str, Mapping[str, Sequence[str]]])
    trial: SatThrough | None = None
    """What this jury has sat through; None where no trial went before."""

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """What this seat says. Raises :class:`venire.errors.VenireError` for a view that is not the seat's."""
        await self._matcher.hear(free_words(view))
        match ask.seat:
            case "panel":
                return await self._panel.answer(ask, view)
            case "judge":
                return await self._judge.answer(ask, view)
            case "scribe":
                return await self._scribe.answer(ask, view)
            case "summarizer":
                return summed_up(view)
            case _:
                return await self._juror.answer(ask, view)

    @cached_property
    def _lore(self) -> Lore:
        return Lore(self.case, self.own_words, self.trial)

    @cached_property
    def _matcher(self) -> Matcher:
        return Matcher(self._lore, Meaning(self.case, self.embedder) if self.embedder else None)

    @cached_property
    def _juror(self) -> Juror:
        return Juror(self._lore, self._matcher, self.cards, self.chance.within("understudy", "juror"))

    @cached_property
    def _panel(self) -> ListeningPanel:
        dice = self.chance.within("understudy", "panel")
        return ListeningPanel(Scales(self._lore, StrengthMap(self.case), self._matcher, dice), self.cards, dice)

    @cached_property
    def _judge(self) -> Narrator:
        return Narrator(self._lore, self.chance.within("understudy", "judge"), self.talked_to)

    @cached_property
    def _scribe(self) -> Scribe:
        return Scribe(self._lore, self._matcher, self.chance.within("understudy", "scribe"))
