"""What the table hears when a person speaks: for which side, which claim, resting on what."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.language.text.sentences import sentences
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.language.wording.numbers import spelt
from venire.law.api import Claim, Evidence, Side, grounds_of, other
from venire.proceedings.deliberation.acts import Hearing
from venire.proceedings.deliberation.view import Room, Said
from venire_understudy.comprehension.case_lore import ClaimLink, Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.contradictions import Mistake
from venire_understudy.comprehension.points import clauses
from venire_understudy.comprehension.side_and_sign import concedes
from venire_understudy.comprehension.small_talk import SmallTalk
from venire_understudy.comprehension.stance import VOTE_SIDE

CITED = 3
"""How many things a person's sentence can rest on."""
NAMED = 3
"""Words of a thing of the file that a text must have to name it, whatever the text is taken to say."""
NEARLY = 0.19
"""The nearness to a claim of the own side from which a row of hours is not taken for the answer to one of the other
side: it is a timetable of its own."""
REACH = 6
"""The nearest claims among which it is looked for."""
SEVERAL = 2
"""Clauses from which a speech is taken apart."""
SAYS_MORE = 1
"""Words that a sentence must have besides the names of things, to say something of them."""
_POLL = re.compile(
    r"\b(any ?(?:one|body)(?: here| else| of you)?|every ?(?:one|body)|who(?: here| else| of you)|"
    r"how many of (?:you|us)|show of hands|(?:raise|put up) (?:your|a) hands?|hands up)\b",
    re.IGNORECASE,
)
_HANDS = re.compile(r"\bhands?\b", re.IGNORECASE)
_LEANING = re.compile(
    r"^(?:it|he|she|they|then|whoever|that|its|his|her)\b|\b(?:had|was|has) one\b|\bit\b", re.IGNORECASE
)
"""Words by which a clause leans on the one before it."""
QUOTED = 3
"""Words of a quotation by which it is known."""
_SIDES: dict[Side, str] = {"prosecution": "the prosecution", "defence": "the defence"}


