"""Counsel's direct has a spine and its cross a point: what must be told, in which order, and what is left alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, groupby

import pytest

from tests.support.played_examination import Hearing, heard_of
from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile, bare
from venire.law.case_file.case import SIDES, Fact
from venire.law.evidence.already_answered import asked_again
from venire.law.evidence.expertise import field_of, tendered
from venire.law.evidence.identification import asked_of, exhibit_in
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.chapters import chaptered, led_through
from venire_understudy.counsel.examination.excluded_words import kept_from_the_jury
from venire_understudy.counsel.examination.goals import Goal, examined, sets_the_scene
from venire_understudy.counsel.examination.reasons_after_facts import whether
from venire_understudy.counsel.questions.expert_opinions import opines
from venire_understudy.counsel.questions.leading import leading_questions
from venire_understudy.counsel.questions.open_ended import open_questions

HELD = (("arson", "spine"), ("negligence", "spine"))
Asked = tuple[CounselView, acts.PutQuestion]


def _brief(case: str) -> CounselFile:
    return CounselFile(ShippedCases().load(case))


def _put(hearing: Hearing, phase: str, witness: str) -> list[Asked]:
    return [one for one in hearing.of(acts.PutQuestion) if (one[0].phase, one[0].witness) == (phase, witness)]


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_every_exhibit_that_is_offered_was_put_before_the_witness(case: str, seed: str) -> None:
    hearing, brief = heard_of(case, seed), _brief(case)
    offers = hearing.of(acts.OfferExhibit)
    assert len(offers) >= 4
    for view, offer in offers:
        number = brief.exhibit_number(offer.exhibit)
        assert any(number in asked for asked in view.asked), number


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_the_foundation_of_an_exhibit_is_one_piece(case: str, seed: str) -> None:
    """From where the thing is put before the witness to its offer nothing else is asked, but for an error on purpose
    and what an objection made necessary."""
    hearing, brief = heard_of(case, seed), _brief(case)
    for view, offer in hearing.of(acts.OfferExhibit):
        put = [one for one in _put(hearing, "direct", view.witness or "") if one[0].number < view.number]
        since = next(place for place, (_, act) in enumerate(put) if exhibit_in(act.text) == offer.exhibit)
        founding = set(brief.exhibits[offer.exhibit].foundation)
        assert all(_of_piece(act, founding) for _, act in put[since:] if act.defect is None)


def _of_piece(act: acts.PutQuestion, founding: set[str]) -> bool:
    return bool(asked_of(act.text) or founding.intersection(act.aims))


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_what_the_case_depends_on_is_asked_for_by_somebody(case: str, seed: str) -> None:
    hearing, brief = heard_of(case, seed), _brief(case)
    asked = {aim for view, act in hearing.of(acts.PutQuestion) if view.phase == "direct" for aim in act.aims}
    facts = brief.elicited
    asked |= {fact for aim in asked for fact in facts.get(aim, ())}
    told = {fact for one in hearing.play.of(ev.Established) for claim in one.taken for fact in claim.facts}
    for side in SIDES:
        wanted = [fact for fact in brief.facts if brief.spine.worth(fact, side)]
        assert wanted
        assert len([fact for fact in wanted if fact in asked | told]) >= 0.8 * len(wanted)


def test_what_befell_the_victim_belongs_to_the_spine_and_what_might_have_does_not() -> None:
    negligence, murder = _brief("negligence").spine, _brief("murder").spine
    assert negligence.worth("W1.2", "prosecution") > 0  # the mare's kick, told by the plaintiff
    assert murder.worth("W2.2", "prosecution") > 0  # how he died, told by the examiner
    assert murder.worth("W2.7", "prosecution") == 0  # what could have made the fracture
    assert negligence.worth("W3.10", "prosecution") == 0  # whom the brother blames


def test_no_direct_asks_for_what_the_author_gives_the_other_side() -> None:
    for case, seed in HELD:
        brief = _brief(case)
        for view, act in heard_of(case, seed).of(acts.PutQuestion):
            if view.phase == "direct" and act.defect is None and not act.exhibit:
                assert view.witness
                lost = [one for one in act.aims if brief.spine.harms(one, view.me)]
                founding = {fact for one in brief.case.exhibits for fact in one.foundation}
                assert not set(lost) - founding


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_an_expert_is_tendered_when_it_has_said_who_it_is_and_before_any_opinion(case: str, seed: str) -> None:
    hearing, brief = heard_of(case, seed), _brief(case)
    tenders = [(view, act) for view, act in hearing.of(acts.PutQuestion) if tendered(act.text)]
    assert tenders
    for view, act in tenders:
        witness = brief.witnesses[view.witness or ""]
        assert field_of(witness)
        assert any(opines(fact, examined=True) for fact in witness.affidavit)
        before = [one for one in view.exchanges if one.answer and not asked_of(one.question)]
        assert len(before) == 1, act.text


@pytest.mark.parametrize(
    ("text", "opinion"),
    [
        ("I found the steel cabinet for thinner open.", False),
        ("On the first day I concluded from the burn on the floor that a liquid had been poured.", True),
        ("I examined the body of Thomas Ashdown on October 12.", False),
        ("Hose water on hot glass crazes it too.", True),
    ],
)
def test_an_opinion_is_a_conclusion_or_what_things_do(text: str, opinion: bool) -> None:
    facts: dict[str, Fact] = {
        fact.text: fact for case in ("arson", "murder") for fact in _brief(case).facts.values() if fact.text
    }
    assert opines(facts[text], examined=examined(facts[text])) is opinion


def _goals(case: str, *facts: str) -> list[Goal]:
    brief = _brief(case)
    return [Goal((brief.facts[fact],), worth, place) for place, (fact, worth) in enumerate(_worths(facts))]


def _worths(facts: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    yield from ((fact, float(1 + place)) for place, fact in enumerate(facts))


def test_a_cross_goes_by_chapters_with_the_strongest_question_last_in_each() -> None:
    goals = _goals("arson", "W7.5", "W7.12", "W7.6", "W7.13", "W7.7")
    through = led_through(goals, 8, "", 0)
    matters = ["drive" if "drive" in one.topics else "door" for one in through]
    assert [matter for matter, _ in groupby(matters)] == ["door", "drive"]
    assert [one.facts[0].id for one in through] == ["W7.12", "W7.13", "W7.5", "W7.6", "W7.7"]


def test_the_chapter_under_way_is_ended_before_another_and_room_bounds_them() -> None:
    goals = _goals("arson", "W7.12", "W7.13", "W7.6", "W7.7")
    assert [one.facts[0].id for one in led_through(goals, 8, "door", 2)][:2] == ["W7.12", "W7.13"]
    assert len(led_through(goals, 3, "", 0)) == 3
    assert led_through(goals, 0, "", 0) == ()
    assert max(len(one.goals) for one in chaptered(goals)) <= 4


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_a_cross_does_not_come_back_to_a_matter_that_it_has_left(case: str, seed: str) -> None:
    brief, hearing = _brief(case), heard_of(case, seed)
    crosses = [
        [set(_topics(brief, act)) for _, act in _put(hearing, "cross", witness) if act.defect is None and act.aims]
        for witness in brief.witnesses
    ]
    assert sum(len(one) >= 3 for one in crosses) >= 4
    assert sum(map(_comes_back, crosses)) <= len(crosses) // 4  # what could only be asked boldly comes late


def _comes_back(topics: list[set[str]]) -> bool:
    """Whether two questions on one matter have another between them that has to do with neither."""
    return any(one & later and not between & (one | later) for one, between, later in combinations(topics, 3))


def _topics(brief: CounselFile, act: acts.PutQuestion) -> Iterator[str]:
    for aim in act.aims:
        for fact in brief.elicited.get(aim, (aim,)):
            yield from brief.facts[fact].topics


@pytest.mark.parametrize(
    ("case", "witness", "stopped", "goal", "another"),
    [
        ("negligence", "W3", "What did you hear Owen Pryce say into the telephone?", "W3.8", "W3.10"),
        ("murder", "W5", "What did Irene Halvorsen tell you on Thursday, if Tom stands up on Monday?", "W5.5", "W5.6"),
    ],
)
def test_words_that_were_kept_out_are_not_brought_in_by_another_question(
    case: str, witness: str, stopped: str, goal: str, another: str
) -> None:
    brief = _brief(case)
    hearing = Hearing.opened("kept out", brief.case, witnesses=(witness,))
    base = hearing.play.view("counsel/prosecution")
    view = base.model_copy(update={"asked": (stopped,), "unanswered": (stopped,), "asked_by_other": (stopped,)})
    assert kept_from_the_jury(brief, view, _goals(case, goal)[0])
    assert not kept_from_the_jury(brief, view, _goals(case, another)[0])
    told = view.model_copy(update={"known": tuple(fact.id for fact in brief.witnesses[witness].affidavit)})
    assert not kept_from_the_jury(brief, told, _goals(case, goal)[0])


def test_why_comes_after_whether_and_only_where_nobody_has_sworn_to_it() -> None:
    brief = _brief("arson")
    view = Hearing.opened("why", brief.case, witnesses=("W7",)).play.view("counsel/defence")
    assert whether(brief, view, "Why did you raise the insurance?") == "Did you raise the insurance?"
    assert whether(brief, view, "Why were you at Lock 6 that night?") == "Were you at Lock 6 that night?"
    assert whether(brief, view, "When did you raise the insurance?") == ""
    assert whether(brief, view, "Why did you lie?") == ""
    assert whether(brief, view, "Why did you not call the house surgeon?") == ""
    sworn = view.model_copy(update={"established": ("Agnes Weir raised the insurance in January.",)})
    assert whether(brief, sworn, "Why did you raise the insurance?") == ""


def test_an_explanation_is_kept_for_redirect() -> None:
    arson, robbery = _brief("arson").repairs, _brief("robbery").repairs
    assert "W3.4" in arson.answered_by("W3.12")  # in shock, of what was said to the lieutenant
    assert robbery.answered_by("W1.12")  # the orange lamp, of the colour of the coat
    assert not arson.answered_by("W3.5")
    assert not robbery.answered_by("W1.1")


def test_redirect_is_held_where_cross_did_damage() -> None:
    held = {
        (case, one.witness)
        for case, seed in HELD
        for one in heard_of(case, seed).play.of(ev.QuestionPut)
        if one.phase == "redirect"
    }
    assert len(held) >= 3


def test_where_the_witness_was_sets_the_scene_and_a_state_of_mind_does_not() -> None:
    murder, arson = _brief("murder").facts, _brief("arson").facts
    assert sets_the_scene(murder["W6.21"])
    assert not sets_the_scene(arson["W3.12"])
    assert not sets_the_scene(murder["W5.18"])


@pytest.mark.parametrize(
    ("case", "fact", "kept", "left_out"),
    [
        ("negligence", "W2.13", "calf and the toes", "bell called"),
        ("fraud", "W4.11", "twenty years", "and have never"),
        ("robbery", "W2.10", "loaded", "it fired"),
        ("arson", "W3.7", "bureau and", "no second statement in it"),
    ],
)
def test_a_second_statement_stays_out_of_a_question(case: str, fact: str, kept: str, left_out: str) -> None:
    asked = open_questions(_brief(case).facts[fact])
    assert any(kept in one for one in asked)
    assert not any(left_out in one for one in asked)


def test_a_reason_is_not_put_to_a_witness_on_cross_first() -> None:
    brief = _brief("murder")
    held = leading_questions(brief.case, brief.facts["W6.9"], Chance("tag"))
    assert "because" not in held[0]
    assert any("because" in one for one in held)
    assert "because" in leading_questions(brief.case, brief.facts["W6.16"], Chance("tag"))[0]  # "You lied" is no step
    plain = leading_questions(brief.case, brief.facts["W6.6"], Chance("tag"))
    assert plain[0] == "You wore a lamp on your head that night, didn't you?"


def test_who_one_is_repeats_no_other_question() -> None:
    who = "Tell the jury, please, who you are and what you do."
    assert not asked_again(who, "Nobody saw you in your car?", ())
    assert not asked_again("Please introduce yourself to the jury.", "Did you see the jury room?", ())
    assert asked_again(who, "Tell the jury, please, who you are and what you do.", ())


def test_a_stopped_question_is_not_put_again_under_another_address() -> None:
    brief = _brief("murder")
    one = "Ms Halvorsen, you let the paddle run for some three minutes more, didn't you?"
    again = "You let the paddle run for some three minutes more, didn't you?"
    assert brief.put_already([one], [one], again)
    assert not brief.put_already([one], [one], "Did you let the paddle run for some three minutes more?")
    assert bare(again) == again


@pytest.mark.parametrize(("case", "witness"), [("negligence", "W5"), ("arson", "W6")])
def test_an_expert_gives_no_opinion_before_the_tender_and_several_after(case: str, witness: str) -> None:
    brief = _brief(case)
    put = [act for _, act in _put(heard_of(case, "spine"), "direct", witness)]
    tender = next(place for place, act in enumerate(put) if tendered(act.text))
    sought = [[brief.facts[one] for one in act.aims if one in brief.facts] for act in put]
    opinions = [any(opines(fact, examined=True) for fact in facts) for facts in sought]
    assert not [act for act, opinion in zip(put[:tender], opinions, strict=False) if opinion and act.defect is None]
    assert sum(opinions[tender:]) >= 3
