"""The understudy as the scribe: a strategy becomes an argument, typed words stay the person's own."""

from __future__ import annotations

import pytest

from tests.support.jury_table import FRANK, seen_by_juror
from venire.kernel.chance import Chance
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.acts import Strategy, Vote
from venire.proceedings.deliberation.view import Room, ScribeView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.scribe.seat import FINDERS, Scribe


def seen_by_scribe(roster: Roster, strategy: Strategy, side: Vote, **changes: object) -> ScribeView:
    room = seen_by_juror(roster, 7)
    fields = {name: getattr(room, name) for name in Room.model_fields}
    return ScribeView.model_validate({**fields, "me": 7, "side": side, "strategy": strategy, **changes})


def scribe(case: Case) -> Scribe:
    lore = Lore(case)
    return Scribe(lore, Matcher(lore), Chance("scribe"))


@pytest.mark.parametrize("side", ["guilty", "not_guilty"])
@pytest.mark.parametrize("strategy", [name for name in FINDERS if name != "free_argument"])
def test_every_strategy_makes_a_short_grounded_argument_for_the_persons_side(
    murder: Case, roster: Roster, strategy: Strategy, side: Vote
) -> None:
    target = 3 if strategy == "address_juror" else None
    draft = scribe(murder).draft(seen_by_scribe(roster, strategy, side, target=target))
    lore = Lore(murder)
    assert 1 <= len(sentences(draft.text)) <= 4
    assert [lore.side(name) for name in draft.claims] == ["prosecution" if side == "guilty" else "defence"]
    assert draft.cites == lore.claims[draft.claims[0]].grounds[:3]


def test_an_address_answers_what_that_juror_said(murder: Case, roster: Roster) -> None:
    draft = scribe(murder).draft(seen_by_scribe(roster, "address_juror", "not_guilty", target=3))
    assert draft.text.startswith("Frank, ")
    assert (draft.target, draft.replies_to) == (3, FRANK.turn)


def test_typed_words_are_kept_and_matched(murder: Case, roster: Roster) -> None:
    typed = "the second blood test found nothing, so nobody can say there was blood on that windlass"
    draft = scribe(murder).draft(seen_by_scribe(roster, "free_argument", "not_guilty", typed=typed))
    assert draft.text == f"{typed[0].upper()}{typed[1:]}."
    assert "C18" in draft.claims


def test_words_that_mean_nothing_in_the_case_are_matched_to_nothing(murder: Case, roster: Roster) -> None:
    typed = "My cousin's barn had a smell like that."
    draft = scribe(murder).draft(seen_by_scribe(roster, "free_argument", "guilty", typed=typed))
    assert (draft.text, draft.claims) == (typed, ())


def test_a_prosecuting_player_answers_the_doubt(murder: Case, roster: Roster) -> None:
    view = seen_by_scribe(roster, "reasonable_doubt", "guilty", put={"C15": (2, 2)})
    draft = scribe(murder).draft(view)
    attacked = {relation.to for relation in Lore(murder).claims[draft.claims[0]].relations}
    assert "C15" in attacked


def test_what_has_been_said_is_not_drafted_again(murder: Case, roster: Roster) -> None:
    view = seen_by_scribe(roster, "challenge_evidence", "not_guilty")
    first = scribe(murder).draft(view)
    again = scribe(murder).draft(view.model_copy(update={"spent": frozenset(first.made_from)}))
    assert first.text != again.text


CHOSEN: tuple[tuple[Strategy, str, Vote, str], ...] = (
    ("challenge_evidence", "The message on Clare Ashdown's voicemail", "not_guilty", "E1"),
    ("challenge_evidence", "The message on Clare Ashdown's voicemail", "guilty", "E1"),
    ("challenge_evidence", "voicemail", "not_guilty", "E1"),
    ("challenge_evidence", "The unsent e-mail", "guilty", "E6"),
    ("alternative_theory", "new hip", "not_guilty", "W3.9"),
)


@pytest.mark.parametrize(("strategy", "typed", "side", "ground"), CHOSEN)
def test_a_draft_is_about_what_was_chosen(
    murder: Case, roster: Roster, strategy: Strategy, typed: str, side: Vote, ground: str
) -> None:
    drafts = [scribe(murder).draft(seen_by_scribe(roster, strategy, side, typed=typed), thrown) for thrown in range(3)]
    claims, named = Lore(murder).claims, typed.split()[-1]
    assert all(ground in claims[draft.claims[0]].grounds or named in draft.text for draft in drafts)
    assert len({draft.text for draft in drafts}) == 3


@pytest.mark.parametrize("thrown", range(3))
def test_the_witness_who_was_chosen_is_the_one_who_is_questioned(murder: Case, roster: Roster, thrown: int) -> None:
    view = seen_by_scribe(roster, "question_witness", "not_guilty", typed="Colm Dacey")
    assert scribe(murder).draft(view, thrown).text.startswith("Before we lean on Colm Dacey")


@pytest.mark.parametrize("thrown", range(3))
def test_ones_own_witness_is_not_run_down(murder: Case, roster: Roster, thrown: int) -> None:
    own = scribe(murder).draft(seen_by_scribe(roster, "question_witness", "guilty", typed="Colm Dacey"), thrown)
    assert "Before we lean on" not in own.text
    assert "Dacey" in own.text


def test_where_there_is_no_point_the_scribe_says_so(murder: Case, roster: Roster) -> None:
    for typed in ("a parrot", "new hip"):
        draft = scribe(murder).draft(seen_by_scribe(roster, "alternative_theory", "guilty", typed=typed))
        assert not draft.claims
        assert draft.told.startswith("The file gives your side no point on ")


def test_a_sentence_stays_the_persons_own(murder: Case, roster: Roster) -> None:
    typed = "Nobody touched him."
    draft = scribe(murder).draft(seen_by_scribe(roster, "alternative_theory", "not_guilty", typed=typed))
    assert draft.text == typed
