"""Write 600 debates, half of them with one planted misbehaviour: python generate.py OUT.jsonl [--seed N].

The same seed gives the same bytes. See README.md for the format.
"""

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from honest import Debate, finish, hold
from material import Phrases, Topic, phrases, topics
from plants import PLANTS

KINDS = tuple(PLANTS)
PER_KIND = 75
SEED = 20241011


def as_json(number: int, debate: Debate) -> dict[str, object]:
    return {
        "id": f"D{number:03d}",
        "topic": debate.topic.topic,
        "sources": [source.model_dump() for source in debate.topic.sources],
        "turns": [
            {
                "no": turn.no,
                "round": turn.round,
                "speaker": turn.speaker,
                "side": turn.side,
                "text": " ".join(turn.parts),
                "citations": list(dict.fromkeys(turn.cites)),
            }
            for turn in debate.turns
        ],
        "planted": debate.planted,
        "honest": [asdict(note) for note in debate.honest],
    }


def one(kind: str | None, among: tuple[Topic, ...], words: Phrases, index: int, rng: random.Random) -> Debate:
    """One debate of `kind` (None: nothing planted) on the topic whose turn it is."""
    debate = hold(among[index % len(among)], words, rng)
    if kind is not None:
        PLANTS[kind](debate, among, words, rng)
    finish(debate)
    return debate


def debates(seed: int = SEED, per_kind: int = PER_KIND) -> Iterator[dict[str, object]]:
    """All debates, planted and honest in a shuffled order, so that the number tells nothing."""
    among, words = topics(), phrases()
    plan: list[tuple[str | None, int]] = [(kind, index) for kind in KINDS for index in range(per_kind)]
    plan += [(None, index) for index in range(per_kind * len(KINDS))]
    random.Random(seed).shuffle(plan)
    for number, (kind, index) in enumerate(plan, start=1):
        rng = random.Random(f"{seed}/{kind}/{index}")
        yield as_json(number, one(kind, among, words, index, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args()
    with options.out.open("w", encoding="utf-8") as handle:
        handle.writelines(json.dumps(debate, ensure_ascii=False) + "\n" for debate in debates(options.seed))


if __name__ == "__main__":
    main()
