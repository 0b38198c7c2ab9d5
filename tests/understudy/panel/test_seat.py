"""The understudy as assessor and evaluator: what it sees in an argument, what it says of it, and whom it finds for."""

from __future__ import annotations

from collections.abc import Sequence

import anyio
import pytest

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.law.debating.argument import Argument, ArgumentEvidence, ArgumentRelation, CausalLink
from venire.law.debating.criteria import CRITERIA
from venire.law.debating.perspective import PERSPECTIVES, Perspective
from venire.law.debating.subject import GUILTY, Source, Subject
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_rows
from venire.proceedings.debate.acts import Appraise, Evaluate, Judge
from venire.proceedings.debate.params import Debater
from venire.proceedings.debate.view import AssessorView, DebateView, EvaluatorView
from venire_understudy.panel.lines.known_words import unknown
from venire_understudy.panel.seat import EvaluatorUnderstudy
from venire_understudy.panel.topic_appraisal import complexity, sensitivity

SUBJECT = Subject(
    topic="The ferry to Holm should run at night",
    sources=(
        Source(id="S1", title="Log of the lifeboat", text="In 14 nights last winter the lifeboat carried a patient."),
        Source(id="S2", title="Accounts of the line", text="A night crew costs 210 pounds; a lifeboat call costs 900."),
        Source(id="S3", title="Bird register", text="Two pairs of terns nest on the pier."),
    ),
)
GOOD = Argument(
    id="A1",
    by="Ada",
    round=1,
    level="tactical",
    thesis="A ferry at night is cheaper than the lifeboat that now carries the sick of Holm.",
    text="Holm has no doctor after six. In 14 nights last winter the lifeboat had to carry a patient to the mainland. "
    "Each of these calls costs 900 pounds, and a night crew on the ferry costs 210. The ferry would be empty on most "
    "nights, I grant that. It would still be paid for by the calls that it saves.",
    evidence=(
        ArgumentEvidence(source="S1", text="In 14 nights last winter the lifeboat carried a patient."),
        ArgumentEvidence(source="S2", text="A night crew costs 210 pounds and a lifeboat call costs 900."),
    ),
    links=(
        CausalLink(cause="The ferry runs at night", effect="the lifeboat is not called for patients", strength=0.8),
    ),
    counters=("The ferry would be empty on most nights.",),
)
OTHER = GOOD.model_copy(
    update={
        "id": "A2",
        "by": "Ben",
        "thesis": "The ferry should not run at night, for nobody would be on it.",
        "text": "A ferry at night would sail empty. On 351 nights of the year nobody in Holm was so ill that he had to "
        "cross. The crew would be paid for every one of them, and the lifeboat must be kept all the same.",
        "evidence": (ArgumentEvidence(source="S1", text="In 14 nights last winter the lifeboat carried a patient."),),
        "links": (),
        "counters": (),
    }
)


def panel(subject: Subject = SUBJECT) -> EvaluatorUnderstudy:
    return EvaluatorUnderstudy(subject, sentence_rows)


def heard(*arguments: Argument) -> DebateView:
    names = dict.fromkeys(one.by for one in arguments)
    return DebateView(
        topic=SUBJECT.topic,
        phase="debate",
        round=1,
        rounds=3,
        debaters=tuple(Debater(name=name) for name in names),
        arguments=arguments,
    )


def before(perspective: Perspective, *arguments: Argument, names: Sequence[str] = ("Ada", "Ben")) -> EvaluatorView:
    told = {**dict(heard(*arguments)), "debaters": tuple(Debater(name=name) for name in names)}
    return EvaluatorView.model_validate({**told, "phase": "deliberation", "perspective": perspective})


def scored(argument: Argument, *others: Argument) -> Evaluate:
    return panel().evaluated(argument, heard(argument, *others))


def test_a_good_argument_scores_well_on_everything_and_each_score_has_its_reason() -> None:
    told = scored(GOOD)
    assert all(told.scores[name].value > 0.3 for name in CRITERIA)
    assert "S1" in told.evidence_quality.reason or "S2" in told.evidence_quality.reason
    assert "empty on most nights" in told.ethical_alignment.reason
    assert len({score.reason for score in told.scores.values()}) == len(CRITERIA)


def test_each_link_has_its_validity() -> None:
    strange = CausalLink(cause="Terns nest on the pier", effect="the bishop moves diagonally", strength=1.0)
    same = CausalLink(cause="The ferry runs at night", effect="The ferry runs at night", strength=0.5)
    told = scored(GOOD.model_copy(update={"links": (*GOOD.links, strange, same)}))
    sound, far, circle = told.validity
    assert sound > 0.3
    assert far < sound / 2
    assert circle <= 0.1


def test_a_source_that_is_not_there_is_named() -> None:
    told = scored(
        GOOD.model_copy(update={"evidence": (ArgumentEvidence(source="S9", text="Everybody wants the ferry."),)})
    )
    assert "S9" in told.evidence_quality.reason
    assert told.evidence_quality.value < 0.2


def test_a_figure_that_the_source_has_otherwise_is_quoted() -> None:
    told = scored(GOOD.model_copy(update={"text": GOOD.text.replace("14 nights", "61 nights")}))
    assert "61 nights" in told.evidence_quality.reason
    assert told.evidence_quality.value < scored(GOOD).evidence_quality.value


def test_evidence_that_bears_nothing_lowers_the_score() -> None:
    terns = ArgumentEvidence(source="S3", text="Two pairs of terns nest on the pier.")
    told = scored(GOOD.model_copy(update={"evidence": (*GOOD.evidence, terns)}))
    assert told.evidence_quality.value < scored(GOOD).evidence_quality.value


