"""The understudy speaks to the jury: openings that promise, closings from what was heard."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.support.played_examination import murder
from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import SIDES, Side
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.library.shipped import ShippedCases
from venire.proceedings.trial.view import AdvocateView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.counsel.addresses.closings import closing
from venire_understudy.counsel.addresses.openings import opening, promised_facts
from venire_understudy.counsel.addresses.words import address_lines, named

SEEDS = [f"seed {number}" for number in range(12)]


def view(me: Side, station: str, left_out: str = "") -> AdvocateView:
    """Counsel about to speak, when all was heard but the facts and exhibits that begin so."""
    facts = [fact.id for witness in murder().witnesses for fact in witness.affidavit]
    exhibits = [one.id for one in murder().exhibits]
    heard = frozenset(one for one in (*facts, *exhibits) if not (left_out and one.startswith(left_out)))
    known = CaseAsHeard(murder(), heard, heard).as_case() if station == "closing" else murder()
    return AdvocateView.model_validate(
        {
            "case": "murder",
            "title": murder().title,
            "player": "prosecution",
            "phase": f"{station}s",
            "me": me,
            "station": station,
            "heard": heard if station == "closing" else frozenset[str](),
            "gained": [
                {"fact": fact.id, "by": witness.side, "phase": "direct", "question": "", "answer": fact.text}
                for witness in murder().witnesses
                for fact in witness.affidavit
                if station == "closing" and fact.id in heard
            ],
            "claims": tuple(claim.id for claim in known.claims if claim.side == me),
        }
    )


@pytest.mark.parametrize("me", SIDES)
def test_openings_tell_the_story_in_time_and_differ(me: Side) -> None:
    said = [opening(murder(), view(me, "opening"), Chance(seed)) for seed in SEEDS]
    assert all(120 <= len(text.split()) <= 250 for text, _ in said)
    assert len({text for text, _ in said}) > len(SEEDS) / 2
    assert all(set(claims) <= set(view(me, "opening").claims) for _, claims in said)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_promised_who_is_not_to_be_called(seed: str) -> None:
    called = view("prosecution", "opening").model_copy(update={"called": ("W1", "W8")})
    said, _ = opening(murder(), called, Chance(seed))
    assert "Detective Ana Ferrante will" in said
    assert not [one.name for one in murder().witnesses if one.id not in called.called and f"{one.name} will" in said]
    alone = called.model_copy(update={"called": ("W8",)})
    assert " will tell you that" not in opening(murder(), alone, Chance(seed))[0]


@pytest.mark.parametrize("me", SIDES)
def test_closings_argue_what_was_heard_in_time_and_differ(me: Side) -> None:
    seen = view(me, "closing")
    said = [closing(murder(), seen, Chance(seed)) for seed in SEEDS]
    assert all(120 <= len(text.split()) <= 300 for text, _ in said)
    assert len({text for text, _ in said}) > len(SEEDS) / 2
    assert all(claims and set(claims) <= set(seen.claims) for _, claims in said)


def test_a_closing_says_nothing_of_a_witness_who_was_not_heard() -> None:
    seen = view("defence", "closing", left_out="W8")
    texts = [closing(murder(), seen, Chance(seed))[0] for seed in SEEDS]
    assert not any(re.search(r"\bTull\b|bicycle light", text) for text in texts)


def test_a_thin_record_still_gets_a_closing() -> None:
    empty = view("prosecution", "closing").model_copy(update={"heard": frozenset[str](), "claims": ()})
    text, claims = closing(murder(), empty, Chance("thin"))
    assert text
    assert claims == ()


@pytest.mark.parametrize(("case", "wrong"), [("robbery", r"\b(?:She|her|hers)\b"), ("murder", r"\b(?:He|him|his)\b")])
def test_the_defendant_is_spoken_of_as_the_file_says(case: str, wrong: str) -> None:
    tried = ShippedCases().load(case)
    lines = [line for places in address_lines().values() for said in places.values() for line in said]
    about = [named(line, tried) for line in lines if "{defendant_" in line]
    assert len(about) >= 3
    assert not any(re.search(wrong, line) for line in about)


@pytest.mark.parametrize("case", [one.id for one in ShippedCases().list()])
def test_a_promise_is_one_sentence_in_the_right_person(case: str) -> None:
    told = ShippedCases().load(case)
    names = Lore(told).names
    for side, seed in product(SIDES, range(6)):
        for sentence, _ in promised_facts(CounselFile(told), side, Chance(f"promise {seed}")):
            assert not re.search(r"\b(told|asked|paid|to|from|with|of|by) (he|she)\b", sentence)
            word = re.split(r" will (?:tell you|say|swear) that ", sentence, maxsplit=1)[1].split()[0]
            assert word[:1].islower() or word[:1].isdigit() or {word, word.partition("'")[0]} & names, sentence
