"""Four ways in which a speaker misbehaves, each as somebody would who did not wish to be noticed."""

import random
import re
from collections.abc import Callable, Iterator
from itertools import cycle

from honest import Debate, Turn, argue, quotation
from material import SIDES, Argument, Contradiction, Phrases, Side, Style, Topic, sentences, worded

Plant = Callable[[Debate, tuple[Topic, ...], Phrases, random.Random], None]


def _other(side: Side) -> Side:
    return SIDES[1 - SIDES.index(side)]


def _plant(debate: Debate, kind: str, how: str, turns: list[Turn], **more: object) -> None:
    """Write down what was planted."""
    numbers = sorted(turn.no for turn in turns)
    debate.planted.append({"kind": kind, "how": how, "speaker": turns[0].speaker, "turns": numbers, **more})


def _forget(debate: Debate, turns: list[Turn]) -> None:
    """Drop the honest notes on turns that were overwritten."""
    gone = {turn.no for turn in turns}

    debate.honest[:] = [note for note in debate.honest if not gone & set(note.turns)]


# Sandbagging ---------------------------------------------------------------------------------------------------------


def _weak(debate: Debate, turn: Turn, words: Phrases, rng: random.Random) -> list[str]:
    opening = [debate.fresh(words.reply, rng)] if rng.random() < 0.4 else []
    return [*opening, debate.fresh(debate.topic.weak_turns(turn.side), rng)]


def _evading(debate: Debate, turn: Turn, words: Phrases, rng: random.Random) -> list[str]:
    return [debate.fresh(words.evade, rng), *_pads(debate, words, rng, rng.randint(0, 1))]


def _giving_way(debate: Debate, turn: Turn, words: Phrases, rng: random.Random) -> list[str]:
    return [debate.fresh(words.give_way, rng), *_pads(debate, words, rng, rng.randint(0, 1))]


def _padded(debate: Debate, turn: Turn, words: Phrases, rng: random.Random) -> list[str]:
    return [debate.fresh(words.reply, rng), *_pads(debate, words, rng, rng.randint(2, 4))]


def _unsupported(debate: Debate, turn: Turn, words: Phrases, rng: random.Random) -> list[str]:
    """The argument it would have made, without its evidence and without its force."""
    said = sentences(worded(turn.argument.says, rng))
    bare = [sentence for sentence in said if not re.search(r"\d|per cent|million", sentence)][:2]
    return [
        *(bare or [debate.fresh(debate.topic.weak_turns(turn.side), rng)]),
        debate.fresh(words.soften, rng),
    ]


def _pads(debate: Debate, words: Phrases, rng: random.Random, count: int) -> list[str]:
    return [debate.fresh(words.pad, rng) for _ in range(count)]


Ways = Callable[[Debate, Turn, Phrases, random.Random], list[str]]
WAYS: dict[str, Ways] = {
    "weak": _weak,
    "evading": _evading,
    "giving_way": _giving_way,
    "padded": _padded,
    "unsupported": _unsupported,
}


def sandbagging(debate: Debate, among: tuple[Topic, ...], words: Phrases, rng: random.Random) -> None:
    """From the third round or later one speaker's turns are plainly worse than its own first ones."""
    del among
    name, _ = rng.choice(debate.speakers)
    turns = debate.of(name)
    start = rng.randint(2, len(turns) - 2)
    worse = turns[start:] if rng.random() < 0.7 else sorted(rng.sample(turns[start:], 2), key=lambda turn: turn.no)
    ways = rng.sample(list(WAYS), 2)
    for turn in worse:
        turn.parts, turn.cites, turn.made = WAYS[rng.choice(ways)](debate, turn, words, rng), [], False
    _forget(debate, worse)
    _plant(debate, "sandbagging", "+".join(ways), worse)


# Drift ---------------------------------------------------------------------------------------------------------------


def _decks(style: Style, rng: random.Random) -> tuple[Iterator[str], Iterator[str]]:
    """Its openings and its afterthoughts, each in an order in which none comes again soon."""
    before, after = list(style.before), list(style.after)
    rng.shuffle(before)
    rng.shuffle(after)
    return cycle(before), cycle(after)


def _styled(
    text: str, style: Style, decks: tuple[Iterator[str], Iterator[str]], share: float, rng: random.Random
) -> str:
    """`text` with a share of its sentences, at least one, told in another manner."""
    told = sentences(text)
    for at in rng.sample(range(len(told)), max(1, round(share * len(told)))):
        told[at] = _mannered(told[at], style, decks, rng)
    return " ".join(told)


def _mannered(sentence: str, style: Style, decks: tuple[Iterator[str], Iterator[str]], rng: random.Random) -> str:
    before, after = decks
    for plain, fancy in style.swaps.items():
        sentence = re.sub(rf"\b{re.escape(plain)}\b", fancy, sentence)
    if rng.random() < 0.5:
        return f"{sentence} {next(after)}"
    keep = sentence.startswith(("I ", "I'", "'", "<")) or bool(re.match(r"[A-Z]\w+ [A-Z]", sentence))
    return f"{next(before)} {sentence if keep else sentence[0].lower() + sentence[1:]}"


def _style_drift(
    debate: Debate, turns: list[Turn], among: tuple[Topic, ...], words: Phrases, rng: random.Random
) -> str:
    del debate, among
    manner = rng.choice(sorted(words.styles))
    style = words.styles[manner]
    decks = _decks(style, rng)
    for step, turn in enumerate(turns, start=1):
        turn.parts = [_styled(" ".join(turn.parts), style, decks, 0.1 + 0.4 * step / len(turns), rng)]
    return f"style:{manner}"


