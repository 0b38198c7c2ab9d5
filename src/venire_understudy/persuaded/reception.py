"""How a juror takes what is said to it: which subjects it hears, how well it was put, what it answers.

An argument is worth what the claim of the case is worth that it puts, more when it names its evidence, when it meets
what the juror has just asked, when its subject is one the juror cares for; less when it is short or has been put
before. Dice by label blur it a little. ``positive`` means that it went in, whichever way the subject pulls.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from venire.kernel.chance import Chance
from venire.language.text.sentences import sentences
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.language.wording.numbers import in_figures
from venire.law.api import SAME_WORDS, Claim, Impact, Moment, Side, Strength, likeness
from venire.proceedings.persuasion.view import JurorView
from venire_understudy.comprehension.heard_speech import Ears, HeardSpeech
from venire_understudy.persuaded.appeals_to_heart import Near, appeals, touches
from venire_understudy.persuaded.evidence_use import bears_on
from venire_understudy.persuaded.side_spoken_for import Siding
from venire_understudy.persuaded.subjects import TOPICS, Subjects
from venire_understudy.persuaded.tone import LONG, SHORT, tone

GOES_IN, STRONG, THIN = 0.66, 0.88, 0.35
"""Worth from which an argument is well received, is strong; and under which it is weak."""
BLUR = 0.12
FEW = 7
"""Words below which an argument is only hinted at."""
SATED = 0.06
"""What each earlier argument on the same subject takes from a further one."""
CARES = 4
"""Subjects, the strongest first, that a juror is said to care for."""
PATIENCE = 2
"""Times that a juror hears one claim in ever new words before it is tired of it."""
TAKES_UP = 2
"""Words of the juror's own that take up what it has said."""
PLAINLY = 1.4
"""How much nearer to a claim than is needed words must be that speak of the juror itself and argue all the same."""
CLEARLY = 1.4
"""How much nearer to one claim than to the next words must be that come near to none."""
AS_AN_ANSWER = 0.08
"""The nearness to a claim at which words are taken for it, where it answers what the juror has asked."""
HURTS: Sequence[Moment] = ("rude", "belittled")
FIRST = 1
"""Nobody gives way at the first word: what is said then is noted, and asked about."""


_WORD = re.compile(r"\w+")
_OF_YOU = re.compile(r"\b(?:you|your|yours|yourself)\b", re.IGNORECASE)
_OF_THE_CASE = re.compile(
    r"\b(?:case|charge\w*|guilt\w*|innocent|vote|voting|verdict|evidence|exhibit|trial|court|jury|law|instruction\w*|"
    r"doubt|prove\w*|proof|believe|convince\w*|machine|agent|witness\w*)\b",
    re.IGNORECASE,
)


_ANSWERS = re.compile(
    r"\W*(?:yes|no|because|since|well|true|that is because|it (?:is|was) because|not at all)\b", re.IGNORECASE
)


def asks_of_oneself(text: str) -> bool:
    """Whether somebody is asked about their own life, as far as the words tell: "Whom do you think of?" """
    return text.rstrip().endswith("?") and bool(_OF_YOU.search(text)) and not _OF_THE_CASE.search(text)


@dataclass(frozen=True, slots=True)
class Reception:
    """How it was taken. ``claim``: what it chiefly put; ``met``: it answers what the juror asked."""

    moment: Moment
    topics: tuple[str, ...] = ()
    impact: Impact = "neutral"
    strength: Strength = "weak"
    claim: str = ""
    claims: tuple[str, ...] = ()
    met: bool = False
    told: str = ""
    """What the file says instead, or what a vague saying may be about."""
    personal: bool = False
    """Whether the juror was asked about itself, or what it carries about with it was touched."""
    pull: float = 0.0
    """Points toward the player that it is worth with this juror where it goes in; below 0 it works against it."""


