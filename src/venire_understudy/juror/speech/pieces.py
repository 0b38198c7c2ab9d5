"""The pieces a speech is made of: what each is made from, and how a beat becomes one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import get_args

from venire.kernel.chance import Chance
from venire.language.wording.content_words import content_words
from venire.law.api import About, Circumstance, Claim, Function, JurorCard, Lead, Side, Tone
from venire_understudy.comprehension.case_lore import ClaimLink, Lore
from venire_understudy.juror.speech.attribution import sworn_to
from venire_understudy.juror.speech.circumstances import of_the_case
from venire_understudy.juror.speech.own_lines import Wanted, draw, things
from venire_understudy.juror.speech.temperaments import temperament


@dataclass(frozen=True, slots=True)
class Piece:
    """A sentence or two, and where they come from."""

    text: str
    made_from: tuple[str, ...]
    claims: tuple[str, ...] = ()
    """Claims that the piece puts."""
    asks: bool = False
    voiced: bool = False
    may_follow: frozenset[Lead] = frozenset()
    """What a line before it may promise. Before a line of one's own, and at the end, nothing may be promised."""


@dataclass(frozen=True)
class SpeechMatter:
    """Everything the beats of one speech may draw on."""

    lore: Lore
    card: JurorCard
    claim: Claim
    side: Side
    spent: frozenset[str]
    chance: Chance
    label: tuple[object, ...]
    against: Claim | None = None
    link: ClaimLink | None = None
    grants: bool = False
    """Whether the concession of ``against`` is this speaker's to make this round."""
    name: str | None = None
    """What the one who is answered is called."""
    quote: str | None = None
    vote: str = ""
    own: Claim | None = None
    """A claim the juror has put before: what it wavers on or holds to."""
    hand: frozenset[str] = frozenset()
    """The claims that are this speaker's to put this round."""
    when: frozenset[Circumstance] = frozenset()
    """What is so in this room; what is so in the case is added to it."""
    whole: bool = False
    """Whether the claim must be said whole, as the reason for a vote is, and not by a quip at somebody else's."""
    apart: bool = False
    """Whether what is put has nothing to do with ``against``, so that the words which lead up to it must name that."""
    used: list[str] = field(default_factory=list[str])
    """Made from so far in this speech."""

    told: list[str] = field(default_factory=list[str])
    """What this speech will say of the case: an exhibit that is named must be spoken of."""

    def pieces(self, beats: Sequence[str]) -> list[Piece] | None:
        """The pieces of a speech, or None when there is nothing for one of them. What the case gives is found first, so
        that the juror's own lines can lead up to it."""
        found = dict[int, Piece | None]()
        for own in (False, True):
            for place, name in enumerate(beats):
                if (name not in CONTENT) == own:
                    found[place] = self._beat(name, found.get(place + 1), last=place + 1 == len(beats))
                    if found[place] is None:
                        return None
        return [piece for place in range(len(beats)) if (piece := found[place])]

    def _beat(self, name: str, following: Piece | None, last: bool) -> Piece | None:
        piece = CONTENT[name](self) if name in CONTENT else self._line(name, following, last)
        if piece is not None:
            self.used.extend(piece.made_from)
            self.told.extend([piece.text] if name in CONTENT else [])
        return piece

    def _line(self, beat: str, following: Piece | None, last: bool) -> Piece | None:
        name = FUNCTIONS[beat]
        wanted = Wanted(
            slots=self._slots(name),
            side=self.side,
            about=self._about(name),
            quote=True if beat.endswith("_q") else None,
            voiced=self._must_be_voiced(name),
            leads=following.may_follow if following else frozenset(),
            apt=beat == "trade" and not last,
            named=beat == "changed" and self.name is not None,
            sided=beat == "stake",
            handled=beat == "changed" and self.apart,
            when=self.when | of_the_case(self.lore.case),
        )
        drawn = draw(self.card, name, wanted, self.spent.union(self.used), self.chance, *self.label, beat)
        if drawn is None:
            return None
        quoted = (f"q:{self.quote}",) if drawn.quoted else ()
        return Piece(drawn.text, (drawn.id, *quoted), voiced=drawn.voiced)

    def _exhibits(self, function: Function) -> tuple[str, ...]:
        convinced = function == "changed" and self.against is not None
        named = self.lore.exhibits(self.against if convinced and self.against else self.claim)
        told = content_words(" ".join(self.told))
        return tuple(handle for handle in named if content_words(handle) & told)

    def _about(self, function: Function) -> About:
        return self.lore.about[self.claim.id] if function == "trade" else "any"

    def _must_be_voiced(self, function: Function) -> bool:
        """A reason that says "you" must follow words spoken to that person."""
        return function in ("take_up", "agree") and self.link is not None and "you" in _words(self.link.relation.why)

    def _slots(self, function: Function) -> Mapping[str, str]:
        case, exhibits = self.lore.case, self._exhibits(function)
        handle = HANDLED.get(function, _theirs)(self)
        slots = {
            **(things(handle.handle) if handle else {}),
            "element": self.lore.elements.get(self.claim.element),
            "exhibit": self.chance.pick(exhibits, *self.label, "exhibit") if exhibits else None,
            "name": self.name,
            "quote": self.quote if f"q:{self.quote}" not in self.spent.union(self.used) else None,
            "concession": self.against.concession if self.against and self.grants else None,
            "vote": self.vote,
            "defendant": case.defendant.name,
            "victim": case.victim.name if case.victim else None,
        }
        return {slot: value for slot, value in slots.items() if value}