@dataclass(frozen=True, slots=True)
class HeardPoint:
    """A point as the table takes it: the words of the speech that make it, the claim, and what it rests on."""

    words: str
    claim: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HeardSpeech:
    """What somebody says, as the table takes it."""

    kind: Hearing
    side: Side | None = None
    claims: tuple[str, ...] = ()
    """The claims it comes nearest to, the weightiest first."""
    cites: tuple[str, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    parts: tuple[HeardPoint, ...] = ()
    """Its points, in order; of a question that goes against its speaker, what it is about."""
    named: tuple[str, ...] = ()
    """What it names of the case where nobody can tell what it says of it."""

    @property
    def put(self) -> tuple[str, ...]:
        """The claims that its points put, the weightiest first."""
        made = {part.claim for part in self.parts}
        return tuple(claim for claim in self.claims if claim in made)

    def saying(self, claim: str) -> str:
        """The words that make a claim; none where nothing makes it."""
        return next((part.words for part in self.parts if part.claim == claim), "")


@dataclass(frozen=True)
class Ears:
    """Understands what a person says, by the map and the file."""

    lore: Lore
    matcher: Matcher

    @cached_property
    def table(self) -> SmallTalk:
        """What belongs to the case, and what does not."""
        return SmallTalk(self.lore)

    def mistakes(self, text: str) -> tuple[Mistake, ...]:
        """What a text says that the file contradicts beyond doubt."""
        return self.lore.file.mistakes(text)

    def heard(self, text: str, side: Side | None) -> HeardSpeech:
        """What a text says, and which way. ``side``: whom its speaker speaks for."""
        mistakes = self.mistakes(text)
        if mistakes:
            return self._mistaken(text, side, mistakes)
        if _polls(text):
            return (
                HeardSpeech("aside", side)
                if self.table.off_topic(text)
                else HeardSpeech("poll", side, self._put(text, None))
            )
        asks = text.rstrip().endswith("?") and len(sentences(text)) == 1
        if not asks and side is not None and not concedes(text) and (parts := self._parts(text, side)):
            return self._argument(side, parts)
        claims = () if self._only_names(text) else self._put(text, None if asks else side)
        if asks and self.table.off_topic(text):
            return HeardSpeech("aside", side)
        named = () if asks or self._only_names(text) else self.things_named(text)
        claims = claims or self._about(text, named, side)
        if not claims:
            return HeardSpeech("question" if asks else "unplaced", side, named=named)
        kind: Hearing = "question" if asks and self.lore.side(claims[0]) != side else "argument"
        part = HeardPoint(text, claims[0], self._cites(text, claims[:1]))
        return HeardSpeech(kind, self.lore.side(claims[0]), claims, part.cites, parts=(part,))

    def _parts(self, text: str, side: Side) -> list[tuple[float, HeardPoint]]:
        """The points of a speech of several clauses, in order, each with its weight."""
        if len(clauses(text)) < SEVERAL or self._only_names(text):
            return []
        found = self.matcher.points(text, side)
        return [(one.gain, HeardPoint(one.words, one.claim, self._cites(one.words, [one.claim]))) for one in found]

    def _argument(self, side: Side | None, weighed: Sequence[tuple[float, HeardPoint]]) -> HeardSpeech:
        first = [part for _, part in sorted(weighed, key=lambda pair: -pair[0])]
        claims = tuple(part.claim for part in first)
        cites = dict.fromkeys(
            cite for place in range(CITED) for part in first for cite in part.cites[place : place + 1]
        )
        parts = tuple(part for _, part in weighed)
        return HeardSpeech("argument", side, claims, tuple(cites)[: max(CITED, len(parts))], parts=parts)

    def _mistaken(self, text: str, side: Side | None, mistakes: tuple[Mistake, ...]) -> HeardSpeech:
        """A false statement puts nothing; the other sentences of the speech stand."""
        if side is None or concedes(text):
            return HeardSpeech("mistaken", side, mistakes=mistakes)
        false = " ".join(mistake.said for mistake in mistakes)
        sound = [sentence for sentence in sentences(text) if sentence not in false and false not in sentence]
        weighed = [pair for sentence in sound for pair in self._weighed(sentence, side)]
        fresh = {part.claim: (gain, part) for gain, part in reversed(weighed)}
        heard = self._argument(side, list(fresh.values())[::-1])
        return HeardSpeech("mistaken", side, heard.claims, heard.cites, mistakes, heard.parts)

    def _weighed(self, sentence: str, side: Side) -> list[tuple[float, HeardPoint]]:
        found = self.matcher.points(sentence, side)
        return [(one.gain, HeardPoint(one.words, one.claim, self._cites(one.words, [one.claim]))) for one in found]

    def _about(self, text: str, named: Sequence[str], side: Side | None) -> tuple[str, ...]:
        """The nearest claim that has to do with two things or people that a text names: they are strong evidence of
        what it is about, when its other words are not."""
        if side is None or len(named) < SEVERAL or concedes(text):
            return ()
        near = [match.claim for match in self.matcher.hints(text, side) if match.claim.side == side]
        both = [claim.id for claim in near if len(set(named) & self._tied[claim.id]) >= SEVERAL]
        return tuple(both[:1])

    @cached_property
    def _tied(self) -> Mapping[str, frozenset[str]]:
        """Claim → the witnesses and things that it rests on or speaks of, as people call them."""
        return {claim.id: frozenset(self._rested(claim)) for claim in self.lore.case.claims}

    def _rested(self, claim: Claim) -> Iterator[str]:
        yield from self.lore.exhibits(claim)
        told = f"{claim.text} {self.lore.told(claim.id)}"
        for witness in self.lore.case.witnesses:
            if witness.name.split()[-1] in told or any(fact.id in claim.grounds for fact in witness.affidavit):
                yield witness.name

    def things_named(self, text: str) -> tuple[str, ...]:
        """The witnesses and things of the case that a text names, as people call them."""
        case, words = self.lore.case, folded(text)
        people = [one.name for one in case.witnesses if re.search(rf"\b{re.escape(one.name.split()[-1])}\b", text)]
        things = [item.handle for item in case.evidence if folded(item.handle) <= words or _quotes(item, text)]
        loose = (
            () if people or things else (f"the {word}" for word in re.findall(r"[a-z]+", text) if word in self._heads)
        )
        return tuple(dict.fromkeys(word.rstrip(".,;:?!") for word in (*people, *things, *loose)))[:CITED]

    @cached_property
    def _heads(self) -> frozenset[str]:
        """The nouns by which the matters of the case are called: the sill of "the bare sill"."""
        heads = (claim.handle.split()[-1].strip("\"'") for claim in self.lore.case.claims)
        return frozenset(head for head in heads if folded(head) - RHETORIC)

    def of(self, room: Room, said: Said) -> HeardSpeech:
        """What a speech in the room says."""
        vote = room.votes.get(said.juror)
        heard = self.heard(said.text, VOTE_SIDE[vote] if vote else None)
        if not said.claims or heard.kind not in ("argument", "unplaced") or set(said.claims) == set(heard.claims):
            return heard
        part = HeardPoint(said.text, said.claims[0], said.cites)
        return HeardSpeech("argument", self.lore.side(said.claims[0]), said.claims, said.cites, parts=(part,))

    def _put(self, text: str, side: Side | None) -> tuple[str, ...]:
        """The claims that a text puts; one that answers a claim of the other side puts its own side's answer to it."""
        found = self.matcher.claims(text, side)
        if side is None or concedes(text):
            return found
        own = tuple(claim for claim in found if self.lore.side(claim) == side)
        if own:
            return own
        near = [match for match in self.matcher.nearest(text, side, REACH) if match.claim.side == side]
        if near and near[0].nearness >= NEARLY and self.matcher.hours(text) > 1:
            return (near[0].claim.id,)
        answered = found or self.matcher.claims(text, other(side))
        return self._answer_to(answered[0], side) if answered else ()

    def _answer_to(self, claim: str, side: Side) -> tuple[str, ...]:
        links = [link for link in self.lore.onto.get(claim, ()) if self._attacks(link, side)]
        best = max(links, key=lambda link: link.relation.strength, default=None)
        return (best.source,) if best else ()

    def _attacks(self, link: ClaimLink, side: Side) -> bool:
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

    def told(self, heard: HeardSpeech, made: frozenset[str] = frozenset()) -> str:
        """What its speaker is told before it is spoken. ``made``: claims the speaker has made already."""
        match heard.kind:
            case "mistaken":
                rest = f" The rest is {self._argued(heard, made)}" if heard.parts else ""
                return self._caught(heard.mistakes) + rest.replace("Heard as:", "heard as:")
            case "poll":
                return "Heard as: a question to the whole table. Somebody will answer it."
            case "aside":
                return "Heard as: nothing to do with the case. It may get an answer; it will move nobody."
            case "question" if heard.claims:
                return f"Heard as: a question about {self.lore.claims[heard.claims[0]].handle}."
            case "argument":
                return self._argued(heard, made)
            case _ if heard.named:
                about = listed(heard.named)
                return f"The table hears that you speak of {about}, and not what follows from it. Say what it shows."
            case _:
                return "Nobody will know what this rests on. Name a witness, a thing or an hour."

    def _caught(self, mistakes: Sequence[Mistake]) -> str:
        told = " ".join(self.quoted(mistake) for mistake in mistakes)
        return f"The file says otherwise: {told}"

    def _argued(self, heard: HeardSpeech, made: frozenset[str]) -> str:
        """Every point, in the words of the case that come nearest to those spoken, and what it rests on."""
        side = self.lore.side(heard.parts[0].claim) or heard.side or "defence"
        points = [f"{self._worded(part)}{self._resting(part.cites)}" for part in heard.parts]
        again = [place for place, part in enumerate(heard.parts) if part.claim in made]
        if len(points) == 1:
            told = f"Heard as: for {_SIDES[side]} – {points[0]}."
            return f"{told} You have made this point; it will move nobody again." if again else told
        marked = [f"{point} (you have made this one)" if n in again else point for n, point in enumerate(points)]
        numbered = " ".join(f"({number}) {point}." for number, point in enumerate(marked, start=1))
        return f"Heard as: for {_SIDES[side]}, {spelt(len(points))} points. {numbered}"

    def _worded(self, part: HeardPoint) -> str:
        """The wording of a claim that has most of the words spoken, as the end of a sentence."""
        claim, words = self.lore.claims[part.claim], folded(part.words)
        wordings = [*_whole_clauses(claim.text), claim.concession]
        best = max(wordings, key=lambda one: (len(words & folded(one)), one is claim.concession and not words))
        return best if best is claim.concession else self._small(best)

    def _small(self, wording: str) -> str:
        first = wording.split()[0]
        common = first.lower() in self.lore.common and first not in self.lore.proper
        return wording[0].lower() + wording[1:] if common else wording

    def _resting(self, cites: Sequence[str]) -> str:
        rests = self.rests(cites)
        return f"; rests on {listed(rests)}" if rests else ""

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


def _polls(text: str) -> bool:
    """Whether a text asks everyone: the sentence with the question does, or hands are asked for."""
    told = [sentence for sentence in sentences(text) if _POLL.search(sentence)]
    return any(sentence.rstrip().endswith("?") or bool(_HANDS.search(text)) for sentence in told)


def listed(names: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def _quotes(item: Evidence, text: str) -> bool:
    """Whether a text has some words that a piece of evidence quotes: "put it down"."""
    quoted = re.findall(r"[\"“]([^\"”]+)[\"”]", item.description)
    phrases = [part.strip(" .?!").lower() for words in quoted for part in re.split(r"[.,?!]", words)]
    return any(len(phrase.split()) >= QUOTED and phrase in text.lower() for phrase in phrases)


def _whole_clauses(text: str) -> list[str]:
    """The statements of a claim that can stand alone; all of it where one leans on another."""
    parts = [part.strip(" .") for part in re.split(r"; |, (?:and|so|but) (?=(?:\w+ ){2})", text) if part.strip()]
    return [text.strip(" .") if _LEANING.search(part) else part for part in parts]
