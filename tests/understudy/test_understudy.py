"""The face of the understudy: every player that venire may ask for is made, and is called as records call it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.law.debating.subject import GUILTY, Subject
from venire.law.evidence.question.setting import shared_words
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_rows
from venire.ports import Participant
from venire.proceedings.debate.params import Debater
from venire.proceedings.debate.view import EvaluatorView
from venire.proceedings.examination.case_file import no_flaws
from venire_understudy.understudy import UNDERSTUDY

DICE = Chance("7")


@pytest.fixture(scope="module")
def murder() -> Case:
    return ShippedCases().load("murder")


def players(case: Case) -> Mapping[str, Participant]:
    subject, cards = Subject(topic=GUILTY, case=case), {card.id: card for card in default_roster().jurors}
    return {
        "jury": UNDERSTUDY.jury(case, cards, DICE),
        "court": UNDERSTUDY.court(case, DICE, no_flaws, None, shared_words),
        "advocate": UNDERSTUDY.advocate(case, DICE),
        "coach": UNDERSTUDY.coach(case, DICE, no_flaws),
        "student": UNDERSTUDY.student(case, DICE, no_flaws),
        "debater": UNDERSTUDY.debater(subject, DICE),
        "panel": UNDERSTUDY.panel(subject, sentence_rows),
        "evaluator": UNDERSTUDY.evaluator(subject, sentence_rows),
        "player": UNDERSTUDY.player(case, DICE, None),
    }


def test_every_player_is_named_as_records_name_it(murder: Case) -> None:
    named = {role: player.name for role, player in players(murder).items()}

    assert named.pop("player") == "scripted"
    assert set(named.values()) == {"understudy"}


def test_the_claim_that_is_meant_is_nearest(murder: Case) -> None:
    claim = murder.claims[0]
    near = UNDERSTUDY.nearness(murder, claim.text)

    assert set(near) == {one.id for one in murder.claims}
    assert next(iter(near)) == claim.id


def test_a_witness_knows_its_facts_and_nothing_else() -> None:
    facts = ["I left the mill at 9:40 p.m."]

    assert "9:40" in UNDERSTUDY.sworn_answer(facts, "Nils Berg", "When did you leave the mill?", shared_words)
    assert "9:40" not in UNDERSTUDY.sworn_answer(facts, "Nils Berg", "Who opened the sluice?", shared_words)


def test_the_panel_can_be_studied_without_what_it_learned_of_a_topic() -> None:
    thesis = "Advancing the common good comes first"
    good = "Roads, schools and clean water, which nobody could build alone, are what every private success rests on."
    poor = "Good good good it is the best and everybody knows that it is the best of all things."

    for unseen in ("", "personal-pursuit-or-advancing-the-common-good-"):
        sure = UNDERSTUDY.preference(thesis, good, poor, sentence_rows, unseen)
        assert 0.5 < sure <= 1
        assert sure + UNDERSTUDY.preference(thesis, poor, good, sentence_rows, unseen) == pytest.approx(1)
        assert UNDERSTUDY.pleasing(thesis, good, sentence_rows, unseen) > UNDERSTUDY.pleasing(
            thesis, poor, sentence_rows, unseen
        )


def test_an_evaluator_judges_outside_a_session(murder: Case) -> None:
    evaluator = UNDERSTUDY.evaluator(Subject(topic=GUILTY, case=murder), sentence_rows)
    view = EvaluatorView(
        topic=GUILTY,
        phase="deliberation",
        round=1,
        rounds=1,
        debaters=(Debater(name="For"), Debater(name="Against")),
        perspective="analytical",
    )

    assert evaluator.judged(view).winner == ""
