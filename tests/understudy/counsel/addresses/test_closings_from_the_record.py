"""A closing argues from the record: by witness and in the witness's words, with what the other side's witnesses
granted, and with its own promises accounted for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.argument.not_in_evidence.detection import not_in_evidence
from venire.law.argument.not_in_evidence.sworn import Sworn
from venire.law.case_file.case import SIDES, Case, Side
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.library.shipped import ShippedCases
from venire.proceedings.trial.view import AdvocateView, Gained, Spoken
from venire_understudy.comprehension.retelling import ended, retold
from venire_understudy.counsel.addresses.closings import closing
from venire_understudy.counsel.addresses.record_won import gains, strongest, told_whole
from venire_understudy.counsel.addresses.words import address_lines

CASES = [one.id for one in ShippedCases().list()]
SEEDS = [f"seed {number}" for number in range(6)]
GRANTS = re.compile(r"\b(?:the answer was that|had to grant|agreed that|own witness, |granted me|Nor did \w+ deny)")


def _told(case: Case, left_out: frozenset[str] = frozenset()) -> Iterator[Gained]:
    """Every fact of every affidavit, told to its own side; every third, granted to the other."""
    for witness in case.witnesses:
        other: Side = "defence" if witness.side == "prosecution" else "prosecution"
        for place, fact in enumerate(witness.affidavit):
            if fact.id not in left_out:
                granted = place % 3 == 2
                yield Gained(
                    fact=fact.id,
                    by=other if granted else witness.side,
                    phase="cross" if granted else "direct",
                    question="",
                    answer=fact.text,
                )


def _view(case: Case, me: Side, gained: Sequence[Gained], opening: str = "") -> AdvocateView:
    heard = frozenset((*(one.fact for one in gained), *(one.id for one in case.exhibits)))
    known = CaseAsHeard(case, heard, heard).as_case()
    return AdvocateView(
        case=case.id,
        title=case.title,
        player="prosecution",
        phase="closings",
        me=me,
        station="closing",
        heard=heard,
        gained=tuple(gained),
        claims=tuple(claim.id for claim in known.claims if claim.side == me),
        addresses=(Spoken(station="opening", by=me, text=opening),) if opening else (),
    )


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("me", SIDES)
def test_a_closing_names_what_the_other_sides_witnesses_granted_and_ends_with_the_form(case: str, me: Side) -> None:
    tried = ShippedCases().load(case)
    for seed in SEEDS:
        text, claims = closing(tried, _view(tried, me, list(_told(tried))), Chance(seed))
        assert 120 <= len(text.split()) <= 300
        assert claims
        assert GRANTS.search(text), text
        assert re.search(r"\b(?:guilty|liable)\.$", text)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("me", SIDES)
def test_what_a_closing_tells_of_a_witness_is_what_that_witness_said(case: str, me: Side) -> None:
    tried = ShippedCases().load(case)
    brief = CounselFile(tried)
    view = _view(tried, me, list(_told(tried)))
    text, _ = closing(tried, view, Chance("told"))
    told = [one for one in view.gained if retold(brief, one.fact).removesuffix(".") in text or one.answer in text]
    named = {one.fact.partition(".")[0] for one in told}
    assert len(told) >= 3
    for witness in named:
        assert brief.witnesses[witness].name.split()[-1] in text


def test_what_was_not_told_or_only_in_part_is_not_told_again() -> None:
    tried = ShippedCases().load("assault")
    brief = CounselFile(tried)
    best = gains(brief, _view(tried, "defence", list(_told(tried))))[0]
    without = _view(tried, "defence", list(_told(tried, frozenset({best.fact}))))
    assert best.fact not in [one.fact for one in gains(brief, without)]
    whole = next(one for one in _told(tried) if one.fact == best.fact)
    assert told_whole(brief, whole)
    assert not told_whole(brief, whole.model_copy(update={"answer": " ".join(whole.answer.split()[:3])}))


def test_a_side_names_no_more_than_two_things_of_one_witness_and_no_thing_twice() -> None:
    tried = ShippedCases().load("murder")
    brief = CounselFile(tried)
    chosen = strongest(gains(brief, _view(tried, "defence", list(_told(tried)))), 6, (2, 3), brief)
    assert 2 <= sum(one.granted for one in chosen) <= 3
    counts = [sum(other.witness.id == one.witness.id for other in chosen) for one in chosen]
    assert max(counts) <= 2
    assert len({one.fact for one in chosen}) == len(chosen)


@pytest.mark.parametrize("kept", [True, False])
def test_counsel_says_of_its_own_promise_whether_it_was_kept(kept: bool) -> None:
    tried = ShippedCases().load("assault")
    brief = CounselFile(tried)
    fact, witness = "W1.3", brief.witnesses["W1"].name
    opening = f"{witness} will tell you that {ended(retold(brief, fact))}"
    gained = list(_told(tried, frozenset() if kept else frozenset({fact})))
    text, _ = closing(tried, _view(tried, "prosecution", gained, opening), Chance("promise"))
    assert bool(re.search(r"You have heard it said|and you have heard it", text)) == kept
    assert bool(re.search(r"did not hear|Nobody said it", text)) == (not kept)


def test_a_part_of_the_charge_is_called_unspoken_only_where_nothing_was_heard_of_it() -> None:
    tried = ShippedCases().load("assault")
    whole = closing(tried, _view(tried, "defence", list(_told(tried))), Chance("parts"))[0]
    assert not re.search(r"heard nothing at all|told you anything about", whole)
    bare = _view(tried, "defence", []).model_copy(update={"heard": frozenset({"W9.1"})})
    assert re.search(r"heard nothing at all|told you anything about", closing(tried, bare, Chance("parts"))[0])


def test_to_hold_a_promise_up_is_not_to_state_what_was_promised() -> None:
    tried = ShippedCases().load("assault")
    file = Sworn(tried, frozenset(), frozenset(), (), "prosecution")
    stated = "Gideon Frayne bought 14 green lamps in Averill."
    assert not_in_evidence(file, stated)
    assert not not_in_evidence(file, f"You were promised that Gideon Frayne would tell you that {stated}")


def test_the_second_to_close_does_not_use_the_firsts_turns_of_speech() -> None:
    tried = ShippedCases().load("negligence")
    turns = [
        re.split(r"{\w+}", line)
        for kind in ("theme", "paper", "quoted")
        for line in address_lines()["closing"][kind]
        if "{" in line
    ]
    for seed in SEEDS:
        first = closing(tried, _view(tried, "prosecution", list(_told(tried))), Chance(seed))[0]
        view = _view(tried, "defence", list(_told(tried))).model_copy(update={"answered": (first,)})
        second = closing(tried, view, Chance(seed))[0]
        assert not [parts for parts in turns if (turn := max(parts, key=len)) in first and turn in second]


def test_a_promise_that_the_other_side_did_not_keep_is_held_up_by_its_witness() -> None:
    tried = ShippedCases().load("assault")
    brief = CounselFile(tried)
    fact, witness = "W1.3", brief.witnesses["W1"].name
    spoken = Spoken(station="opening", by="prosecution", text=f"{witness} will say that {ended(retold(brief, fact))}")
    for left_out in (frozenset[str](), frozenset({fact})):
        view = _view(tried, "defence", list(_told(tried, left_out))).model_copy(update={"addresses": (spoken,)})
        text, _ = closing(tried, view, Chance("owed"))
        assert bool(re.search(r"You did not\.|still waiting for it|owes you that", text)) == bool(left_out)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("me", SIDES)
def test_nobody_puts_forward_what_only_the_other_side_was_after(case: str, me: Side) -> None:
    tried = ShippedCases().load(case)
    brief = CounselFile(tried)
    found = gains(brief, _view(tried, me, list(_told(tried))))
    assert found
    assert not [one.fact for one in found if brief.sought_by(one.fact) and me not in brief.sought_by(one.fact)]
