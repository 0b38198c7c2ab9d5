"""The understudy as the jurors of a persuasion: hears, weighs and answers in one act. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.language.wording.numbers import in_figures
from venire.law.api import STRENGTHS, Case, Moment, PersuasionCard
from venire.ports import Embedder
from venire.proceedings.persuasion.acts import Reply
from venire.proceedings.persuasion.params import Sheet
from venire.proceedings.persuasion.view import JurorView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.claim_meaning import Meaning
from venire_understudy.comprehension.heard_speech import Ears
from venire_understudy.persuaded.appeals_to_heart import near_to
from venire_understudy.persuaded.reception import HURTS, Reception, Taking
from venire_understudy.persuaded.replies import Replying
from venire_understudy.persuaded.voices import Lines

WITHOUT_PULL: Mapping[Moment, Moment] = {"struck": "noted", "answered": "noted", "more": "noted"}
"""What goes in and moves nothing is only noted."""


@dataclass(frozen=True)
class PersuadedJuror:
    """Answers for ``juror/n``. It sees its own talk and its own mind in words, and no number."""

    case: Case
    sheet: Sheet
    chance: Chance
    embedder: Embedder | None = None
    hearing: Taking | None = None
    """Ears that have heard for other sessions of the same case; None: its own."""

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """``Reply``. Raises :class:`VenireError` for a view without anything to answer."""
        if not isinstance(view, JurorView) or not view.no:
            raise VenireError(f"Nothing was said to {ask.seat} that it could answer.", "Ask the seat that is asked.")
        said = view.talks[view.me][-1]
        await self.matcher.hear([said.text, in_figures(said.text)])
        card = self.sheet.cards[view.me - 1]
        taken = self._weighed(self.taking.taken(view, said.text, said.shows, near_to(card)), view, card, said.shows)
        lines = Lines(card, self.chance.within(view.me, view.no), view.spent)
        text = self._replying.reply(view, taken, lines)
        if taken.moment == "other_side" and any(":hook." in mark for mark in lines.made):
            taken = replace(taken, topics=(), impact="neutral")
        made = (*lines.made, *self._marks(view, taken, said.shows))
        return Reply(
            text=text, topics=taken.topics, impact=taken.impact, strength=taken.strength, made_from=tuple(made)
        )

    def _weighed(self, taken: Reception, view: JurorView, card: PersuasionCard, shows: str) -> Reception:
        """With the way in which it pulls this juror, if it goes in: what is said of it must agree with what it does."""
        weights, strength = card.weights(view.side), STRENGTHS[taken.strength]
        key = card.key(view.side, shows) if shows and taken.moment == "shown" else 0.0
        pull = sum(weights.get(topic, 0.0) * strength for topic in taken.topics) + key
        moment = WITHOUT_PULL.get(taken.moment, taken.moment) if pull == 0 and taken.topics else taken.moment
        if moment == "shown" and pull <= 0:
            moment = "shown_nothing"
        return replace(taken, pull=pull, moment=moment)

    def _marks(self, view: JurorView, taken: Reception, shows: str) -> tuple[str, ...]:
        """What was put and shown, for the turns to come."""
        put = tuple(f"put:{view.me}:{claim}:{view.no}" for claim in taken.claims)
        on = tuple(f"on:{view.me}:{topic}:{view.no}" for topic in taken.topics)
        hurt = (f"hurt:{view.me}:{view.no}",) if taken.moment in HURTS else ()
        put = (*put, *on, *hurt)
        spoke = shows and taken.topics
        return (*put, f"shown:{view.me}:{shows}") if spoke else put

    @cached_property
    def matcher(self) -> Matcher:
        if self.hearing is not None:
            return self.hearing.ears.matcher
        return Matcher(Lore(self.case), Meaning(self.case, self.embedder) if self.embedder else None)

    @cached_property
    def taking(self) -> Taking:
        dice = self.chance.within("taking")
        if self.hearing is not None:
            return replace(self.hearing, chance=dice)
        return Taking(Ears(self.matcher.lore, self.matcher), dice)

    @cached_property
    def _replying(self) -> Replying:
        return Replying(self.matcher.lore, self.chance.within("replying"))