def test_an_answer_to_the_other_side_is_found_and_a_feigned_one_is_told() -> None:
    second = GOOD.model_copy(update={"id": "A3", "round": 2, "relations": (ArgumentRelation(kind="rebuts", to="A2"),)})
    real = second.model_copy(
        update={"text": "You say the crew would be paid for a ferry that sails empty every night."}
    )
    feigned = second.model_copy(update={"text": "Holm is a pretty place with white houses and a school of two rooms."})
    assert scored(real, OTHER).persuasiveness.reason.startswith("It meets Ben")
    assert "A2" in scored(feigned, OTHER).persuasiveness.reason


def test_abuse_costs_fairness() -> None:
    told = scored(GOOD.model_copy(update={"text": f"{GOOD.text} Only an idiot would say otherwise."}))
    assert told.ethical_alignment.value < scored(GOOD).ethical_alignment.value - 0.1
    assert "idiot" in told.ethical_alignment.reason


@pytest.mark.parametrize("perspective", PERSPECTIVES)
def test_every_evaluator_quotes_the_debate(perspective: Perspective) -> None:
    told = panel().judged(before(perspective, GOOD, OTHER))
    assert told.winner in ("Ada", "Ben")
    assert 0.5 <= told.confidence <= 1
    assert told.winner in told.reasoning
    assert "“" in told.reasoning


def test_a_debater_who_passed_loses() -> None:
    told = panel().judged(before("analytical", GOOD))
    assert told.winner == "Ada"
    assert "Ben said nothing" in told.reasoning


def test_equal_cases_tie() -> None:
    twin = GOOD.model_copy(update={"id": "A2", "by": "Ben"})
    told = panel().judged(before("practical", GOOD, twin))
    assert (told.winner, told.confidence) == ("", 0.5)


def test_the_order_in_which_debaters_come_makes_no_difference() -> None:
    one = panel().judged(before("synthesizing", GOOD, OTHER))
    other = panel().judged(before("synthesizing", OTHER, GOOD, names=("Ben", "Ada")))
    assert (one.winner, one.confidence) == (other.winner, other.confidence)


def test_of_three_debaters_the_confidence_is_at_least_a_third() -> None:
    third = OTHER.model_copy(update={"id": "A3", "by": "Cleo", "text": "I agree with whoever spoke last."})
    told = panel().judged(before("ethical", GOOD, OTHER, third, names=("Ada", "Ben", "Cleo")))
    of_two = panel().judged(before("ethical", GOOD, OTHER))
    assert told.winner == of_two.winner
    assert 1 / 3 <= told.confidence <= of_two.confidence


def test_the_copy_of_an_earlier_round_loses_to_whoever_said_it_first() -> None:
    copy = GOOD.model_copy(update={"id": "A2", "by": "Ben", "round": 2})
    assert panel().judged(before("analytical", GOOD, copy)).winner == "Ada"


def test_thinking_is_not_judged() -> None:
    thought = GOOD.model_copy(update={"thinking": "They will never notice that S1 is about one winter."})
    assert scored(thought) == scored(GOOD)


def test_the_seat_answers_what_it_is_asked() -> None:
    seats = {"assessor": Seat("assessor"), "evaluator": Seat("evaluator/1")}
    assessed = AssessorView.model_validate({**dict(heard(GOOD)), "to_score": ("A1",)})
    appraised = _answer(Ask("setup/appraise", seats["assessor"], (Appraise,), "Say."), assessed)
    assert isinstance(appraised, Appraise)
    assert isinstance(_answer(Ask("evaluate/A1", seats["assessor"], (Evaluate,), "Score."), assessed), Evaluate)
    judged = _answer(Ask("judge/evaluator/1", seats["evaluator"], (Judge,), "Judge."), before("ethical", GOOD, OTHER))
    assert isinstance(judged, Judge)
    with pytest.raises(VenireError, match="not a panel's"):
        _answer(Ask("judge/evaluator/1", seats["evaluator"], (Judge,), "Judge."), heard(GOOD))


def _answer(ask: Ask, view: Frozen) -> object:
    async def asked() -> object:
        return await panel().answer(ask, view)

    return anyio.run(asked)


def test_a_topic_is_appraised_by_its_words_and_a_criminal_case_is_touchy() -> None:
    plain, touchy = Subject(topic="Tea should be drunk from glasses"), Subject(topic="Euthanasia of children is murder")
    assert sensitivity(plain) < 0.3 < 0.7 < sensitivity(touchy)
    assert complexity(plain) < 0.3 < 0.7 < complexity(Subject(topic="Carbon taxes reduce inflation and energy use"))
    case = Subject(topic=GUILTY, case=ShippedCases().load("murder"))
    assert sensitivity(case) > 0.7
    assert complexity(case) > 0.7


def test_words_that_only_look_like_words_are_told_and_names_are_let_pass() -> None:
    assert unknown(["The", "plornishment", "of", "Halvorsen", "was", "walking", "colourfully"]) == ["plornishment"]


@pytest.mark.parametrize(
    "spoilt",
    [
        f"{GOOD.text} In 92 per cent of the cases it turned out like that. Some 1,700 islanders have said the same.",
        GOOD.text.replace("Each of", "What must be understood is that each of").replace(
            "It would", "It is true that it would"
        ),
        f"{GOOD.text} It is not true that Holm has no doctor after six.",
        f"{GOOD.text} Who could possibly object to that? Need anybody say more about it?",
    ],
    ids=["figures from nowhere", "frames", "denies itself", "asks nobody"],
)
def test_what_adds_nothing_loses_to_the_same_without_it(spoilt: str) -> None:
    twin = GOOD.model_copy(update={"id": "A2", "by": "Ben", "text": spoilt})
    assert {panel().judged(before(view, GOOD, twin)).winner for view in PERSPECTIVES} == {"Ada"}
