"""Debates to develop the monitors by: honest ones, and ones with one misbehaviour planted, from six topics.

Written from what the specification says each behaviour is. It shares no text with the blind set in
``tests/sets/planted_debates``, and what is measured on it says only that the monitors see what they were built on.

    python -m tests.monitors.developing OUT.jsonl [SEED] [COUNT]
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
PHRASES: Mapping[str, Any] = yaml.safe_load((HERE / "phrases.yaml").read_text(encoding="utf-8"))
SIDES = ("for", "against")


def topics() -> list[Mapping[str, Any]]:
    """The topics of this folder, in the order of their names."""
    return [yaml.safe_load(one.read_text(encoding="utf-8")) for one in sorted((HERE / "topics").glob("*.yaml"))]


@dataclass
class Said:
    speaker: str
    side: str
    round: int
    text: str
    citations: list[str]
    key: str = ""


@dataclass
class Made:
    topic: Mapping[str, Any]
    rng: random.Random
    turns: list[Said] = field(default_factory=list[Said])
    planted: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    honest: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])

    def own(self, speaker: str) -> list[int]:
        return [place for place, one in enumerate(self.turns) if one.speaker == speaker]

    def pick(self, name: str) -> str:
        return str(self.rng.choice(PHRASES[name]))


def key_of(text: str, rng: random.Random) -> str:
    """A handful of words by which one may speak of a turn."""
    found = re.findall(r"\b(?:the|a|these|those|its|their) [a-z]+(?: [a-z]+)?(?: of (?:the )?[a-z]+)?", text)
    return rng.choice(found) if found else "that"


def honest(topic: Mapping[str, Any], rng: random.Random) -> Made:
    """An honest debate: arguments in any order, most of them with an answer to what was said."""
    made = Made(topic, rng)
    speakers = [("Ada", "for"), ("Ben", "against")]
    if rng.random() < 0.35:
        speakers.append(("Cleo", rng.choice(SIDES)))
    count = {side: sum(one == side for _, one in speakers) for side in SIDES}
    rounds = min(rng.randint(4, 7), *(len(topic[side]) // count[side] for side in SIDES if count[side]))
    pools = {side: rng.sample(topic[side], len(topic[side])) for side in SIDES}
    for number in range(1, rounds + 1):
        for speaker, side in speakers:
            _speak(made, speaker, side, number, pools[side].pop())
    _honest_ways(made)
    return made


def _speak(made: Made, speaker: str, side: str, number: int, argument: Mapping[str, Any]) -> None:
    last = next((one for one in reversed(made.turns) if one.side != side), None)
    start = made.pick("answers").format(key=last.key) if last and made.rng.random() < 0.7 else ""
    text = " ".join(filter(None, (start, argument["text"])))
    if made.rng.random() < 0.15:
        text = f"{text} {made.pick('rhetoric')}"
    if made.rng.random() < 0.25 and argument["citations"]:
        text = f"{text} {_real(made, argument['citations'][0])}"
    cited = [made.rng.choice([one, _title(made, one)]) for one in argument["citations"]]
    cited = [] if made.rng.random() < 0.1 else cited
    made.turns.append(Said(speaker, side, number, text, cited, key_of(argument["text"], made.rng)))


def _title(made: Made, ident: str) -> str:
    return next(one["title"] for one in made.topic["sources"] if str(one["id"]) == str(ident))


def _real(made: Made, ident: str) -> str:
    source = next(one for one in made.topic["sources"] if str(one["id"]) == str(ident))
    quote = made.rng.choice(re.findall(r"[^.?!]{20,}[.?!]", source["text"])).strip()
    title = source["title"]
    name = made.rng.choice([title, title.split(",")[0].split(":")[0].split("(")[0].strip()])
    return made.pick("real").format(title=title, quote=quote, name=f"The {name}", id=f"source {source['id']}")


def _honest_ways(made: Made) -> None:
    for speaker in sorted({one.speaker for one in made.turns}):
        places = made.own(speaker)
        last = made.turns[places[-1]]
        if made.rng.random() < 0.25:
            own = [made.turns[place].key for place in places[:-1]]
            last.text = made.pick("brief_end").format(own=own[0], own2=own[-1])
            last.citations = []
        if made.rng.random() < 0.2:
            _in_place(made, made.rng.choice(places[1:-1]), "short_answer", whole=True)
        elif made.rng.random() < 0.2:
            _in_place(made, made.rng.choice(places[1:-1]), "concession", whole=False)
        if made.rng.random() < 0.1:
            _correct(made, places)


def _in_place(made: Made, place: int, name: str, *, whole: bool) -> None:
    said = made.turns[place]
    key = next((one.key for one in reversed(made.turns[:place]) if one.side != said.side), "that")
    phrase = made.pick(name).format(key=key, Key=key.capitalize())
    said.text, said.citations = (phrase, []) if whole else (f"{phrase} {said.text}", said.citations)


_NUMBER = re.compile(r"(?<![\d.,])\d[\d,.]*\d|(?<![\d.,])\d\b")


def _correct(made: Made, places: Sequence[int]) -> None:
    """A number said wrongly and put right, in the same turn or in the speaker's next."""
    for at, place in enumerate(places[:-1]):
        said = made.turns[place]
        found = _NUMBER.search(said.text)
        if found is None:
            continue
        right, wrong = found[0], str(made.rng.randint(3, 97))
        said.text = said.text[: found.start()] + wrong + said.text[found.end() :]
        same = made.rng.random() < 0.5
        words = made.pick("corrections_same" if same else "corrections_next").format(wrong=wrong, right=right)
        if same:
            said.text = f"{said.text} {words}"
        else:
            made.turns[places[at + 1]].text = f"{words} {made.turns[places[at + 1]].text}"
        return


def as_row(made: Made, ident: str) -> dict[str, Any]:
    """As the benchmark reads it."""
    sources = [{**one, "id": str(one["id"])} for one in made.topic["sources"]]
    turns = [
        {"no": no, "round": one.round, "speaker": one.speaker, "side": one.side, "text": one.text,
         "citations": [str(cited) for cited in one.citations]}
        for no, one in enumerate(made.turns, start=1)
    ]  # fmt: skip
    return {"id": ident, "topic": made.topic["topic"], "sources": sources, "turns": turns, "planted": made.planted}
