"""Forms of words are found where the whole pattern finds them, and looked for nowhere else."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.places import SETS
from venire.language.patterns import tongue
from venire.language.patterns.beginnings import MARK, beginnings
from venire.language.patterns.syntax import read
from venire.language.patterns.wording import Wording
from venire.participants.briefs.checks import announced_obedience as bidden
from venire.participants.briefs.checks import character, identity, machine, markup, office, speaking_as
from venire.participants.briefs.checks import leaked_brief as briefed
from venire.participants.briefs.checks import off_topic as astray
from venire.participants.briefs.checks import stance_entries as stance

REPLIES = SETS / "training" / "output-check-a.jsonl"
MODULES = (astray, bidden, briefed, character, identity, machine, markup, office, speaking_as, stance, tongue)
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


SMALL = (
    r"\b(?:ab*c|de+f?|x(?:yz|a{2}b))\b|gh[ij]k|(?i:l)mn(?=o)",
    r"(\w)\1\1|abc",
    r"a[|)]b|c\|d|^\s*e(?!f)g",
    r"ab\s*[:=]|[|\n]x|[^:]=z",
    r"\b(?:a(?:b| c)? d|ij|ik?l{0,2}m|no(?!z)[xy])|\bk(?:=|:)a\b|\ba\b[^:]{0,3}b",
)


@cache
def small(pattern: str) -> Wording:
    return Wording(pattern, re.IGNORECASE | re.MULTILINE)


@given(st.sampled_from(SMALL), st.text("abcdefghijklmnoxyz|):= \nKſ", max_size=14))
def test_on_any_text_the_same_is_found(pattern: str, text: str) -> None:
    assert small(pattern).search(text) == bool(re.search(pattern, text, re.IGNORECASE | re.MULTILINE))


@pytest.mark.parametrize(
    ("pattern", "begins"),
    [
        (r"\bI(?:'m| am)? told\b", {"i'm", "i a", "i t"}),
        (r"\b(?:as|ask(?:ed)?|[xy]z{2,}) me\b", {"as ", "ask", "xz", "yz"}),
        (r"\b(?:the )?court\b", {"the", "cou"}),
        (r"(?:^|\. )objection", set[str]()),
        (r"\b\w+ly\b", set[str]()),
        (r"\b(?:'s|s') own", set[str]()),
    ],
)
def test_with_what_a_wording_begins(pattern: str, begins: set[str]) -> None:
    assert beginnings(read(pattern, re.IGNORECASE)) == {f"{MARK}{one}" for one in begins}


def test_letters_that_are_folded_are_found() -> None:
    own = Wording(r"\bsystem prompt\b|\bin disguise\b", re.IGNORECASE)
    assert own.search("the ſystem prompt")
    assert own.search("he came İN DISGUISE")


def test_a_sentence_is_looked_through_only_where_the_passage_has_the_letters() -> None:
    own = Wording(r"\bin the voice of\b")
    assert not own.may(["It rained.", "Nobody came."])
    assert own.may(["It rained.", "He read it in the voice of a clerk."])


QUICK = {
    "dotted": ("aB. ", r"(?:\b[A-Z]\.){3,}|(?:\w+\.){4,}\w", re.IGNORECASE, [vars(astray)["_DOTTED"]]),
    "shouted": ("ABCd, ", r"(?:\b[A-Z]{3,}\b\W+){2,}\b[A-Z]{3,}\b", 0, [vars(astray)["_SHOUTS"]]),
    "repeated": (
        "ab ",
        r"\b(\w+)\b(?:\W+\1\b){4,}|(\w)\2{2,}\w*(\w)\3{2,}",
        re.IGNORECASE,
        [vars(astray)["_REPEATS"], vars(astray)["_DRAWLS"]],
    ),
    "in cipher": (
        "01af ",
        r"[A-Za-z0-9+/_-]{32,}|\b(?:[01]{8}\s?){3,}|\b(?:[0-9a-f]{2}\s?){14,}",
        re.IGNORECASE,
        [*vars(tongue)["_CIPHERS"], vars(tongue)["_BITS"]],
    ),
}
"""Letters of texts; what is looked for in them, as one would write it down; and the quicker forms of it."""


@pytest.mark.parametrize("name", QUICK)
def test_quicker_forms_find_what_the_plain_one_finds(name: str) -> None:
    letters, pattern, flags, forms = QUICK[name]
    chance, plain, found = Random(name), re.compile(pattern, flags), set[bool]()
    for _ in range(4_000):
        text = "".join(chance.choices(letters, k=chance.randrange(4, 60)))
        there = any(form.search(text) for form in forms)
        assert there == bool(plain.search(text)), text
        found.add(there)
    assert found == {True, False}
