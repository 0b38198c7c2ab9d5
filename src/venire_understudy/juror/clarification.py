"""When a juror is not sure what somebody meant, it asks and does not bluff.

Source: spec/models.md, "The understudy".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.language.wording.phrase_grammar import capitalised, joined
from venire.law.api import JurorCard
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.view import JurorView, Said
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.heard_speech import Ears
from venire_understudy.comprehension.stance import VOTE_SIDE, Stance
from venire_understudy.juror.speech.own_lines import Wanted, draw
from venire_understudy.juror.speech.quotation import quotable

OFTEN = 0.6
"""How often a speech that nobody could place is asked about by whoever has the floor."""
BETWEEN = (
    "Do you mean {first}, or is it more about {second}?",
    "Is that to do with {first} or with {second}?",
    "Are we talking about {first} now, or about {second}?",
    "Which is it, {first} or {second}?",
    "Should I be thinking of {first} when you say that, or of {second}?",
    "Would that be a point about {first}, or one about {second}?",
)
ONE = (
    "Do I take it that you mean {first}?",
    "Is it {first} that you have in mind?",
    "That would be about {first}, would it?",
    "Are you getting at {first}?",
)
OPEN = (
    "Which piece of the evidence are you thinking of?",
    "What in the file does that come from?",
    "What did somebody say in court that makes you think so?",
    "What would I look at, if I wanted to see it your way?",
    "Can you tell me what that rests on, so that I can answer it?",
)
NAMED = (
    "What do you say that {first} shows?",
    "I have {first} in front of me too. What do you take from it?",
    "Tell me what follows from {first}, as you see it.",
    "You bring up {first}. To show what?",
)
"""What is asked; each once in a session. The last of whoever named something and said nothing clear of it."""


@dataclass(frozen=True, slots=True)
class AskingBack:
    """A juror looks for a speech that it could not place."""

    matcher: Matcher
    view: JurorView
    card: JurorCard
    stance: Stance
    chance: Chance

    def speech(self) -> Speak | None:
        """A question back, or None when there is nothing to ask about."""
        said = next((said for said in reversed(self.view.said) if self._unclear(said)), None)
        if said is None or not self.chance.below(OFTEN, "ask back", self.view.round, self.view.me):
            return None
        if self.view.speakers and self._first_speaker() != self.view.me:
            return None
        return self._asked(said)

    def back(self, said: Said) -> Speak | None:
        """A question back about this speech."""
        return self._asked(said)

    def _first_speaker(self) -> int:
        return self.chance.pick(sorted(self.view.speakers), "who asks", self.view.round)

    def _unclear(self, said: Said) -> bool:
        people = {seen.number for seen in self.view.jurors if seen.by != "ai"}
        answered = any(other.replies_to == said.turn for other in self.view.said)
        last = max((other.round for other in self.view.said if other.round < self.view.round), default=0)
        return (
            said.juror in people
            and said.juror != self.view.me
            and said.round == last
            and not said.claims
            and not answered
        )

    def _asked(self, said: Said) -> Speak | None:
        called = {seen.number: seen.called for seen in self.view.jurors}
        hints = self.matcher.hints(said.text, VOTE_SIDE[self.view.votes.get(said.juror, "not_guilty")])
        named = Ears(self.matcher.lore, self.matcher).things_named(said.text)
        mark, question = self._question([match.claim.handle for match in hints], named)
        quotes = quotable(said.text, frozenset(), list(called.values()))
        slots = {"name": called[said.juror], **({"quote": quotes[0]} if quotes else {})}
        line = draw(
            self.card,
            "take_up" if quotes else "ask",
            Wanted(slots, self.stance.side, quote=True if quotes else None),
            self.view.spent,
            self.chance,
            "ask back",
            self.view.round,
            self.view.me,
        )
        if line is None or question is None:
            return None
        named = (
            question
            if called[said.juror] in line.text
            else f"{called[said.juror]}, {question[0].lower()}{question[1:]}"
        )
        return Speak(
            text=joined([line.text, named]),
            type="question",
            move="ask",
            target=said.juror,
            replies_to=said.turn,
            made_from=(line.id, mark),
        )

    def _question(self, handles: list[str], named: Sequence[str]) -> tuple[str, str | None]:
        """What to ask, given what it might have been about and what it names, and the mark of these words."""
        pool, name = ((OPEN, "open"), (ONE, "one"), (BETWEEN, "between"))[len(handles)]
        if not handles and named:
            pool, name, handles = NAMED, "named", [named[0]]
        fresh = [place for place in range(len(pool)) if f"b:{name}.{place}" not in self.view.spent]
        if not fresh:
            return "", None
        place = self.chance.pick(fresh, "back", self.view.round, self.view.me)
        slots = dict(zip(("first", "second"), handles, strict=False))
        return f"b:{name}.{place}", capitalised(pool[place].format(**slots))
