"""The die of errors on purpose: its rate, its kinds, and what it never does."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from tests.proceedings.examination.builders import ALWAYS, DEFENCE, PROSECUTION, Play, marked, params, plainly
from venire.kernel.chance import Chance
from venire.law.case_file.case import Side
from venire.law.evidence.grounds import Ground
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.params import Agents, CounselSettings, ExaminationParams, Holder
from venire.proceedings.examination.stages.deliberate_errors import in_objecting, in_putting

ALL = frozenset(get_args(Ground)) - {"non_responsive"}
THIRTY = Agents(counsel=CounselSettings(error_rate=0.30))
OCCASIONS = 2000
EACH = 200
RESEMBLING = (
    "Who painted the lantern?",
    "What did the doctor say in his letter to his wife, and why?",
    "Did he always know what was said after you had left?",
    "What did you see then, and how far off was it?",
    "You surely saw the kettle, didn't you?",
    "Was he drunk?",
    "What did the letter say?",
    "Was it often kept somewhere near the window?",
)
"""Proper questions, among which every kind of defect seems to show."""


PLAINEST = "Name it."
"""It looks like no fault at all."""


def at_a_question(phase: str) -> Play:
    """A case where its question was answered and the next is to be put, in this phase; opposing counsel asks."""
    play = Play.opened(params(agents=THIRTY, player="prosecution" if phase == "cross" else "defence"))
    play.through("What of the lantern?")
    return play.rest().through("What of the kettle?") if phase == "cross" else play


def drawn(phase: str) -> list[Ground | None]:
    """What the dice say of one question, under as many seeds as there are occasions."""
    play = at_a_question(phase)
    by = play.state.stand.by if play.state.stand else None
    assert by is not None
    slips = [in_putting(play.state, by, Chance(f"seed {n}")) for n in range(OCCASIONS)]
    return [slip.ground for slip in slips if slip.err]


def test_nothing_is_asked_again_that_only_the_other_side_has_asked() -> None:
    play = Play.opened(params(agents=THIRTY)).through("What of the lantern?").rest()
    grounds = {in_putting(play.state, "defence", Chance(f"seed {n}")).ground for n in range(OCCASIONS)}
    assert "asked_and_answered" not in grounds


@pytest.mark.parametrize(
    ("phase", "never"), [("direct", {"scope", "argumentative"}), ("cross", {"leading", "narrative"})]
)
def test_the_rate_of_defects_is_the_setting_and_every_kind_appears(phase: str, never: set[Ground]) -> None:
    found = drawn(phase)
    assert abs(len(found) / OCCASIONS - 0.30) <= 0.03
    counts = Counter(found)
    assert set(counts) == ALL - never
    even = len(found) / len(counts)
    assert max(abs(count - even) for count in counts.values()) < 4 * even**0.5


def test_the_rate_of_wrong_objections_is_the_setting_and_every_kind_appears() -> None:
    counts, erred = Counter[Ground | None](), 0
    sides: tuple[tuple[Side, bool], ...] = (("prosecution", False), ("defence", True))
    asked = [(text, *side) for text in RESEMBLING for side in sides]
    for text, player, rest in asked:
        play = Play.opened(params(agents=THIRTY, player=player)).through("What of the lantern?")
        play = play.rest() if rest else play
        play.give(play.asked()[0].key, acts.PutQuestion(text=text))
        watching = play.state.watching()
        assert watching is not None
        slips = [in_objecting(play.state, watching, Chance(f"seed {text} {n}")) for n in range(EACH)]
        erred += sum(slip.err for slip in slips)
        counts.update(slip.ground for slip in slips if slip.err)
    assert abs(erred / (EACH * len(asked)) - 0.30) <= 0.03
    assert set(counts) == ALL


def test_the_rate_holds_through_whole_examinations_and_is_on_the_record() -> None:
    occasions = errors = n = 0
    grounds = Counter[Ground | None]()
    while occasions < OCCASIONS:
        settings = params(agents=THIRTY, direct=40, cross=40, player="prosecution" if n % 2 else "defence")
        play, n = Play.opened(settings, seed=f"whole {n}").run(plainly), n + 1
        tally = play.state.tally
        occasions, errors = occasions + tally.occasions, errors + tally.errors
        grounds.update(one.defect for one in play.of(ev.QuestionMeant) if one.defect)
        wrong = {one.no for one in play.of(ev.ObjectionMeant) if one.wrong}
        grounds.update(one.ground for one in play.of(ev.Objected) if one.no in wrong)
    assert abs(errors / occasions - 0.30) <= 0.03
    assert set(grounds) == ALL


def test_a_defective_question_is_let_pass_and_the_ground_is_none() -> None:
    play = Play.opened(params(agents=Agents(counsel=CounselSettings(error_rate=1.0))), flaws=marked)
    play.give("q1/put", acts.PutQuestion(text="You saw it [leading]?"))
    assert (play.view(DEFENCE).err, play.view(DEFENCE).err_ground) == (True, None)


def test_wrong_objections_keep_to_the_grounds_that_are_switched_on() -> None:
    agents = Agents(counsel=CounselSettings(error_rate=1.0, objection_types=("hearsay", "vague")))
    found = set[Ground | None]()
    for n in range(40):
        play = Play.opened(params(agents=agents), seed=str(n))
        play.give("q1/put", acts.PutQuestion(text="Did somebody say where the lamp was?"))
        found.add(play.view(DEFENCE).err_ground)
    assert found == {"hearsay", "vague"}


def test_who_a_witness_is_is_asked_without_a_mistake() -> None:
    play = Play.opened(params(player="defence", agents=ALWAYS))
    assert not any(in_putting(play.state, "prosecution", Chance(str(n))).err for n in range(40))
    play.through("Please introduce yourself.")
    assert all(in_putting(play.state, "prosecution", Chance(str(n))).err for n in range(40))


def test_a_question_that_tempts_to_nothing_is_not_objected_to_and_the_error_is_made_later() -> None:
    play = Play.opened(params(agents=ALWAYS))
    play.give("q1/put", acts.PutQuestion(text=PLAINEST))
    assert not any(in_objecting(play.state, "defence", Chance(str(n))).err for n in range(40))
    settings = params(agents=THIRTY, direct=40, cross=40)
    tallies = [Play.opened(settings, seed=f"owed {n}").run(plainly).state.tally for n in range(4)]
    assert all(abs(one.errors / one.occasions - 0.30) <= 0.04 for one in tallies)


def test_the_dice_are_for_nobody_who_is_a_person_and_an_agent_from_outside_errs_only_as_opposing_counsel() -> None:
    agents = Agents(counsel=CounselSettings(error_rate=1.0))
    opposing: tuple[tuple[Holder, bool], ...] = (("ai", True), ("external", True), ("person", False))
    for holder, err in opposing:
        settings = params(agents=agents, player="defence", student_slips=1.0)
        assert asking(settings, holder).view(PROSECUTION).err is err
    student: tuple[tuple[Holder, bool], ...] = (("ai", True), ("external", False), ("person", False))
    for holder, err in student:
        settings = params(agents=agents, player="prosecution", student_slips=1.0)
        assert asking(settings, holder).view(PROSECUTION).err is err


def asking(settings: ExaminationParams, holder: Holder) -> Play:
    """The prosecution, played by this holder, before its second question."""
    play = Play.opened(settings, holders={PROSECUTION: holder})
    play.give("q1/put", acts.PutQuestion(text="Please introduce yourself."))
    return play.until("put")


def test_a_students_slips_are_not_counted_as_opposing_counsels() -> None:
    play = Play.opened(params(student_slips=1.0, direct=5, cross=5)).run(plainly)
    assert play.state.tally.errors == 0
    assert play.state.tally.occasions > 0
    assert all(one.defect for one in play.of(ev.QuestionMeant) if 1 < one.no <= 5)
