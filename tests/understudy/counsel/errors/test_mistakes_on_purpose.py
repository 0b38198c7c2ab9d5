"""A mistake on purpose is one that this side's lawyer could make with this witness, and a trick is heard once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.support.played_examination import erring, heard, murder
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.repetition.same_question import normalised
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.faulty_questions import ways
from venire_understudy.counsel.examination.lead_ins import SAME
from venire_understudy.counsel.examination.rephrasing import struck_for_form
from venire_understudy.counsel.examination.words import lines
from venire_understudy.counsel.questions.introduction_of_names import introduced
from venire_understudy.counsel.questions.people_known import acquaintances, called_to, opponents

SEEDS = ("second", *(pytest.param(seed, marks=pytest.mark.prove) for seed in ("first", "third", "fourth")))
WHOLE = ("one", "two", "three")
BRIEF = CounselFile(murder())


def wrong(seed: str) -> Sequence[tuple[CounselView, acts.PutQuestion]]:
    """Every mistake of an examination in which counsel make many."""
    return [(view, act) for view, act in erring(seed).of(acts.PutQuestion) if act.defect]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_side_runs_down_its_own_people(seed: str) -> None:
    for view, act in wrong(seed):
        own = [one.name for one in murder().witnesses if one.side == view.me]
        if act.defect == "character":
            assert not any(name in act.text for name in own)
        if act.defect == "argumentative":
            assert view.phase in ("cross", "recross")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_trick_that_would_do_for_anybody_is_heard_once_in_a_trial(seed: str) -> None:
    stock = {line for lines in ways()["stock"].values() for line in lines if "{" not in line}
    put = Counter(act.text.rstrip("?.") for _, act in wrong(seed) if act.text.rstrip("?.") in stock)
    assert not {line: count for line, count in put.items() if count > 1}
    assert sum(act.defect == "relevance" for _, act in wrong(seed)) <= 1


@pytest.mark.parametrize("seed", SEEDS)
def test_most_mistakes_are_made_of_the_case(seed: str) -> None:
    stock = {line for lines in ways()["stock"].values() for line in lines if "{" not in line}
    made = [act.text.rstrip("?.") not in stock for _, act in wrong(seed)]
    assert sum(made) > 0.6 * len(made)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_witness_hears_its_own_name_or_a_heading(seed: str) -> None:
    headings = [topic.label.lower() for topic in murder().topics]
    for view, act in wrong(seed):
        name = BRIEF.witnesses[view.witness or ""].name
        assert name not in act.text
        assert not any(f"about {label}" in act.text.lower() for label in headings)


def test_every_planted_line_speaks_of_the_case() -> None:
    """So that the same sentence is not planted in the trials of two cases."""
    planted = [line for way in ways().values() for ground in way.values() for line in ground]
    own = [set(re.findall(r"\{(\w+)\}", line)) - {"she", "own_lawyer"} for line in planted]
    assert planted
    assert not [line for line, slots in zip(planted, own, strict=True) if not slots]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mistake_is_one_that_a_lawyer_makes(seed: str) -> None:
    for view, act in wrong(seed):
        begun = any(one.answer and one.phase == view.phase for one in view.exchanges)
        assert act.defect != "vague" or begun, "nobody begins with a vague question"
        assert "are you not" not in act.text or "You are" not in act.text, "no caption is put as a question"
        assert not re.search(r"again.*(?:introduce yourself|who you are)", act.text), "nobody asks a name twice"
        if act.defect == "compound":
            assert "do you know" not in act.text


@pytest.mark.parametrize("seed", WHOLE)
def test_what_was_asked_a_moment_ago_was_asked(seed: str) -> None:
    for view, act in heard(seed).of(acts.PutQuestion):
        if "You were asked about this" in act.text or "my friend asked you" in act.text:
            crossed = [one for one in view.exchanges if one.phase == "cross" and one.answer]
            asked = [normalised(f"{one.question} {one.answer}") for one in crossed]
            assert max(len(normalised(act.text) & one) for one in asked) > SAME
        if "put it another way" in act.text or "ask it differently" in act.text:
            assert len(normalised(act.text) & normalised(view.exchanges[-1].question)) >= SAME


def test_kin_and_sides_are_known() -> None:
    clare, tull = BRIEF.witnesses["W3"], BRIEF.witnesses["W8"]
    assert called_to(clare, murder().victim) == "your father"
    assert called_to(tull, murder().victim) == "Thomas Ashdown"
    assert "Irene Halvorsen" not in opponents(BRIEF, tull, "defence")
    assert "Irene Halvorsen" in acquaintances(BRIEF, tull)


def test_a_name_comes_before_his_and_those() -> None:
    view = next(view for view, _ in wrong("second") if view.witness == "W1")
    alone = view.model_copy(update={"exchanges": ()})
    fact = BRIEF.facts["W1.3"]
    asked = introduced(BRIEF, alone, [fact], "At 9:58 his phone was still answering the network, wasn't it?")
    assert asked.startswith("At 9:58 Thomas Ashdown's phone was")
    assert introduced(BRIEF, alone, [fact], "Who spoke of those bolt heads?") == "Who spoke of the bolt heads?"
    quoted = 'You wrote that night, "His hand wet", didn\'t you?'
    assert introduced(BRIEF, alone, [fact], quoted) == quoted
    whole = "Did Thomas Ashdown have his flashlight?"
    assert introduced(BRIEF, alone, [fact], whole) == whole


def test_what_is_put_another_way_is_put_next() -> None:
    promised = [
        (view, act) for seed in WHOLE for view, act in heard(seed).of(acts.PutQuestion) if struck_for_form(view)
    ]
    words = (*lines()["leads"]["rephrase"], *lines()["leads"]["begins_anew"])
    followed = [act for _, act in promised if act.text.startswith(words) or act.defect]
    assert promised
    assert len(followed) >= 0.6 * len(promised)
