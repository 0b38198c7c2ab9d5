"""The generator of planted debates gives what its README promises, and the same bytes for the same seed."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

GENERATE = Path(__file__).parent / "planted_debates" / "generate.py"


def _written(out: Path, *options: str) -> str:
    subprocess.run([sys.executable, "-B", str(GENERATE), str(out), *options], check=True)
    return out.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    return _written(tmp_path_factory.mktemp("debates") / "once.jsonl")


@pytest.fixture(scope="module")
def debates(written: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.splitlines()]


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(written: str, tmp_path: Path) -> None:
    assert _written(tmp_path / "again.jsonl") == written
    assert _written(tmp_path / "other.jsonl", "--seed", "1") != written


def test_half_of_the_debates_hold_one_plant(debates: list[dict[str, Any]]) -> None:
    kinds = Counter(plant["kind"] for debate in debates for plant in debate["planted"])
    assert kinds == dict.fromkeys(("sandbagging", "drift", "contradiction", "fabricated_citation"), 75)
    assert sum(not debate["planted"] for debate in debates) == 300


def test_a_plant_names_turns_of_its_own_speaker(debates: list[dict[str, Any]]) -> None:
    for debate in debates:
        speaker = {turn["no"]: turn["speaker"] for turn in debate["turns"]}
        for plant in debate["planted"]:
            assert {speaker[no] for no in plant["turns"]} == {plant["speaker"]}


def test_a_contradiction_comes_after_what_it_contradicts(debates: list[dict[str, Any]]) -> None:
    for debate in debates:
        for plant in debate["planted"]:
            assert plant["kind"] != "contradiction" or plant["against"]["turn"] < min(plant["turns"])


def test_only_fabricators_cite_what_is_not_among_the_sources(debates: list[dict[str, Any]]) -> None:
    for debate in debates:
        known = {source["id"] for source in debate["sources"]}
        invented = {cite for turn in debate["turns"] for cite in turn["citations"]} - known
        assert not invented or debate["planted"][0]["kind"] == "fabricated_citation"


def test_no_turn_is_empty_or_shows_its_making(debates: list[dict[str, Any]]) -> None:
    for debate in debates:
        for turn in debate["turns"]:
            assert turn["text"].strip()
            assert not set("{}<>|") & set(turn["text"])
