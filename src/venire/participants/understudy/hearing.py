"""What the table hears when a person speaks: for which side, which claim, resting on what."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.law.argument_map import Claim
from venire.law.case import Side
from venire.law.grounds import grounds_of
from venire.participants.understudy.aside import Table
from venire.participants.understudy.folding import folded
from venire.participants.understudy.guards import concedes
from venire.participants.understudy.lore import Link, Lore
from venire.participants.understudy.matching import Matcher
from venire.participants.understudy.mistakes import File, Mistake
from venire.participants.understudy.stance import VOTE_SIDE, other
from venire.participants.understudy.unfounded import Unfounded
from venire.participants.understudy.words import sentences
from venire.proceedings.deliberation.acts import Hearing
from venire.proceedings.deliberation.view import Room, Said

CITED = 3
"""How many things a person's sentence can rest on."""
NAMED = 3
"""Words of a thing of the file that a text must have to name it, whatever the text is taken to say."""
SAYS_MORE = 1
"""Words that a sentence must have besides the names of things, to say something of them."""
_POLL = re.compile(
    r"\b(any ?(?:one|body)(?: here| else| of you)?|every ?(?:one|body)|who(?: here| else| of you)|"
    r"how many of (?:you|us)|show of hands|(?:raise|put up) (?:your|a) hands?|hands up)\b",
    re.IGNORECASE,
)
_SIDES: dict[Side, str] = {"prosecution": "the prosecution", "defence": "the defence"}


@dataclass(frozen=True, slots=True)
class Heard:
    """A sentence as the table takes it."""

    kind: Hearing
    side: Side | None = None
    claims: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True)
