"""A debate in which everybody does their best: arguments, answers, quotations, concessions, slips put right."""

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from material import SIDES, Argument, Contradiction, Phrases, Side, Topic, sentences, worded


@dataclass
class Turn:
    """One turn under construction; `parts` are joined by spaces into its text.

    A part may hold <on>, the argument it answers, or <own> and <other>, two that the speaker made; `finish` fills them
    in when everything else is settled. `made` is false for a turn that does not make its argument.
    """

    no: int
    round: int
    speaker: str
    side: Side
    argument: Argument
    made: bool = True
    parts: list[str] = field(default_factory=list[str])
    cites: list[str] = field(default_factory=list[str])


@dataclass(frozen=True)
class Note:
    """Something that an honest speaker did and that looks like misbehaviour from afar."""

    kind: str
    speaker: str
    turns: tuple[int, ...]


@dataclass
class Debate:
    """A debate under construction. `spare` are each side's arguments that nobody has used."""

    topic: Topic
    rounds: int
    speakers: tuple[tuple[str, Side], ...]
    turns: list[Turn]
    spare: dict[Side, list[Argument]]
    planted: list[dict[str, object]] = field(default_factory=list[dict[str, object]])
    honest: list[Note] = field(default_factory=list[Note])
    slips: list[Contradiction] = field(default_factory=list[Contradiction])
    said: list[str] = field(default_factory=list[str])

    def fresh(self, pool: Sequence[str], rng: random.Random) -> str:
        """A phrase of the pool in one of its wordings; none comes twice before all have come once."""
        phrase = rng.choice([each for each in pool if each not in self.said] or pool)
        self.said.append(phrase)
        return worded(phrase, rng)

    def of(self, speaker: str) -> list[Turn]:
        return [turn for turn in self.turns if turn.speaker == speaker]

    def answered(self, turn: Turn) -> Argument | None:
        """The last argument that the other side made before this turn."""
        before = [other for other in self.turns if other.no < turn.no and other.side != turn.side and other.made]
        return before[-1].argument if before else None


def hold(topic: Topic, words: Phrases, rng: random.Random) -> Debate:
    """An honest debate of 2 or 3 speakers over 4 to 7 rounds, drawn from `rng`."""
    debate = _seated(topic, words, rng)
    for turn in debate.turns:
        _speak(debate, turn, words, rng)
    _now_and_then(debate, words, rng)
    return debate


def _speakers(words: Phrases, rng: random.Random) -> tuple[tuple[str, Side], ...]:
    """One for each side in either order, and in two debates of five a third who joins one of them."""
    sides: list[Side] = rng.choice([["for", "against"], ["against", "for"]])
    if rng.random() < 0.4:
        sides = [*sides, rng.choice(SIDES)]
    return tuple(zip(rng.sample(words.names, len(sides)), sides, strict=True))


def _seated(topic: Topic, words: Phrases, rng: random.Random) -> Debate:
    rounds = rng.randint(4, 7)
    speakers = _speakers(words, rng)
    decks: dict[Side, list[Argument]] = {
        side: rng.sample(topic.arguments(side), len(topic.arguments(side))) for side in SIDES
    }
    order: list[tuple[int, str, Side]] = [
        (number, name, side) for number in range(1, rounds + 1) for name, side in speakers
    ]
    turns = [Turn(no, number, name, side, decks[side].pop()) for no, (number, name, side) in enumerate(order, start=1)]
    return Debate(topic, rounds, speakers, turns, decks)


def _speak(debate: Debate, turn: Turn, words: Phrases, rng: random.Random) -> None:
    if debate.answered(turn) and rng.random() < 0.6:
        turn.parts.append(debate.fresh(words.reply, rng))
    argue(turn, turn.argument, rng)
    if turn.argument.cites and rng.random() < 0.2:
        turn.parts.append(quotation(debate.topic, turn.argument.cites[0], words, rng))
    if rng.random() < 0.12:
        turn.parts.append(debate.fresh(words.rhetoric, rng))
    if debate.spare[turn.side] and rng.random() < 0.15:
        argue(turn, debate.spare[turn.side].pop(), rng)