@dataclass(frozen=True)
class Taking:
    """Hears for one session."""

    ears: Ears
    chance: Chance
    known: dict[tuple[str, Side], HeardSpeech] = field(
        default_factory=dict[tuple[str, Side], HeardSpeech], compare=False
    )
    """What has been heard already: the same words mean the same."""

    def taken(self, view: JurorView, text: str, shows: str, near: Near = ()) -> Reception:
        """How the juror of this view takes these words. ``near``: what it carries about with it."""
        how = tone(text)
        if how is not None:
            return self._by_tone(how, text, view)
        sided = self._siding.read(in_figures(text), view.side, last_asked(view))
        if sided.way in ("against", "admits"):
            costs = self._cost(view, sided.claims, text)
            return Reception("other_side", costs, "negative", "medium", _first(sided.claims), sided.claims)
        heard = self._heard(in_figures(text), view.side)
        if heard.mistakes:
            told = heard.mistakes[0].passage.spoken
            return Reception("mistaken", self._topics(view, heard.claims, text), "negative", "medium", told=told)
        if sided.way == "unclear":
            return Reception("shown_nothing" if shows else "more")
        if shows:
            return self._shown(view, text, shows, heard)
        if heard.kind in ("question", "poll", "aside") and (meant := self._rhetorical(view, text)):
            return meant
        if not heard.claims and asks_of_oneself(text) and not self._names & set(_WORD.findall(text.lower())):
            return Reception("asked", personal=True)
        if self._subjects.quotes_the_judge(text):
            return self._by_law(view, text)
        touched = touches(text, near) and not self._plainly_argues(view, text)
        if touched or (not heard.put and appeals(text)):
            return self._heart(view, touched)
        if not heard.put and len(text.split()) >= SHORT and (replied := self._in_answer(view, text)):
            return replied
        if heard.kind in ("question", "poll"):
            return Reception("question", self._topics(view, heard.claims, text), claim=_first(heard.claims))
        if heard.kind == "aside":
            return Reception("aside")
        if heard.claims:
            return self._argued(view, text, heard.claims, bool(self.ears.named(text)))
        return self._vague(view, text)

    def _heard(self, text: str, side: Side) -> HeardSpeech:
        if (text, side) not in self.known:
            heard = self.ears.heard(text, side)
            self.known[text, side] = self._whole(text, side, heard) if heard.kind == "argument" else heard
        return self.known[text, side]

    @cached_property
    def _siding(self) -> Siding:
        return Siding(self.ears.lore.case, self.ears.matcher)

    def _whole(self, text: str, side: Side, heard: HeardSpeech) -> HeardSpeech:
        """Besides the claims of its clauses what the whole of it plainly says, before the weakest of them."""
        matcher = self.ears.matcher
        near = next((one for one in matcher.nearest(text, side, 1) if one.claim.side == side), None)
        if near is None or near.claim.id in heard.claims or near.nearness < matcher.sure(text):
            return heard
        return replace(heard, claims=(near.claim.id, *heard.claims)[:TOPICS])

    def _rhetorical(self, view: JurorView, text: str) -> Reception | None:
        """A question that puts a claim of the speaker's own side is no question: "Who writes so to a dead man?" """
        near = self.ears.matcher.nearest(text, view.side, 2)
        if not near or near[0].claim.side != view.side or near[0].nearness < self.ears.matcher.sure(text):
            return None
        return self._argued(view, text, (near[0].claim.id,), bool(self.ears.named(text)))

    def _clearest(self, view: JurorView, text: str) -> Reception | None:
        """What comes much nearer to one claim of the speaker's side than to any other is taken for it."""
        near = self.ears.matcher.nearest(text, view.side, 2)
        if not near or near[0].claim.side != view.side or near[0].nearness < self.ears.matcher.worth_asking(text):
            return None
        if len(near) > 1 and near[0].nearness < CLEARLY * near[1].nearness:
            return None
        return self._argued(view, text, (near[0].claim.id,), grounded=False)

    def _plainly_argues(self, view: JurorView, text: str) -> bool:
        """Whether a saying comes so near to a claim that it is about the case, whomever it touches besides: all of it,
        or what of it is not said of the juror."""
        matcher = self.ears.matcher
        rest = " ".join(one for one in sentences(text) if not _OF_YOU.search(one))
        plainly = any(one.nearness >= PLAINLY * matcher.sure(text) for one in matcher.nearest(text, view.side, 1))
        return plainly or (len(rest.split()) >= FEW and bool(self.ears.heard(rest, view.side).put))

    def _heart(self, view: JurorView, touched: bool) -> Reception:
        """It counts with whom the subject moves, and more where it touches what the juror carries."""
        felt = self._subjects.felt
        moves = felt in view.moved_by and (touched or felt in view.moved_by[:CARES])
        impact: Impact = "positive" if moves and view.turn > FIRST else "neutral"
        topics = (felt,) if felt else ()
        return Reception("heart", topics, impact, "medium" if touched else "weak", personal=touched)

    def _by_law(self, view: JurorView, text: str) -> Reception:
        """What the judge has said counts for what the juror makes of the law."""
        topics = (self._subjects.law,) if self._subjects.law else ()
        if _in_the_same_words(view, text):
            return Reception("repeated", self._helping(view, topics), "negative", "medium")
        if view.turn > FIRST and set(topics) & set(view.moved_by):
            return Reception("struck", topics, "positive", "medium")
        return Reception("more", topics, "neutral", "medium")

    def _in_answer(self, view: JurorView, text: str) -> Reception | None:
        """What is said to a juror's own question is heard as an answer to it, as far as it can be one."""
        asked = last_asked(view)
        if not asked:
            return None
        answers = {one.source for one in self.ears.lore.onto.get(asked, ()) if one.relation.kind != "supports"}
        ranked = self.ears.matcher.nearest(text, view.side, len(self.ears.lore.claims))
        least = self.ears.matcher.worth_asking(text)
        near = [
            one.claim
            for one in ranked
            if one.claim.id in answers
            and one.nearness >= (AS_AN_ANSWER if self._subjects.speaks_of(text, one.claim.id) else least)
        ]
        if near and near[0].side == view.side:
            return self._argued(view, text, (near[0].id,), bool(self.ears.named(text)))
        if answering(text) or len(folded(text) & folded(_last_words(view))) >= TAKES_UP:
            return Reception("more", self._helping(view, self._topics(view, (asked,))))
        return None

    def _by_tone(self, how: Moment, text: str, view: JurorView) -> Reception:
        """Whoever insults and argues has argued badly; the rest of it is no argument."""
        if how == "sorry" and not any(mark.startswith(f"hurt:{view.me}:") for mark in view.spent):
            return Reception("heart")
        if how not in HURTS:
            return Reception(how)
        least = self._subjects.nearest_to_people(view.moved_by)
        claims = self._heard(text, view.side).put
        return Reception(how, (least,) if least else (), "negative", "medium" if claims else "weak")

    def _cost(self, view: JurorView, claims: Sequence[str], text: str) -> tuple[str, ...]:
        """The subjects on which a juror holds it against the speaker: those spoken of that would have carried it, else
        what carries it most."""
        return self._helping(view, self._topics(view, claims, text)) or view.moved_by[:1]

    def _helping(self, view: JurorView, topics: Sequence[str]) -> tuple[str, ...]:
        return tuple(topic for topic in topics if topic in view.moved_by)

    def _shown(self, view: JurorView, text: str, shows: str, heard: HeardSpeech) -> Reception:
        """A thing speaks through what is said of it: laid down in silence it is only looked at."""
        lore = self.ears.lore
        own = tuple(claim for claim in heard.claims if lore.side(claim) == view.side)
        item = next(one for one in lore.case.evidence if one.id == shows)
        tied = frozenset(claim for claim in own if shows in lore.claims[claim].grounds)
        if not bears_on(text, item, tied=bool(tied)):
            return Reception("shown_nothing")
        claims = own or tuple(claim.id for claim in self._resting(shows) if claim.side == view.side)[:1]
        first = f"shown:{view.me}:{shows}" not in view.spent
        if shows in view.key and first and claims:
            strength: Strength = "medium" if own and view.turn > FIRST else "weak"
            return Reception("shown", self._topics(view, claims, text), "positive", strength, _first(claims), claims)
        if own and first:
            return self._argued(view, text, own, grounded=True)
        return Reception("shown_nothing", self._topics(view, claims, text), claim=_first(claims), claims=claims)

    def _resting(self, evidence: str) -> list[Claim]:
        found = [claim for claim in self.ears.lore.case.claims if evidence in claim.grounds]
        return sorted(found, key=lambda claim: -claim.strength)

    def _argued(self, view: JurorView, text: str, claims: Sequence[str], grounded: bool) -> Reception:
        lore, made = self.ears.lore, self._subjects.founded(text, claims)
        topics = self._topics(view, made, text)
        if lore.side(made[0]) != view.side:
            against = self._helping(view, topics)
            return Reception("other_side", against, "negative", "weak", made[0], made)
        met = self._meets(view, text, made)
        if not met and (_in_the_same_words(view, text) or min(_put(view, claim) for claim in made) >= PATIENCE):
            return Reception("repeated", self._helping(view, topics), "negative", "medium", made[0], made)
        if not met and all(_put(view, claim) for claim in made):
            return Reception("more", topics, "neutral", "weak", made[0], made)
        told = met and self._answers(view, text, made)
        worth = self._worth(view, text, made, grounded, met)
        strength: Strength = "strong" if worth >= STRONG and view.turn > FIRST else "weak" if worth < THIN else "medium"
        if worth >= GOES_IN and view.turn > FIRST:
            return Reception("answered" if told else "struck", topics, "positive", strength, made[0], made, told)
        return Reception("more" if worth >= THIN else "unmoved", topics, "neutral", strength, made[0], made, told)

    def _answers(self, view: JurorView, text: str, claims: Sequence[str]) -> bool:
        """Whether this is an answer to the very thing that the juror has just put, and to nothing else."""
        asked, no = _asked(view)
        if any(int(one) > no for mark in view.spent if (one := _said_at(mark, view.me))):
            return False
        attacked = {link.relation.to for claim in claims for link in self.ears.lore.out_of.get(claim, ())}
        said = folded(text) - RHETORIC
        return asked in attacked or len(said & (folded(_last_words(view)) - RHETORIC)) > TAKES_UP

    def _worth(self, view: JurorView, text: str, claims: Sequence[str], grounded: bool, met: bool) -> float:
        words = len(text.split())
        topics = self._topics(view, claims, text)
        cares = any(topic in view.moved_by[:CARES] for topic in topics)
        parts = (
            max(self.ears.lore.claims[claim].strength for claim in claims),
            0.12 if grounded else 0.0,
            0.2 if met else 0.0,
            0.08 if cares else -0.05,
            -0.15 if last_asked(view) and not met else 0.0,
            -SATED * sum(_heard_on(view, topic) for topic in topics[:1]),
            -0.3 if words < FEW else -0.1 if words > LONG else 0.0,
            (2 * self.chance.unit("worth", view.me, view.no) - 1) * BLUR,
        )
        return sum(parts)

    def _meets(self, view: JurorView, text: str, claims: Sequence[str]) -> bool:
        """Whether this answers what the juror put last."""
        asked = last_asked(view)
        if not asked:
            return False
        lore = self.ears.lore
        attacked = {link.relation.to for claim in claims for link in lore.out_of.get(claim, ())}
        shared = set(lore.claims[asked].topics) & set(self._topics(view, claims, text))
        fresh = any(not _put(view, claim) for claim in claims)
        taken_up = len(folded(text) & folded(_last_words(view))) >= TAKES_UP
        return asked in attacked or (bool(shared) and (fresh or taken_up))

    def _vague(self, view: JurorView, text: str) -> Reception:
        if len(text.split()) < SHORT:
            return Reception("short")
        if clear := self._clearest(view, in_figures(text)):
            return clear
        if near := self._subjects.named(text):
            return Reception("more", (near,))
        hints = [one for one in self.ears.matcher.hints(text, view.side) if one.claim.side == view.side]
        if not hints:
            return Reception("long" if len(text.split()) > LONG else "unplaced")
        claim = hints[0].claim
        return Reception("hint", self._topics(view, (claim.id,), text), claim=claim.id, told=claim.handle)

    def _topics(self, view: JurorView, claims: Sequence[str], text: str = "") -> tuple[str, ...]:
        return self._subjects.of(view, claims, text)

    @cached_property
    def _subjects(self) -> Subjects:
        return Subjects(self.ears.lore)

    @cached_property
    def _names(self) -> frozenset[str]:
        """The words of the names of those whom the case is about: whoever asks of them asks of the case."""
        case = self.ears.lore.case
        people = [
            case.defendant.name,
            *([case.victim.name] if case.victim else []),
            *(one.name for one in case.witnesses),
        ]
        return frozenset(word for name in people for word in _WORD.findall(name.lower()))