class Ears:
    """Understands what a person says, by the map and the file."""

    lore: Lore
    matcher: Matcher

    @cached_property
    def file(self) -> File:
        """The case file, sentence by sentence."""
        return File(self.lore.case)

    @cached_property
    def table(self) -> Table:
        """What belongs to the case, and what does not."""
        return Table(self.lore)

    def mistakes(self, text: str) -> tuple[Mistake, ...]:
        """What a text says that the file contradicts, or that nothing in it bears out."""
        return Unfounded(self.file).mistakes(text)

    def heard(self, text: str, side: Side | None) -> Heard:
        """What a text says, and which way. ``side``: whom its speaker speaks for."""
        mistakes = self.mistakes(text)
        if mistakes:
            return Heard("mistaken", side, mistakes=mistakes)
        if _POLL.search(text) and (text.rstrip().endswith("?") or "hand" in text.lower()):
            return Heard("aside", side) if self.table.off_topic(text) else Heard("poll", side, self._put(text, None))
        asks = text.rstrip().endswith("?") and len(sentences(text)) == 1
        claims = () if self._only_names(text) else self._put(text, None if asks else side)
        if asks and self.table.off_topic(text):
            return Heard("aside", side)
        if not claims:
            return Heard("question" if asks else "unplaced", side)
        kind: Hearing = "question" if asks and self.lore.side(claims[0]) != side else "argument"
        return Heard(kind, self.lore.side(claims[0]), claims, self._cites(text, claims[:1]))

    def of(self, room: Room, said: Said) -> Heard:
        """What a speech in the room says."""
        vote = room.votes.get(said.juror)
        heard = self.heard(said.text, VOTE_SIDE[vote] if vote else None)
        if said.claims and heard.kind in ("argument", "unplaced"):
            return Heard("argument", self.lore.side(said.claims[0]), said.claims, said.cites)
        return heard

    def _put(self, text: str, side: Side | None) -> tuple[str, ...]:
        """The claims that a text puts; one that answers a claim of the other side puts its own side's answer to it."""
        found = self.matcher.claims(text, side)
        if side is None or concedes(text):
            return found
        own = tuple(claim for claim in found if self.lore.side(claim) == side)
        if own:
            return own
        answered = found or self.matcher.claims(text, other(side))
        return self._answer_to(answered[0], side) if answered else ()

    def _answer_to(self, claim: str, side: Side) -> tuple[str, ...]:
        links = [link for link in self.lore.onto.get(claim, ()) if self._attacks(link, side)]
        best = max(links, key=lambda link: link.relation.strength, default=None)
        return (best.source,) if best else ()

    def _attacks(self, link: Link, side: Side) -> bool:
        return link.relation.kind != "supports" and self.lore.side(link.source) == side

    def _only_names(self, text: str) -> bool:
        """Whether a text names things and says nothing of them: "the windlass, the windlass"."""
        return len(folded(text) - self._things) < SAYS_MORE

    @cached_property
    def _things(self) -> frozenset[str]:
        return folded(" ".join(f"{item.handle} {item.name}" for item in self.lore.case.evidence) + " look about")

    def _cites(self, text: str, claims: Sequence[str]) -> tuple[str, ...]:
        """The grounds whose own words are in the text, nearest first; else the claim's chief ground."""
        words = folded(text)
        grounds = [ground for claim in claims for ground in self.lore.claims[claim].grounds]
        shared = {ground: len(words & self._told[ground]) for ground in grounds}
        named = sorted((one for one in grounds if shared[one] >= 2), key=lambda one: -shared[one])
        near = [one for one in named if 2 * shared[one] > shared[named[0]]]
        return tuple(dict.fromkeys(near or grounds[:1]))[:CITED]

    def named(self, text: str) -> tuple[str, ...]:
        """Whatever of the file has its own words in the text, in whichever claim it stands: nearest first."""
        words = folded(text)
        shared = {ground: len(words & told) for ground, told in self._told.items()}
        most = max(shared.values(), default=0)
        near = [ground for ground, count in shared.items() if count >= max(NAMED, 0.75 * most)]
        return tuple(sorted(near, key=lambda one: -shared[one]))[:CITED]

    @cached_property
    def _told(self) -> dict[str, frozenset[str]]:
        names = {item.id: item.handle for item in self.lore.case.evidence}
        told = grounds_of(self.lore.case)
        return {ground: folded(" ".join((*texts, names.get(ground, "")))) for ground, texts in told.items()}

    def told(self, heard: Heard, made: frozenset[str] = frozenset()) -> str:
        """What its speaker is told before it is spoken. ``made``: claims the speaker has made already."""
        match heard.kind:
            case "mistaken":
                return self._caught(heard.mistakes)
            case "poll":
                return "Heard as: a question to the whole table. Somebody will answer it."
            case "aside":
                return "Heard as: nothing to do with the case. It may get an answer; it will move nobody."
            case "question" if heard.claims:
                return f"Heard as: a question about {self.lore.claims[heard.claims[0]].handle}."
            case "argument":
                return self._argued(self.lore.claims[heard.claims[0]], heard, made)
            case _:
                return "Nobody will know what this rests on. Name a witness, a thing or an hour."

    def _caught(self, mistakes: Sequence[Mistake]) -> str:
        told = " ".join(self.quoted(mistake) for mistake in mistakes)
        unsaid = next((mistake.unsaid_by for mistake in mistakes if mistake.unsaid_by), "")
        if unsaid and not mistakes[0].passage.source:
            return f"Nobody has said that. {unsaid} swore to nothing like it."
        if unsaid:
            return f"Nobody has said that. The nearest that {unsaid} comes to it is {told}"
        return f"The file says otherwise: {told}"

    def _argued(self, claim: Claim, heard: Heard, made: frozenset[str]) -> str:
        rests = self.rests(heard.cites)
        on = f"; rests on {' and '.join(rests)}" if rests else ""
        again = " You have made this point; it will move nobody again." if claim.id in made else ""
        return f"Heard as: for {_SIDES[claim.side]} – {claim.concession}{on}.{again}"

    def rests(self, cites: Sequence[str]) -> tuple[str, ...]:
        """What is cited, as people name it."""
        return tuple(dict.fromkeys(name for cite in cites if (name := self._named(cite))))

    def _named(self, cite: str) -> str:
        case = self.lore.case
        handles = {item.id: item.handle for item in case.evidence}
        shown = {item.id: handles.get(item.evidence, f"“{item.name}”") for item in case.exhibits}
        sworn = {fact.id: f"the word of {one.name}" for one in case.witnesses for fact in one.affidavit}
        agreed = {item.id: "what both sides agree" for item in case.stipulations}
        return {**handles, **shown, **sworn, **agreed}.get(cite, "")

    def quoted(self, mistake: Mistake) -> str:
        """The passage of the file, in its own words and with its source: ``No fingerprints … (the windlass)``."""
        return f"“{mistake.passage.spoken}” ({self._named(mistake.passage.source)})"