def _words(text: str) -> set[str]:
    return set(text.lower().replace(",", " ").replace(".", " ").split())


def _theirs(matter: SpeechMatter) -> Claim | None:
    return matter.against


def _mine(matter: SpeechMatter) -> Claim | None:
    return matter.claim


def _held(matter: SpeechMatter) -> Claim | None:
    return matter.own


FUNCTIONS: Mapping[str, Function] = {
    **{name: name for name in get_args(Function)},
    "take_up_q": "take_up",
    "agree_q": "agree",
    "stake": "value",
}
"""Beat → the function of a juror's line."""
HANDLED: Mapping[Function, Callable[[SpeechMatter], Claim | None]] = {
    "open": _mine,
    "turn": _mine,
    "close": _mine,
    "changed": _theirs,
    "waver": _held,
    "hold": _held,
    "call_vote": _held,
}
"""Whose claim a line's handle names: one's own, or (everywhere else) the one taken up."""


TO_FACT: frozenset[Lead] = frozenset({"fact", "doubt", "correction"})
TO_SCENE: frozenset[Lead] = frozenset({"fact", "doubt", "correction", "story"})
TO_FIGURES: frozenset[Lead] = frozenset({"fact", "doubt", "correction", "figures"})
TO_QUESTION: frozenset[Lead] = frozenset({"question", "doubt"})
WHOLE = 6
"""Content words of a reason: fewer are a quip, which needs what it answers beside it."""
AGAIN = (
    "Once that had moved, I looked at the rest again.",
    "And with that gone, something else would not stay where I had put it.",
    "After that I had to ask what else I'd waved through.",
    "That opened it, and here is what I saw behind it.",
    "It did not stop there, either.",
    "Then the next thing went, for I had been leaning one on the other.",
    "What I could explain before, I can't any more.",
    "So I went back to what I had set aside.",
    "And it made me listen to another thing that I had not wanted to hear.",
    "From there I could not find the place to stop.",
)
"""How a juror who was convinced of one thing comes to another; each once in a session."""
LEADS_TO: Mapping[Tone, frozenset[Lead]] = {"plain": TO_FACT, "vivid": TO_SCENE, "exact": TO_FIGURES}
"""What a line may promise before a claim said in this tone."""


def _own(matter: SpeechMatter, claim: Claim) -> Piece | None:
    """The claim in this juror's own words, where it has any that the room has not heard."""
    for place, text in enumerate(matter.lore.own_words.get(matter.card.id, {}).get(claim.id, ())):
        mark = f"o:{matter.card.id}.{claim.id}.{place}"
        if mark not in matter.spent and mark not in matter.used and _whole(matter, text):
            return Piece(text, (mark,), (claim.id,), may_follow=TO_SCENE)
    return None


