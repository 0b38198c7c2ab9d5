"""From a plan to words: several ways to say it, each with a score. Source: spec/models.md, "How it is made good"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from venire.kernel.chance import Chance
from venire.language.text.sentences import sentences
from venire.language.wording.content_words import content_words
from venire.language.wording.phrase_grammar import addressed, joined
from venire.law.api import JurorCard
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.view import JurorView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.stance import VOTE_SIDE
from venire_understudy.juror.speech.discourse_schemas import Schema, schemas
from venire_understudy.juror.speech.own_lines import written_small
from venire_understudy.juror.speech.pieces import Piece, SpeechMatter
from venire_understudy.juror.speech.plans import Plan
from venire_understudy.juror.speech.temperaments import best_type, temperament

LEAST, MOST = 2, 4
"""Sentences in a speech."""
TRIES = 3
"""Schemas tried for a plan."""
SAID_FIRST = 2.5
"""How much likelier a juror who sat through the trial is to begin with what it heard there."""

_PRONOUN = re.compile(r"\b(he|she|him|his|her|hers|the man|the woman)\b", re.IGNORECASE)
SPOKEN_TO = frozenset({"grant", "ask", "why", "kernel", "waver"})
"""Beats that can be spoken to somebody by putting the name first."""


@dataclass(frozen=True, slots=True)
class SpeechVersion:
    """A speech that could be made."""

    speech: Speak
    score: float


def schemas_for(plan: Plan, *, tried: bool = False) -> list[Schema]:
    """The schemas that can carry a plan; ``tried``: of a juror who has sat through a trial."""
    kind = "assert" if plan.answer is None else "build" if plan.friendly else "dispute"
    return [
        schema
        for schema in (*schemas("plain"), *(schemas("sworn") if tried else ()))
        if schema.kind == kind and plan.move in schema.moves and (plan.link is not None or not schema.linked)
    ]


@dataclass(frozen=True, slots=True)
class Realiser:
    """Says plans aloud in a juror's own way."""

    lore: Lore
    view: JurorView
    card: JurorCard
    chance: Chance

    def versions(
        self, plan: Plan, matter: SpeechMatter, among: Sequence[Schema] | None = None
    ) -> Iterator[SpeechVersion]:
        """The speeches that this plan can become."""
        options = self._options(plan, matter, among)
        for place in range(min(TRIES, len(options))):
            schema = self._pick(options, plan, place)
            options.remove(schema)
            version = self._said(plan, schema, matter)
            if version is not None:
                yield version

    def _options(self, plan: Plan, matter: SpeechMatter, among: Sequence[Schema] | None) -> list[Schema]:
        """Against one's own vote one speaks openly or not at all."""
        if VOTE_SIDE[self.view.votes.get(self.view.me, "not_guilty")] == matter.side:
            return list(among if among is not None else schemas_for(plan, tried=self.lore.trial is not None))
        return [] if among is not None else [s for s in schemas("other_side") if plan.link is not None or not s.linked]

    def _pick(self, options: Sequence[Schema], plan: Plan, place: int) -> Schema:
        weights = [self._weight(schema) for schema in options]
        return self.chance.weighted(options, weights, "schema", self.view.round, self.view.me, plan.claim.id, place)

    def _weight(self, schema: Schema) -> float:
        liking = temperament(self.card.archetype).schemas.get(schema.name, 1.0) * (
            0.4 if "trade" in schema.beats else 1.0
        )
        talk = self.card.verbosity if schema.long else 1.0 - 0.6 * self.card.verbosity
        worn = sum(f"s:{self.view.me}.{schema.name}.{times}" in self.view.spent for times in range(3))
        heard = SAID_FIRST if "sworn" in schema.beats else 1.0
        return max(0.02, heard * liking * (0.15 + talk) * 0.4**worn)

    def _said(self, plan: Plan, schema: Schema, matter: SpeechMatter) -> SpeechVersion | None:
        fresh = replace(matter, used=[], told=[])
        pieces = fresh.pieces(schema.beats)
        if pieces is None or _mistaken(schema, pieces):
            return None
        text = joined(self._to_somebody(plan, schema, [piece.text for piece in pieces], matter))
        told = sentences(text)
        heard = {sentence for said in self.view.said for sentence in sentences(said.text)}
        if not LEAST <= len(told) <= MOST or len(set(told)) < len(told) or heard & set(told):
            return None
        return SpeechVersion(self._speech(plan, schema, pieces, text), self._score(plan, schema, pieces, text, fresh))

    def _to_somebody(self, plan: Plan, schema: Schema, parts: list[str], matter: SpeechMatter) -> list[str]:
        """An answer that would not say whom it answers begins with the name."""
        if schema.beats[0] == "other_side" and matter.name and plan.answer is not None:
            return [parts[0], *(addressed(matter.name, part, self.lore.names, self._common) for part in parts[1:2])]
        shown = any(matter.name in part for part in parts) if matter.name else True
        if plan.answer is None or shown or matter.name is None or schema.beats[0] not in SPOKEN_TO:
            return parts
        return [addressed(matter.name, parts[0], self.lore.names, self._common), *parts[1:]]

    @property
    def _common(self) -> frozenset[str]:
        return self.lore.common | written_small(self.card)

    def _speech(self, plan: Plan, schema: Schema, pieces: list[Piece], text: str) -> Speak:
        claims = tuple(dict.fromkeys(claim for piece in pieces for claim in piece.claims))
        main = (*((plan.claim.id,) if plan.claim.id in claims else ()), *(c for c in claims if c != plan.claim.id))
        asking = any(piece.asks for piece in pieces)
        cites = tuple(dict.fromkeys(ground for claim in main for ground in self.lore.claims[claim].grounds))
        answered = plan.answer
        return Speak(
            text=text,
            type=best_type(self.card.archetype, plan.claim.types, asking),
            move=plan.move,
            claims=main,
            cites=cites,
            target=answered.juror if answered and (not plan.friendly or any(p.voiced for p in pieces)) else None,
            replies_to=answered.turn if answered else None,
            made_from=(*(mark for piece in pieces for mark in piece.made_from), self._mark(schema)),
        )

    def _mark(self, schema: Schema) -> str:
        """A schema's mark, so that a juror's turns do not all go one way."""
        marks = (f"s:{self.view.me}.{schema.name}.{times}" for times in range(100))
        return next((mark for mark in marks if mark not in self.view.spent), "s")

    def _score(self, plan: Plan, schema: Schema, pieces: list[Piece], text: str, matter: SpeechMatter) -> float:
        return (
            plan.score
            + self._answering(plan, text, matter)
            - 1.6 * _overlap(pieces)
            - 2.0 * self._unnamed(pieces, text)
            - 0.8 * self._beside_the_point(plan, schema, pieces)
            - self._length(text)
            + 0.5 * self.chance.unit("version", self.view.round, self.view.me, schema.name, plan.claim.id)
        )

    def _unnamed(self, pieces: Sequence[Piece], text: str) -> bool:
        """Whether somebody is only "he" or "she" whom nobody could know."""
        people = {name for piece in pieces for claim in piece.claims for name in self.lore.third_parties[claim]}
        said = " ".join(piece.text for piece in pieces if piece.claims)
        return bool(people) and not any(name in text for name in people) and bool(_PRONOUN.search(said))

    def _beside_the_point(self, plan: Plan, schema: Schema, pieces: Sequence[Piece]) -> bool:
        """Whether somebody is contradicted with a claim that has no word in common with what was said, where the reason
        why the one bears on the other could be given."""
        if plan.answer is None or plan.friendly or plan.link is None or "why" in schema.beats:
            return False
        put = content_words(" ".join(piece.text for piece in pieces if piece.claims))
        return len(put & content_words(plan.answer.text)) < 2

    def _answering(self, plan: Plan, text: str, matter: SpeechMatter) -> float:
        """A reply must show whom it answers: by name, or in the other's own words."""
        if plan.answer is None:
            return 0.0
        shown = bool(matter.name and matter.name in text) or bool(matter.quote and f'"{matter.quote}"' in text)
        shared = len(content_words(text) & content_words(plan.answer.text))
        return (0.4 if shown else -3.0) + 0.05 * min(shared, 6)

    def _length(self, text: str) -> float:
        """Distance from the length this juror likes, in tens of words."""
        liked = 26 + 44 * self.card.verbosity
        return 0.03 * abs(len(text.split()) - liked)


def _overlap(pieces: Sequence[Piece]) -> float:
    """How much the pieces of a speech say the same, 0 to 1."""
    words = [content_words(piece.text) for piece in pieces]
    pairs = [(a, b) for place, a in enumerate(words) for b in words[place + 1 :] if a and b]
    return max((len(a & b) / min(len(a), len(b)) for a, b in pairs), default=0.0)


def _mistaken(schema: Schema, pieces: Sequence[Piece]) -> bool:
    """Whether a thought from the juror's own life is followed by a "he" who would be taken for somebody in it."""
    pairs = zip(schema.beats, pieces[1:], strict=False)
    return any(beat == "trade" and bool(_PRONOUN.search(sentences(piece.text)[0])) for beat, piece in pairs)
