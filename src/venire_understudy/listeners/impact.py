"""How hard a speech lands: what it changes in the map, and what this listener has an ear for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.language.wording.content_words import content_words
from venire.law.api import MODIFIERS, ROOT, Claim, JurorCard, StrengthMap, clamp
from venire.proceedings.deliberation.view import PanelView, Said
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.heard_speech import Ears
from venire_understudy.comprehension.repetition import said_before
from venire_understudy.comprehension.stance import VOTE_SIDE
from venire_understudy.listeners.free_words import is_free, is_persons

GAIN = 2.0
"""From the change of the root claim to an impact. A fresh, strong claim changes the root by some .02 to .06."""
MOST = 0.2
"""What the root claim alone can add: the first words of a session change much of what little has been heard, and must
not decide it."""
STANDING = 0.2
"""What a claim of strength 1 weighs by itself, whatever it does to the root: it was put, and it was not nothing."""
PLAIN = 0.7
"""What a person's sentence weighs beside a juror's speech on the same claim, which gives the claim its reasons too."""
CAUGHT = 0.02
"""How far a sentence that the file contradicts speaks against whoever said it."""
LIMIT = 0.85
PASSING = 0.05
"""What a listener takes from a claim that it has no ear for: next to nothing, so that a change of vote is owed to what
struck, and not to the sum of what was merely heard."""
STRIKING = 5.0
"""What is added for whoever a claim strikes most at the table: enough, with a strong claim, to turn a doubting vote."""
RARE = 9.0
"""How steeply that falls off: of a table of twelve, the second to be struck takes about a third of it."""
REPEATED = 0.25
"""What is left of a claim that the room has heard before."""


@dataclass(frozen=True)
class Scales:
    """Weighs speeches for listeners."""

    lore: Lore
    map: StrengthMap
    matcher: Matcher
    chance: Chance

    def claims(self, view: PanelView, speech: Said) -> tuple[str, ...]:
        """The claims a speech puts: those named with it, else those its words mean."""
        if is_persons(view, speech):
            return self._understood(view, speech)
        named = tuple(claim for claim in speech.claims if claim in self.lore.claims)
        vote = view.votes.get(speech.juror)
        if named or not is_free(view, speech):
            return named
        return self.matcher.claims(speech.text, VOTE_SIDE[vote] if vote else None)

    def _understood(self, view: PanelView, speech: Said) -> tuple[str, ...]:
        """What a person put: nothing where the file contradicts it, and nothing by saying the same again."""
        heard = Ears(self.lore, self.matcher).of(view, speech)
        if heard.kind not in ("argument", "question", "mistaken"):
            return ()
        known = [claim for claim in heard.put if claim in self.lore.claims]
        return tuple(claim for claim in known if not self._said_before(view, speech, claim, heard.saying(claim)))

    def _said_before(self, view: PanelView, speech: Said, claim: str, words: str) -> bool:
        """The same claim, resting on the same things or in the same words."""
        first = view.put.get(claim)
        made = (claim,) if first is not None and first[1] == speech.juror and claim in view.put_before else ()
        earlier = [one for one in view.said if one.turn < speech.turn]
        named = Ears(self.lore, self.matcher).named(words)
        return said_before(claim, words, named, earlier, made, speech.juror)

    def against_itself(self, view: PanelView, speech: Said) -> float:
        """What a speech that the file contradicts does to its own side: a little harm. 0 for any other."""
        if not is_persons(view, speech) or not Ears(self.lore, self.matcher).mistakes(speech.text):
            return 0.0
        return -CAUGHT if view.votes.get(speech.juror) == "guilty" else CAUGHT

    def base(self, view: PanelView, speech: Said, claims: Sequence[str]) -> float:
        """The strength of a speech toward guilt for nobody in particular, -1 to 1: the change of the root under gradual
        semantics, given all that was put before this round."""
        if not claims:
            return 0.0
        before = view.put_before & self.lore.claims.keys()
        after = self.map.strength(before | frozenset(claims))
        changed = after[ROOT] - self._root(before)
        standing = max(after[claim] for claim in claims)
        worn = 1.0 if not frozenset(claims) <= before else REPEATED
        weight = STANDING * standing + min(MOST, GAIN * abs(changed))
        sign = 1.0 if self.lore.side(claims[0]) == "prosecution" else -1.0
        plain = PLAIN if is_persons(view, speech) else 1.0
        return sign * weight * worn * plain * self._relevance(view, speech)

    def _root(self, heard: frozenset[str]) -> float:
        return self.map.strength(heard)[ROOT]

    def _relevance(self, view: PanelView, speech: Said) -> float:
        answered = {said.turn: said.round for said in view.said}
        if speech.replies_to in answered:
            return 1.2 if answered[speech.replies_to] >= view.round - 2 else 1.0
        return 0.9

    def impact(
        self, view: PanelView, speech: Said, claims: Sequence[str], base: float, ears: JurorCard, me: int
    ) -> float:
        """How strong the speech is for this listener, -1 to 1."""
        if not claims or base == 0.0:
            return 0.0
        value = (
            base
            * MODIFIERS[ears.archetype][speech.type]
            * self._ear(view, ears, claims if is_persons(view, speech) else claims[:1])
            * self._stake(view, speech, claims, me)
        )
        return round(clamp(value, LIMIT), 4)

    def _ear(self, view: PanelView, card: JurorCard, claims: Sequence[str]) -> float:
        """What a listener has an ear for. Most of what is said passes; now and then one thing stays, and it is another
        for everybody: of several points the one that strikes. (A juror's speech has one, and what supports it.)"""
        return max(self._ear_for(view, card, self.lore.claims[claim]) for claim in claims)

    def _ear_for(self, view: PanelView, card: JurorCard, claim: Claim) -> float:
        told = content_words(" ".join((*claim.values, *claim.topics, claim.handle)))
        liked = len(told & content_words(" ".join(card.tastes)))
        return (PASSING + STRIKING * self._lot(view, card, claim.id) ** RARE) * (1 + 0.15 * min(liked, 3))

    def _lot(self, view: PanelView, card: JurorCard, claim: str) -> float:
        """A listener's lot on a claim, uniform on 0 to 1. The table's lots are spread out evenly, a slice for each, so
        that a claim strikes about one listener, seldom three and seldom none."""
        lots = [self.chance.unit("ear", seen.card, claim) for seen in view.jurors]
        mine = self.chance.unit("ear", card.id, claim)
        return (sum(lot < mine for lot in lots) + self.chance.unit("within", card.id, claim)) / len(lots)

    def _stake(self, view: PanelView, speech: Said, claims: Sequence[str], me: int) -> float:
        """More for whoever is spoken to, and for whoever put the claim that is attacked."""
        attacked = {link.relation.to for claim in claims for link in self.lore.out_of.get(claim, ())}
        mine = any(view.put.get(claim, (0, 0))[1] == me for claim in attacked)
        return (1.25 if speech.target == me else 1.0) * (1.3 if mine else 1.0)