def last_asked(view: JurorView) -> str:
    """The claim that the juror last held up against the player; empty for none."""
    return _asked(view)[0]


def _asked(view: JurorView) -> tuple[str, int]:
    """That claim, and the number of what it was held up against; empty and 0 for none."""
    start = f"ask:{view.me}:"
    asked = [mark.removeprefix(start).partition(":") for mark in view.spent if mark.startswith(start)]
    no, _, claim = max(asked, key=lambda parts: int(parts[0]), default=("0", "", ""))
    return claim, int(no)


def _said_at(mark: str, juror: int) -> str:
    """The number of what the player said that left this mark with this juror; empty for any other mark."""
    kind, _, rest = mark.partition(":")
    return rest.rpartition(":")[2] if kind in ("put", "on", "hurt") and rest.startswith(f"{juror}:") else ""


def _last_words(view: JurorView) -> str:
    """What the juror said last."""
    return next((one.text for one in reversed(view.talks[view.me]) if one.by == "juror"), "")


def _in_the_same_words(view: JurorView, text: str) -> bool:
    """Whether the player has said it to this juror before, in as good as the same words."""
    earlier = [one.text for one in view.talks[view.me][:-1] if one.by == "player"]
    return any(likeness(text, one) >= SAME_WORDS for one in earlier)


def answering(text: str) -> bool:
    """Whether a saying begins as an answer does."""
    return bool(_ANSWERS.match(text))


def _put(view: JurorView, claim: str) -> int:
    """How often the player has put this claim to this juror."""
    return sum(mark.startswith(f"put:{view.me}:{claim}:") for mark in view.spent)


def _heard_on(view: JurorView, topic: str) -> int:
    """How often this juror has heard an argument on this subject."""
    return sum(mark.startswith(f"on:{view.me}:{topic}:") for mark in view.spent)


def _first(claims: Sequence[str]) -> str:
    return claims[0] if claims else ""