def _kernel(matter: SpeechMatter, claim: Claim, tone: Tone | None = None) -> Piece | None:
    own = _own(matter, claim) if tone != "exact" else None
    return own or _worded(matter, claim, tone)


def _worded(matter: SpeechMatter, claim: Claim, tone: Tone | None) -> Piece | None:
    """The claim in words that the case has for it."""
    order = list(temperament(matter.card.archetype).tones)
    wanted = [tone] if tone else order
    free = [
        (place, kernel)
        for place, kernel in enumerate(claim.kernels)
        if f"k:{claim.id}.{place}" not in matter.spent
        and f"k:{claim.id}.{place}" not in matter.used
        and matter.lore.sayable(kernel.text)
    ]
    fit = [item for item in free if item[1].tone in wanted and _whole(matter, item[1].text)]
    if not fit:
        return None
    weights = [(4.0, 1.5, 0.6)[order.index(kernel.tone)] for _, kernel in fit]
    place, kernel = matter.chance.weighted(fit, weights, *matter.label, "kernel", claim.id)
    may_follow = LEADS_TO[kernel.tone]
    return Piece(kernel.text, (f"k:{claim.id}.{place}",), (claim.id,), may_follow=may_follow)


def _whole(matter: SpeechMatter, text: str) -> bool:
    """Whether the words say enough to be somebody's reason, where a reason is asked for."""
    return not matter.whole or len(content_words(text)) >= WHOLE


def _again(matter: SpeechMatter) -> Piece | None:
    """From what convinced to another matter, which now looks otherwise."""
    marks = [(f"a:{place}", text) for place, text in enumerate(AGAIN)]
    fresh = [pair for pair in marks if pair[0] not in matter.spent and pair[0] not in matter.used]
    if not fresh:
        return None
    mark, text = matter.chance.pick(fresh, *matter.label, "again")
    return Piece(text, (mark,), may_follow=TO_FACT)


def _sworn(matter: SpeechMatter) -> Piece | None:
    """What a witness said that the claim rests on."""
    spent = matter.spent.union(matter.used)
    found = sworn_to(matter.lore, matter.claim, spent, matter.chance, *matter.label)
    return Piece(found[0], found[1], (matter.claim.id,), may_follow=TO_FACT) if found else None


def _why(matter: SpeechMatter) -> Piece | None:
    link = matter.link
    if link is None or link.id in matter.spent or not matter.lore.sayable(link.relation.why):
        return None
    return Piece(link.relation.why, (link.id,), (link.source,), may_follow=TO_FACT)


def _question(matter: SpeechMatter, claim: Claim) -> Piece | None:
    mark = f"?:{claim.id}"
    if mark in matter.spent or mark in matter.used or not matter.lore.sayable(claim.question):
        return None
    return Piece(claim.question, (mark,), (claim.id,), asks=True, may_follow=TO_QUESTION)


def _support(matter: SpeechMatter) -> Iterator[Claim]:
    for link in matter.lore.onto.get(matter.claim.id, ()):
        if link.relation.kind == "supports":
            yield matter.lore.claims[link.source]
    for link in matter.lore.out_of.get(matter.claim.id, ()):
        if link.relation.kind == "supports":
            yield matter.lore.claims[link.relation.to]


def _second(matter: SpeechMatter) -> Piece | None:
    """A claim next to this one on the map, in the same breath."""
    found = (_kernel(matter, claim) for claim in _support(matter) if claim.id in matter.hand)
    return next((piece for piece in found if piece), None)


CONTENT: Mapping[str, Callable[[SpeechMatter], Piece | None]] = {
    "kernel": lambda matter: _kernel(matter, matter.claim),
    "kernel_exact": lambda matter: _kernel(matter, matter.claim, "exact"),
    "kernel_vivid": lambda matter: _kernel(matter, matter.claim, "vivid"),
    "kernel2": _second,
    "why": _why,
    "sworn": _sworn,
    "again": _again,
    "question": lambda matter: _question(matter, matter.claim),
    "question2": lambda matter: _question(matter, matter.claim),
    "their_question": lambda matter: _question(matter, matter.against) if matter.against and matter.grants else None,
}
"""The beats that come from the case."""
