"""The panel before reasons that are only turned round, authorities that nobody knows, and circles."""

from __future__ import annotations

import pytest

from tests.understudy.panel.test_seat import GOOD, OTHER, SUBJECT, before, panel, scored
from venire.law.debating.argument import Argument
from venire.law.debating.perspective import PERSPECTIVES
from venire.models.vectors.likeness import sentence_rows
from venire_understudy.panel.lines.line import lines_of
from venire_understudy.panel.lines.turned_sentences import grounds, twins, upheld
from venire_understudy.panel.merits.authorities import circular

TURNED = (
    "It cannot be said that Holm has no doctor after six. In 14 nights last winter the lifeboat hardly ever had to "
    "carry a patient to the mainland. Each of these calls costs 900 pounds, and a night crew on the ferry never "
    "costs 210. The ferry would seldom be empty on most nights, I grant that. It would still be paid for by the "
    "calls that it saves."
)
INVENTED = (
    "Holm has no doctor after six. Professor Aldous Wexley of the Northern Institute has settled the matter on page 88 "
    "of his handbook. The Corbin Foundation found the same in its study of ferries. These scholars are right, because "
    "what they conclude is true. It would still be paid for by the calls that it saves."
)


def said(text: str) -> Argument:
    return GOOD.model_copy(update={"id": "A2", "by": "Ben", "text": text})


def winners(*arguments: Argument) -> set[str]:
    return {panel().judged(before(view, *arguments)).winner for view in PERSPECTIVES}


@pytest.mark.parametrize("spoilt", [TURNED, INVENTED])
def test_the_spoilt_argument_loses_to_the_whole_one_whoever_speaks_first(spoilt: str) -> None:
    assert winners(GOOD, said(spoilt)) == {"Ada"}
    first, second = said(spoilt).model_copy(update={"id": "A1"}), GOOD.model_copy(update={"id": "A2"})
    assert winners(first, second) == {"Ada"}


def test_the_verdict_says_that_reasons_were_only_turned_round() -> None:
    told = panel().judged(before("analytical", GOOD, said(TURNED))).reasoning
    assert "turn round what Ada says" in told


def test_an_authority_that_nobody_knows_is_quoted_and_costs() -> None:
    told = scored(said(INVENTED)).evidence_quality
    assert "Professor Aldous Wexley" in told.reason
    assert told.value < scored(GOOD).evidence_quality.value


def test_an_authority_on_record_costs_nothing() -> None:
    known = GOOD.text + " The Log of the lifeboat shows as much, according to page 14."
    assert "leans on nothing" not in scored(said(known)).evidence_quality.reason


def test_a_line_that_denies_its_own_evidence_is_quoted_beside_it() -> None:
    text = GOOD.text.replace(
        "the lifeboat had to carry a patient to the mainland", "the lifeboat never carried a patient"
    )
    reason = scored(said(text)).evidence_quality.reason
    assert "never carried a patient" in reason
    assert "says the contrary of what it rests on" in reason


@pytest.mark.parametrize("honest", [GOOD, OTHER])
def test_honest_arguments_are_accused_of_nothing(honest: Argument) -> None:
    reason = scored(honest).evidence_quality.reason
    assert "leans on nothing" not in reason
    assert "contrary" not in reason


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("These scholars are right, because what they conclude is true.", True),
        ("The log is reliable, since it was written on the night itself.", False),
        ("The ferry is cheaper because a call costs 900 pounds.", False),
    ],
)
def test_a_circle_is_told_from_a_reason(text: str, is_one: bool) -> None:
    assert circular(text, GOOD.thesis) is is_one


@pytest.mark.parametrize(
    ("one", "other", "speaks_for_one"),
    [
        ("Two pairs of terns nest on the pier.", "Two pairs of terns never nest on the pier.", True),
        ("Nobody called the doctor to the pier.", "Everyone called the doctor to the pier.", True),
        ("The crew was paid by the town.", "It is untrue that the crew was paid by the town.", True),
    ],
)
def test_of_twins_the_record_decides_and_where_it_is_silent_the_bare_denial_loses(
    one: str, other: str, speaks_for_one: bool
) -> None:
    ground = grounds({"S3": "Two pairs of terns nest on the pier. Nobody called the doctor."}, [SUBJECT.topic])
    (mine,), (theirs,) = lines_of(one, sentence_rows), lines_of(other, sentence_rows)
    (pair,) = twins([mine], [theirs])
    (turned,) = twins([theirs], [mine])
    assert (upheld(pair, ground) > 0) is speaks_for_one
    assert upheld(turned, ground) == -upheld(pair, ground)


def test_sentences_of_one_meaning_are_no_twins() -> None:
    mine = lines_of("A night crew costs 210 pounds.", sentence_rows)
    assert not twins(mine, lines_of("A crew at night costs 210 pounds.", sentence_rows))
    assert not twins(mine, mine)
