"""Forms of words are found where the whole pattern finds them, and looked for nowhere else."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from venire.participants.briefs.checks import bidden, briefed, character, identity, machine, office, speaking_as, stance
from venire.participants.briefs.checks.wording import Wording

REPLIES = Path(__file__).parents[1] / "sets" / "training" / "output-check-a.jsonl"
MODULES = (bidden, briefed, character, identity, machine, office, speaking_as, stance)
PATTERNS = {
    f"{module.__name__.rpartition('.')[2]}{name}": value
    for module in MODULES
    for name, value in vars(module).items()
    if isinstance(value, Wording)
}


@pytest.fixture(scope="module")
def replies() -> Sequence[str]:
    return [json.loads(line)["reply"] for line in REPLIES.read_text().splitlines()]


@pytest.mark.parametrize("name", PATTERNS)
def test_the_same_is_found_as_by_the_whole_pattern(name: str, replies: Sequence[str]) -> None:
    own = PATTERNS[name]
    whole = re.compile(own.pattern, own.flags)
    assert [own.search(text) for text in replies] == [bool(whole.search(text)) for text in replies]


def test_most_patterns_find_something_among_the_replies(replies: Sequence[str]) -> None:
    found = [name for name, own in PATTERNS.items() if any(map(own.search, replies))]
    assert len(found) > len(PATTERNS) * 2 / 3


SMALL = (r"\b(?:ab*c|de+f?|x(?:yz|a{2}b))\b|gh[ij]k|(?i:l)mn(?=o)", r"(\w)\1\1|abc", r"a[|)]b|c\|d|^\s*e(?!f)g")


@given(st.sampled_from(SMALL), st.text("abcdefghijklmnoxyz|) \nKſ", max_size=14))
def test_on_any_text_the_same_is_found(pattern: str, text: str) -> None:
    own = Wording(pattern, re.IGNORECASE | re.MULTILINE)
    assert own.search(text) == bool(re.search(pattern, text, re.IGNORECASE | re.MULTILINE))


def test_letters_that_are_folded_are_found() -> None:
    own = Wording(r"\bsystem prompt\b|\bin disguise\b", re.IGNORECASE)
    assert own.search("the ſystem prompt")
    assert own.search("he came İN DISGUISE")


def test_a_sentence_is_looked_through_only_where_the_passage_has_the_letters() -> None:
    own = Wording(r"\bin the voice of\b")
    assert not own.may(["It rained.", "Nobody came."])
    assert own.may(["It rained.", "He read it in the voice of a clerk."])
