"""A question that is wrong on purpose is a bad version of one that this lawyer would put to this witness now: it speaks
of what was spoken of, taunts with what discredits, guesses at a mind that is in issue, and is heard once."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from tests.support.played_examination import erring, heard, murder
from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.charged_deeds import deed
from venire_understudy.counsel.errors.choice import AGAIN, LAST_WORDS
from venire_understudy.counsel.errors.discredit import discredits, neglect, shames
from venire_understudy.counsel.errors.faulty_questions import HEARD, TRICK, ways
from venire_understudy.counsel.errors.footing import Footing, asked_plainly
from venire_understudy.counsel.errors.people import OfPeople
from venire_understudy.counsel.errors.record import OfRecord
from venire_understudy.counsel.errors.slots import Slots
from venire_understudy.counsel.examination.goals import Goal, Goals, protests
from venire_understudy.counsel.questions.names_in_sentences import lower_first

BRIEF, DICE = CounselFile(murder()), Chance("wrong")
SEEDS = ("second", pytest.param("first", marks=pytest.mark.prove))
NOBODY_YET = {"asked": (), "known": (), "told": (), "exchanges": ()}


def _view(witness: str, phase: str, side: str, **changes: object) -> CounselView:
    """What this side sees when it first rises for this witness, so changed."""
    views = (view for view, _ in heard("one").of(acts.PutQuestion))
    view = next(view for view in views if (view.witness, view.phase, view.me) == (witness, phase, side))
    return view.model_copy(update=changes)


def _with(fact: str, text: str) -> Case:
    """The murder with a fact in other words."""
    case = murder()
    people = [
        one.model_copy(
            update={
                "affidavit": tuple(
                    told.model_copy(update={"text": text}) if told.id == fact else told for told in one.affidavit
                )
            }
        )
        for one in case.witnesses
    ]
    return case.model_copy(update={"witnesses": tuple(people)})


def _named(brief: CounselFile, view: CounselView, slot: str, fact: str) -> str:
    goal = Goal((brief.facts[fact],), 1.0, 0)
    return Slots(brief, view, [goal], DICE, None, Chance("trial")).named({slot})[slot]


def test_nobody_is_spoken_of_who_has_not_been() -> None:
    fresh = _view("W1", "direct", "prosecution", **NOBODY_YET)
    people = OfPeople(BRIEF, fresh, DICE).of_people
    assert not any(people[slot] for slot in ("rival", "pair", "acquaintance", "teller", "before_coming"))
    told = fresh.model_copy(update={"asked": ("What had Irene Halvorsen and Colm Dacey to do with the rail?",)})
    assert OfPeople(BRIEF, told, DICE).of_people["rival"] in ("Irene Halvorsen", "Colm Dacey")
    assert OfRecord(BRIEF, fresh, DICE).of_record["matter"] == ""


def test_no_line_points_at_what_nobody_has_named() -> None:
    lines = [line for way in ways().values() for ground in way.values() for line in ground]
    assert not [line for line in lines if re.search(r"\bthe others\b|\bby then\b|\btruth about it\b", line)]


@pytest.mark.parametrize(
    ("fact", "says"),
    [("W4.2", False), ("W8.10", False), ("W3.13", True), ("W5.3", True), ("W1.17", True)],
)
def test_only_what_discredits_is_thrown_in_a_face(fact: str, says: bool) -> None:
    assert discredits(BRIEF.facts[fact]) is says


def test_a_stake_is_no_shame_and_what_one_did_not_see_no_neglect() -> None:
    assert not shames(BRIEF.facts["W3.13"])
    unseen = next(one for one in BRIEF.facts.values() if one.text.startswith("I could not see who carried the light"))
    assert not neglect(unseen)


def test_what_is_said_to_have_followed_a_deed_came_after_it() -> None:
    asked = "What did you find on the coping?"
    found = next(one.id for one in BRIEF.witnesses["W1"].affidavit if one.ask == asked or "on the coping" in one.text)
    assert _named(BRIEF, _view("W1", "direct", "prosecution"), "event_after", found)
    seen = next(one.id for one in BRIEF.witnesses["W4"].affidavit if one.frame.verb == "hear")
    assert not _named(BRIEF, _view("W4", "direct", "prosecution"), "event_after", seen)


def test_two_in_one_breath_stand_in_the_order_of_the_story() -> None:
    view, told = _view("W6", "direct", "defence"), BRIEF.witnesses["W6"].affidavit
    backwards = [Goal((one,), 1.0, place) for place, one in enumerate(told)][::-1]
    pairs = list(pairwise(backwards))
    found = [Slots(BRIEF, view, pair, DICE).named({"question", "second_question"}) for pair in pairs]
    whole = [(slots, pair) for slots, pair in zip(found, pairs, strict=True) if slots["second_question"]]
    assert whole
    for slots, (later, earlier) in whole:
        assert (slots["question"], slots["second_question"]) == (_asked(earlier), _asked(later))


def _asked(goal: Goal) -> str:
    return lower_first(asked_plainly(goal.facts[0]))


def test_a_deed_names_what_was_done_or_nothing() -> None:
    assert deed(ShippedCases().load("robbery")) == "robbed Noor Haddad"
    assert deed(ShippedCases().load("collision")) == ""


def test_what_somebody_else_did_is_asked_of_one_witness() -> None:
    names = " ".join(one.name for one in murder().witnesses)
    put = Counter[str]()
    for witness in murder().witnesses:
        view = _view(witness.id, "direct", witness.side, asked=(names,))
        goals = [Goal((one,), 1.0, place) for place, one in enumerate(witness.affidavit)]
        found = (Slots(BRIEF, view, goals[n:], DICE, None, Chance("trial")) for n in range(len(goals)))
        put.update({question for slots in found if (question := slots.named({"unseen"})["unseen"])})
    assert not [question for question, times in put.items() if times > 1]


def test_nobody_goes_out_of_the_way_for_gossip_about_ones_own_party() -> None:
    gossip = BRIEF.facts["W5.17"]
    assert not Footing(BRIEF, _view("W5", "cross", "defence"), DICE).sought(gossip)
    assert Footing(BRIEF, _view("W5", "direct", "prosecution"), DICE).sought(gossip)


def test_no_cross_asks_the_other_sides_witness_what_ones_own_client_told_it() -> None:
    both = "What had Irene Halvorsen to do with Thomas Ashdown?"
    crossing = _view("W5", "cross", "defence", asked=(both,))
    assert OfPeople(BRIEF, crossing, DICE).of_people["acquaintance"] != "Irene Halvorsen"
    own = crossing.model_copy(update={"witness": "W8", "phase": "direct", "asked": ("Who is Irene Halvorsen?",)})
    assert OfPeople(BRIEF, own, DICE).of_people["acquaintance"] == "Irene Halvorsen"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_dead_are_not_asked_about_by_those_they_do_not_hurt(seed: str) -> None:
    for view, act in erring(seed).of(acts.PutQuestion):
        guess = re.search(r"meant to do|had in mind|was after|to gain|about to do|thinking just then", act.text)
        if act.defect == "speculation" and guess:
            victim = murder().victim
            assert victim is not None
            assert victim.name not in act.text
            assert ("Irene Halvorsen" in act.text) == (view.me == "prosecution")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_turn_of_phrase_is_heard_by_few_and_once_by_each(seed: str) -> None:
    kinds = re.compile("narrative|vague|foundation|speculation|hearsay|opinion|assumes_facts")
    lines = {line for key, ground in ways()["made"].items() if kinds.match(key) for line in ground}
    phrases = {line: max(re.split(r"\{\w+\}", line), key=len).strip(" ,;") for line in lines}
    known = {line: phrase for line, phrase in phrases.items() if len(phrase.split()) > TRICK}
    put = [act.text for _, act in erring(seed).of(acts.PutQuestion) if act.defect]
    heard_of = {line: [text for text in put if phrase in text] for line, phrase in known.items()}
    assert sum(len(texts) == 1 for texts in heard_of.values()) > 3
    assert not {line: texts for line, texts in heard_of.items() if len(texts) > HEARD}
    by_witness = [(view.witness, act.text) for view, act in erring(seed).of(acts.PutQuestion) if act.defect]
    for phrase in known.values():
        heard = [witness for witness, text in by_witness if phrase in text]
        assert len(heard) == len(set(heard)), phrase


@pytest.mark.parametrize("seed", SEEDS)
def test_a_question_is_seldom_put_twice_and_never_in_bare_words(seed: str) -> None:
    again = [act.text for _, act in erring(seed).of(acts.PutQuestion) if act.defect == "asked_and_answered"]
    assert len(again) <= len(AGAIN)
    assert not [text for text in again if text.startswith("So ")]


def test_a_cross_does_not_ask_for_what_speaks_for_the_other_side() -> None:
    view, fact = _view("W6", "cross", "prosecution"), "W6.10"

    def wanted(case: Case) -> bool:
        return any(fact in goal.aims for goal in Goals(CounselFile(case), view.model_copy(update={"known": ()})).all())

    assert wanted(murder())
    assert not wanted(_with(fact, "I did not want Tom Ashdown to come to any harm."))
    assert not wanted(_with(fact, "Irene Halvorsen's books were exact to the cent."))
    assert protests(CounselFile(_with(fact, "I never meant to hurt him.")).facts[fact])


def test_what_the_other_side_rests_on_nearly_as_much_helps_nobody() -> None:
    assert not BRIEF.interest.tips("W6.11", "prosecution")  # she says that she had handed it over
    assert BRIEF.interest.tips("W6.10", "prosecution")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_command_ends_in_a_full_stop(seed: str) -> None:
    told = [act.text for _, act in erring(seed).of(acts.PutQuestion) if act.defect == "narrative"]
    assert told
    assert not [text for text in told if re.match(r"(?:Tell|Take|Walk|Just|Let us|Describe)", text) and text[-1] == "?"]


def test_an_accused_is_asked_nothing_wrong_at_the_end_of_its_own_direct() -> None:
    accused = [view for view, act in erring("second").of(acts.PutQuestion) if act.defect and view.witness == "W6"]
    assert any(view.phase == "direct" for view in accused)
    assert not [view.left for view in accused if view.phase == "direct" and view.left < LAST_WORDS]


def test_a_list_is_founded_by_whoever_wrote_it_and_not_by_the_other_sides_target() -> None:
    brief = CounselFile(ShippedCases().load("robot"))
    assert brief.spine.harms("W6.5", "defence")
    assert not [fact for fact in brief.exhibits["X9"].foundation if brief.spine.harms(fact, "defence")]