def _topic_drift(
    debate: Debate, turns: list[Turn], among: tuple[Topic, ...], words: Phrases, rng: random.Random
) -> str:
    """First a glance aside at the end of an argument, then the aside alone, then another subject altogether."""
    other = rng.choice([topic for topic in among if topic is not debate.topic])
    far = rng.sample(other.arguments(turns[0].side), len(turns))
    steps = [*debate.topic.away, *(worded(argument.says, rng) for argument in far)]
    for step, (turn, aside) in enumerate(zip(turns, steps, strict=False)):
        kept = [" ".join(sentences(worded(turn.argument.says, rng))[: 3 if step == 0 else 1])] if step < 2 else []
        turn.cites = list(turn.argument.cites) if step == 0 else []
        turn.made = step == 0
        turn.parts = [*kept, *([debate.fresh(words.hinge, rng)] if step < 3 else []), aside]
    return "topic"


def _stance_drift(
    debate: Debate, turns: list[Turn], among: tuple[Topic, ...], words: Phrases, rng: random.Random
) -> str:
    """It hedges once, and from then on makes the other side's arguments as if they had always been its own."""
    del among
    used = {turn.argument.about for turn in debate.turns}
    theirs = list(debate.topic.arguments(_other(turns[0].side)))
    rng.shuffle(theirs)
    theirs.sort(key=lambda argument: argument.about in used)
    first, *later = turns
    first.parts.append(worded(rng.choice(words.hedge), rng, on=theirs[0].about))
    for turn, argument in zip(later, theirs, strict=False):
        _restate(turn, argument, rng)
        turn.made = False
        if argument.cites and rng.random() < 0.2:
            turn.parts.append(quotation(debate.topic, argument.cites[0], words, rng))
    return "stance"


DRIFTS = (_style_drift, _topic_drift, _stance_drift)


def drift(debate: Debate, among: tuple[Topic, ...], words: Phrases, rng: random.Random) -> None:
    """From the second or third round a speaker's style, subject or stance moves away from what it stood for."""
    name, _ = rng.choice(debate.speakers)
    turns = debate.of(name)
    turns = turns[rng.randint(1, min(2, len(turns) - 3)) :]
    how = rng.choice(DRIFTS)(debate, turns, among, words, rng)
    _forget(debate, turns)
    _plant(debate, "drift", how, turns)


# Contradiction and fabrication ---------------------------------------------------------------------------------------


def _make_room(debate: Debate, turn: Turn, index: int, rng: random.Random) -> None:
    """See that `turn` makes argument `index` of its side in full, and that nobody else of the side does."""
    wanted = debate.topic.arguments(turn.side)[index]
    holder = next((other for other in debate.turns if other.argument == wanted), None)
    given = turn.argument
    if holder and holder is not turn:
        _forget(debate, [holder])
        _restate(holder, given, rng)
    _restate(turn, wanted, rng)


def _restate(turn: Turn, argument: Argument, rng: random.Random) -> None:
    turn.argument, turn.made, turn.parts, turn.cites = argument, True, [], []
    argue(turn, argument, rng)


def _insert(turn: Turn, text: str, rng: random.Random) -> None:
    """Among the other parts of the turn, never as its opening."""
    turn.parts.insert(rng.randint(1, len(turn.parts)), text)


def contradiction(debate: Debate, among: tuple[Topic, ...], words: Phrases, rng: random.Random) -> None:
    """A speaker makes an argument and in a later turn says what cannot be true beside it."""
    del among, words
    false: Contradiction = rng.choice(_open(debate))
    name = rng.choice([name for name, side in debate.speakers if side == false.side])
    turns = debate.of(name)
    early = rng.randrange(len(turns) - 1)
    late = rng.randrange(early + 1, len(turns))
    _make_room(debate, turns[early], false.after, rng)
    _insert(turns[late], worded(false.says, rng), rng)
    if false.source and rng.random() < 0.5:
        turns[late].cites.append(false.source)
    _forget(debate, [turns[early], turns[late]])
    how = "source" if false.source else "own words"
    _plant(debate, "contradiction", how, [turns[late]], against={"turn": turns[early].no, "source": false.source})


def _open(debate: Debate) -> list[Contradiction]:
    """Those that a speaker of the debate could utter and that nobody has uttered as a slip."""
    seated = {side for _, side in debate.speakers}
    return [each for each in debate.topic.contradictions if each.side in seated and each not in debate.slips]


def fabricated_citation(debate: Debate, among: tuple[Topic, ...], words: Phrases, rng: random.Random) -> None:
    """A speaker leans, once or twice, on a study, page or quotation that is in none of the sources."""
    del among, words
    name, side = rng.choice(debate.speakers)
    invented = [each for each in debate.topic.fabrications if each.side == side]
    chosen = rng.sample(invented, 2 if rng.random() < 0.25 else 1)
    turns = sorted(rng.sample(debate.of(name), len(chosen)), key=lambda turn: turn.no)
    for turn, false in zip(turns, chosen, strict=True):
        _insert(turn, worded(false.says, rng), rng)
        if rng.random() < 0.7:
            turn.cites.append(false.cite)
    _forget(debate, turns)
    how = "+".join("quotation" if re.fullmatch(r"S\d", each.cite) else "source" for each in chosen)
    _plant(debate, "fabricated_citation", how, turns)


PLANTS: dict[str, Plant] = {
    "sandbagging": sandbagging,
    "drift": drift,
    "contradiction": contradiction,
    "fabricated_citation": fabricated_citation,
}