def argue(turn: Turn, argument: Argument, rng: random.Random) -> None:
    """Let the turn make `argument`, with its sources."""
    turn.parts.append(worded(argument.says, rng))
    turn.cites.extend(argument.cites)


def quotation(topic: Topic, source_id: str, words: Phrases, rng: random.Random) -> str:
    """A sentence of the source, word for word."""
    source = topic.source(source_id)
    sentence = rng.choice(sentences(source.text))
    return worded(rng.choice(words.quote), rng, title=source.title, sentence=sentence)


def _now_and_then(debate: Debate, words: Phrases, rng: random.Random) -> None:
    """What honest speakers also do: answer shortly once, grant a point, end briefly, correct a slip."""
    if rng.random() < 0.35:
        _short(debate, rng)
    if rng.random() < 0.4:
        _concession(debate, words, rng)
    if rng.random() < 0.4:
        _brief_end(debate, words, rng)
    if rng.random() < 0.15:
        _slip_put_right(debate, words, rng)


def _note(debate: Debate, kind: str, turns: list[Turn]) -> None:
    debate.honest.append(Note(kind, turns[0].speaker, tuple(turn.no for turn in turns)))


def _short(debate: Debate, rng: random.Random) -> None:
    turn = rng.choice([turn for turn in debate.turns if turn.round < debate.rounds])
    turn.parts = [" ".join(sentences(worded(turn.argument.says, rng))[:2])]
    _note(debate, "short_answer", [turn])


def _concession(debate: Debate, words: Phrases, rng: random.Random) -> None:
    turn = rng.choice([turn for turn in debate.turns if turn.round > 1])
    turn.parts = [part for part in turn.parts if "<on>" not in part.lower()]
    turn.parts.insert(0, worded(rng.choice(words.concede), rng))
    _note(debate, "concession", [turn])


def _brief_end(debate: Debate, words: Phrases, rng: random.Random) -> None:
    name, _ = rng.choice(debate.speakers)
    last = debate.of(name)[-1]
    last.parts, last.cites, last.made = [worded(rng.choice(words.closing), rng)], [], False
    _note(debate, "brief_end", [last])


def _slip_put_right(debate: Debate, words: Phrases, rng: random.Random) -> None:
    name, side = rng.choice(debate.speakers)
    slip: Contradiction = rng.choice(
        [each for each in debate.topic.contradictions if each.side == side and each.source]
    )
    turns = debate.of(name)
    at = rng.randrange(len(turns) - 1)
    then = turns[at] if rng.random() < 0.6 else turns[at + 1]
    debate.slips.append(slip)
    turns[at].parts.append(worded(slip.says, rng))
    mended = worded(rng.choice(words.correct), rng, wrong=slip.wrong, right=slip.right)
    then.parts.insert(len(then.parts) if then is turns[at] else 0, mended)
    _note(debate, "open_correction", _pair(turns[at], then))


def _pair(first: Turn, second: Turn) -> list[Turn]:
    return [first] if first is second else [first, second]


def finish(debate: Debate) -> None:
    """Fill in which arguments are answered and summed up; an answer to nothing is left out."""
    for turn in debate.turns:
        answers = debate.answered(turn)
        own = [other.argument.about for other in debate.of(turn.speaker) if other.no < turn.no and other.made]
        fill = {"own": own[0], "other": own[-1]} if len(own) > 1 else {}
        fill |= {"on": answers.about} if answers else {}
        turn.parts = [part for part in (_filled(part, fill) for part in turn.parts) if not re.search(r"<\w+>", part)]


def _filled(part: str, fill: dict[str, str]) -> str:
    for name, value in fill.items():
        part = part.replace(f"<{name}>", value).replace(f"<{name.capitalize()}>", value[:1].upper() + value[1:])
    return part
