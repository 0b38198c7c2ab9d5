"""Who answers a person, and what is said when it is no argument of the dialogue game: corrections, polls, questions.

Every speech of a person is answered in the round after, by whoever it was spoken to, else by the first to speak.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from venire.kernel.chance import Chance
from venire.language.fitted.tables import shipped_values
from venire.language.wording.content_words import content_words
from venire.language.wording.phrase_grammar import capitalised, joined
from venire.law.api import Claim, JurorCard
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.view import JurorView, Room, Said
from venire_understudy.comprehension.heard_speech import Ears, HeardSpeech
from venire_understudy.comprehension.small_talk import ASIDE
from venire_understudy.comprehension.stance import Stance, turned
from venire_understudy.juror.speech.own_lines import Wanted, draw
from venire_understudy.juror.speech.quotation import quotable

TWICE = 2
"""How often the same words of a person are answered."""


@cache
def _lines() -> Mapping[str, tuple[str, ...]]:
    """What is said around the matter; each once in a session."""
    return shipped_values("venire_understudy.juror", "replies_to_player.yaml", dict[str, tuple[str, ...]])


@dataclass(frozen=True, slots=True)
class Due:
    """A person's speech that a juror has to answer."""

    said: Said
    heard: HeardSpeech


def people(room: Room) -> frozenset[int]:
    """The seats that are not played by the table itself."""
    return frozenset(seen.number for seen in room.jurors if seen.by != "ai")


def addressed(room: Room, said: Said) -> tuple[int, ...]:
    """To whom a speech was spoken: its target first, then whoever it calls by name."""
    named = [seen.number for seen in room.jurors if re.search(rf"\b{re.escape(seen.called)}\b", said.text)]
    known = [said.target, *named] if said.target is not None else named
    return tuple(dict.fromkeys(juror for juror in known if juror != said.juror))


def dues(room: Room, ears: Ears) -> dict[int, Due]:
    """Speaker → the speech of a person in the last round that this speaker answers."""
    last = max((said.round for said in room.said if said.round < room.round), default=0)
    spoken = [
        said for said in room.said if said.round == last and said.juror in people(room) and not worn_out(room, said)
    ]
    owed = dict[int, Due]()
    for said in (*spoken, *_uncorrected(room, ears, last)):
        free = [juror for juror in room.speakers if juror not in owed and juror != said.juror]
        unmoved = [juror for juror in free if not turned(room, juror)]
        takers = [juror for juror in free if juror in addressed(room, said)] or (unmoved or free)[:1]
        owed.update({juror: Due(said, ears.of(room, said)) for juror in takers})
    return owed


def _uncorrected(room: Room, ears: Ears, last: int) -> list[Said]:
    """What people said falsely in the round before the last, where whoever had the floor had a vote to explain."""
    replied = {said.replies_to for said in room.said}
    return [
        said
        for said in room.said
        if said.round == last - 1
        and said.juror in people(room)
        and said.turn not in replied
        and ears.mistakes(said.text)
    ]


def worn_out(room: Room, said: Said) -> bool:
    """Whether its speaker has said just this twice before: who is answered every time holds the floor by saying nothing
    new, and keeps those who would speak from what they have to say."""
    words = said.text.casefold().split()
    before = [one for one in room.said if one.juror == said.juror and one.turn < said.turn]
    same = [
        one for one in before if one.text.casefold().split() == words or (said.claims and one.claims == said.claims)
    ]
    return len(same) >= TWICE


