"""What a whole examination establishes, read as the record of a good reporter: over several seeds."""

from __future__ import annotations

import re

import pytest

from tests.support.played_examination import heard, murder
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.proceedings.examination.acts import Credit, Taken, Testify
from venire.proceedings.examination.view import ReporterView, WitnessView

SEEDS = ("one", "two", "three")
AUX = r"(?:am|is|are|was|were|does|did|has|have|had|can|could|will|would|should|may|might|must)"
PEOPLE = [one.name for one in murder().witnesses]


def credits(seed: str) -> list[tuple[ReporterView, Credit]]:
    return heard(seed).of(Credit)


def taken(seed: str) -> list[Taken]:
    return [claim for _, credit in credits(seed) for claim in credit.taken]


def unquoted(text: str) -> str:
    return re.sub(r'"[^"]*"', '""', text)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_claim_is_one_whole_sentence_and_no_question(seed: str) -> None:
    for claim in taken(seed):
        text = claim.statement
        assert "?" not in text
        assert re.search(r'(?<![.!])[.!]"?$', text), text
        assert not re.search(r'\.\.|\."\.', text), text
        said = re.sub(r"\bhad had\b", "had", unquoted(text))
        assert not re.search(
            rf"\b(?:{AUX} (?:not )?(?!have\b){AUX}|(?:am|is|are|was|were|has|have|had) (?:not )?(?:accept|tell))\b",
            said,
        ), text
        assert not re.match(r"(?:Doctor|Detective), ", text)
        assert not re.search(r"\bI(?:'m)? (?:show|hand)", unquoted(text)), text
        assert len(text.split()) > 2


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_named_in_full_twice_in_one_claim_of_his_own(seed: str) -> None:
    for view, credit in credits(seed):
        name = next(one.name for one in view.witnesses if one.id == view.witness)
        for claim in credit.taken:
            assert unquoted(claim.statement).count(name) <= 1, claim.statement


@pytest.mark.parametrize("seed", SEEDS)
def test_a_small_word_inside_a_claim_has_no_capital(seed: str) -> None:
    names = {*(day.capitalize() for day in (*WEEKDAYS, *MONTHS))}
    for claim in taken(seed):
        inside = re.findall(r"(?<=[a-z] )(?:In|On|At|The|A|About|From|By|For)\b", unquoted(claim.statement))
        assert not set(inside) - names, claim.statement


@pytest.mark.parametrize("seed", SEEDS)
def test_what_gave_a_target_is_on_record_with_its_facts(seed: str) -> None:
    for view, credit in credits(seed):
        if credit.matched:
            assert credit.taken, (view.question, view.answer)
            assert {fact for claim in credit.taken for fact in claim.facts} & set(view.facts), view.question


@pytest.mark.parametrize("seed", SEEDS)
def test_agreement_with_the_affidavit_is_no_denial_of_it(seed: str) -> None:
    for view, credit in credits(seed):
        negative = re.search(r"\b(?:never|nobody|not|no more|cannot)\b|n't\b", view.question.split(",")[0])
        if negative and view.stance == "affirm":
            assert all(claim.holds for claim in credit.taken), (view.question, view.answer)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_open_question_is_answered_with_no(seed: str) -> None:
    for view, answer in heard(seed).of(Testify):
        assert isinstance(view, WitnessView)
        last = re.split(r"(?<=[.?!]) ", view.question)[-1]
        tagged = re.search(r", (?:is that right|\w+(?:n't)? (?:I|you|he|she|it|we|they|there))\?$", last)
        if re.match(r"(?:When|Where|Who|Why|How|What)\b", last) and ", and " not in last and not tagged:
            assert not re.match(r"(?:No|Yes)\b(?! (?:idea|one))", answer.text), (view.question, answer.text)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_promise_put_in_its_own_words_is_on_record(seed: str) -> None:
    for view, credit in credits(seed):
        if view.answer.startswith("The State has promised not to charge me"):
            (claim,) = credit.taken
            assert claim.facts == ("W5.15",)
            assert (
                claim.statement == "The State has promised not to charge Colm Dacey over the invoices if he testifies."
            )