@dataclass(frozen=True, slots=True)
class PlayerReplies:
    """A juror owes a person an answer."""

    ears: Ears
    view: JurorView
    card: JurorCard
    stance: Stance
    chance: Chance
    due: Due

    def correction(self) -> Speak | None:
        """What the file says, in its words and with its place."""
        wrong = self.due.heard.mistakes
        passages = " and ".join(self.ears.quoted(one).replace(".”", "”") for one in wrong)
        around = self._pick("wrong", _lines()["wrong"])
        source = self._pick("from", _lines()["from"])
        if around is None or source is None:
            return None
        text = around[1].format(name=self._name, file=source[1].format(passages=passages))
        cites = tuple(dict.fromkeys(one.passage.source for one in wrong))
        return self._speak(text, "challenge", (around[0], source[0]), cites=cites)

    def opinion(self) -> Speak | None:
        """An answer to a question, or to a show of hands: one's own view of the matter, with its reason."""
        found = next(self._views(), None)
        if found is None:
            return None
        claim, mark, kernel = found
        lead = self._pick("view", *self._leads())
        if lead is None:
            return None
        text = joined([lead[1].format(name=self._name), kernel])
        return self._speak(text, "assert", (lead[0], mark), (claim.id,), claim.grounds[:3])

    def _leads(self) -> tuple[Sequence[str], str]:
        if self.due.heard.kind != "poll":
            return _lines()["answered"], "asked"
        side = "for" if self._thesis() == self.stance.side else "against"
        return _lines()[side], side

    def _thesis(self) -> str:
        """The side that the thing asked about would help: that somebody else did it helps the defence."""
        accused = set(self.ears.lore.case.defendant.name.split())
        named = {word for word in self.ears.lore.proper if re.search(rf"\b{re.escape(word)}\b", self.due.said.text)}
        if re.search(r"\binnocent|not guilty|acquit", self.due.said.text, re.IGNORECASE) or (
            named and not named & accused
        ):
            return "defence"
        return "prosecution"

    def _views(self) -> Iterator[tuple[Claim, str, str]]:
        """Claims of one's own side about the matter, nearest first, in words that this room has not heard."""
        lore = self.ears.lore
        near = [match.claim for match in self.ears.matcher.nearest(self.due.said.text, None, 12)]
        asked = [lore.claims[name] for name in self.due.heard.claims]
        linked = [lore.claims[link.source] for claim in (*asked, *near[:2]) for link in lore.onto.get(claim.id, ())]
        for claim in dict.fromkeys((*asked, *near[:6], *linked), None):
            for place, kernel in enumerate(claim.kernels):
                mark = f"k:{claim.id}.{place}"
                if claim.side == self.stance.side and mark not in self.view.spent:
                    yield claim, mark, kernel.text

    def aside(self) -> Speak | None:
        """A word to what has nothing to do with the case, where it was put to this juror or nobody minds; else None."""
        spoken_to = self.view.me in addressed(self.view, self.due.said)
        if not spoken_to and not self.chance.below(0.6, "aside", self.view.round, self.view.me):
            return None
        found = self._pick("aside", ASIDE)
        return self._speak(found[1].format(name=self._name), "hold", (found[0],)) if found else None

    def taken_up(self, speech: Speak) -> Speak:
        """A reply that shows which of the person's words it takes up: those of the very point that it answers. Two
        who answer the same speech do not take up the same words, and nobody is called by name twice."""
        quote = self._quote(speech)
        if quote is None or quote in speech.text:
            return speech
        rest = capitalised(speech.text.removeprefix(f"{self._name}, "))
        plainly = re.search(rf"\b{re.escape(self._name)}\b", rest)
        pool = _lines()["plainly" if plainly else "at_your_word"]
        lead = self._pick("plainly" if plainly else "word", pool)
        if lead is None:
            return speech.model_copy(update={"text": speech.text})
        text = joined([lead[1].format(name=self._name, quote=quote), rest])
        return speech.model_copy(update={"text": text, "made_from": (*speech.made_from, lead[0], f"q:{quote}")})

    def _quote(self, speech: Speak) -> str | None:
        """Some of the words of the point answered, my share of them where several speak this round."""
        lore, heard = self.ears.lore, self.due.heard
        bears = {link.relation.to for claim in speech.claims for link in lore.out_of.get(claim, ())} | {*speech.claims}
        answered = [part for part in heard.parts if part.claim in bears] or list(heard.parts)
        if not answered:
            return None
        names = [seen.called for seen in self.view.jurors]
        found = [q for part in answered for q in quotable(part.words, lore.words[part.claim], names)]
        telling = [q for q in found if any(content_words(q) & lore.words[part.claim] for part in answered)]
        place = self.view.speakers.index(self.view.me) if self.view.me in self.view.speakers else 0
        mine = telling[place :: max(1, len(self.view.speakers))]
        return next((q for q in mine if f"q:{q}" not in self.view.spent), None)

    def nothing(self) -> Speak | None:
        """To say that one has no answer: in one's own way where the card has one left."""
        claim = next((self.ears.lore.claims[name] for name in reversed(self.view.made)), None)
        slots = {"handle": claim.handle} if claim else {}
        wanted = Wanted(slots, self.stance.side)
        line = draw(self.card, "hold", wanted, self.view.spent, self.chance, "nothing", self.view.round, self.view.me)
        to_me = self.view.me in addressed(self.view, self.due.said)
        lead = self._pick("none", [text for text in _lines()["nothing"] if to_me or "to me" not in text])
        if lead is None:
            return None
        text = joined([lead[1].format(name=self._name), *([line.text] if line else [])])
        return self._speak(text, "hold", (lead[0], *((line.id,) if line else ())))

    @property
    def _name(self) -> str:
        return next(seen.called for seen in self.view.jurors if seen.number == self.due.said.juror)

    def _pick(self, label: str, pool: Sequence[str], name: str = "") -> tuple[str, str] | None:
        marks = [(f"a:{name or label}.{place}", text) for place, text in enumerate(pool)]
        fresh = [pair for pair in marks if pair[0] not in self.view.spent]
        return self.chance.pick(fresh, "answer", label, self.view.round, self.view.me) if fresh else None

    def _speak(
        self,
        text: str,
        move: str,
        marks: tuple[str, ...],
        claims: tuple[str, ...] = (),
        cites: tuple[str, ...] = (),
    ) -> Speak:
        return Speak.model_validate(
            {
                "text": text,
                "type": "logical" if move == "hold" else "evidence",
                "move": move,
                "claims": claims,
                "cites": cites,
                "target": self.due.said.juror,
                "replies_to": self.due.said.turn,
                "made_from": marks,
            }
        )
