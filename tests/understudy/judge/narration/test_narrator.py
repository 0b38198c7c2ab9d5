"""The understudy as the judge: on nobody's side, never twice the same."""

from __future__ import annotations

import pytest

from tests.support.jury_table import seen_by_juror
from venire.kernel.chance import Chance
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.acts import Station, Vote
from venire.proceedings.deliberation.view import JudgeView, Room
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.judge.narration.narrator import STATIONS, Narrator
from venire_understudy.judge.narration.words import judge_lines


def seen_by_judge(roster: Roster, station: Station, **changes: object) -> JudgeView:
    room = seen_by_juror(roster, 1)
    fields = {name: getattr(room, name) for name in Room.model_fields}
    return JudgeView.model_validate({**fields, "station": station, **changes})


def judge(case: Case) -> Narrator:
    return Narrator(Lore(case), Chance("judge"))


def test_the_opening_names_defendant_charge_elements_and_burden(murder: Case, roster: Roster) -> None:
    text = judge(murder).narrate(seen_by_judge(roster, "opening")).text
    assert text.startswith(murder.opening.strip())
    assert murder.charges[0].name.lower() in text.lower()
    assert all(element.text in text for element in murder.charges[0].elements)
    assert "firmly convinced" in text


@pytest.mark.parametrize("station", list(STATIONS))
def test_every_station_has_words_with_no_open_slot(murder: Case, roster: Roster, station: Station) -> None:
    view = seen_by_judge(roster, station, changed=((3, "not_guilty"),), verdict="hung")
    text = judge(murder).narrate(view).text
    assert text
    assert not set(text) & set("{}")


def test_the_tally_told_is_the_tally(murder: Case, roster: Roster) -> None:
    text = judge(murder).narrate(seen_by_judge(roster, "first_tally", guilty=5, not_guilty=7)).text
    assert "five for guilty, seven for not guilty" in text.lower()


def test_who_moved_is_named_with_the_new_vote(murder: Case, roster: Roster) -> None:
    changed: tuple[tuple[int, Vote], ...] = ((3, "not_guilty"),)
    text = judge(murder).narrate(seen_by_judge(roster, "flips", changed=changed)).text
    assert "Frank Russo" in text
    assert "not guilty" in text


def test_the_opening_has_short_paragraphs_for_a_jury_that_has_heard_the_case(murder: Case, roster: Roster) -> None:
    text = judge(murder).narrate(seen_by_judge(roster, "opening")).text
    paragraphs = text.split("\n\n")
    assert 3 <= len(paragraphs) <= 4
    assert max(len(paragraph.split()) for paragraph in paragraphs) < 110
    assert "You will hear" not in text


def test_the_vote_that_makes_a_verdict_has_a_moment_of_its_own(murder: Case, roster: Roster) -> None:
    changed: tuple[tuple[int, Vote], ...] = ((3, "not_guilty"),)
    size = len(roster.jurors)
    last = {"changed": changed, "guilty": 0, "not_guilty": size, "needed": size}
    said = judge(murder).narrate(seen_by_judge(roster, "flips", **last))
    assert any(mark.startswith("j:last_turn.") for mark in said.made_from)
    earlier = judge(murder).narrate(seen_by_judge(roster, "flips", **{**last, "guilty": 1, "not_guilty": size - 1}))
    assert not any(mark.startswith("j:last_turn.") for mark in earlier.made_from)


def test_eighty_rounds_bring_no_sentence_twice(murder: Case, roster: Roster) -> None:
    spent, told = frozenset[str](), list[str]()
    for number in range(1, 81):
        stations: tuple[Station, ...] = ("flips", "summary") if number % 5 == 0 else ("flips",)
        for station in stations:
            voter, vote = 1 + number % 12, ("guilty", "not_guilty")[number % 2]
            view = seen_by_judge(roster, station, round=number, spent=spent, changed=((voter, vote),))
            said = judge(murder).narrate(view)
            spent |= frozenset(said.made_from)
            told += sentences(said.text)
    assert len(told) == len(set(told))


def test_no_line_takes_a_side(murder: Case) -> None:
    free = [line for pool, lines in judge_lines().items() if not pool.startswith("verdict") for line in lines]
    assert not [line for line in free if "guilty" in line.replace("Nobody may be found guilty", "")]
    assert not [line for line in free if "conviction" in line]


def test_jurors_who_come_from_talks_are_called_by_name_and_not_told_the_whole_case_again(
    murder: Case, roster: Roster
) -> None:
    text = Narrator(Lore(murder), Chance("judge"), brief=True).narrate(seen_by_judge(roster, "opening")).text
    assert all(juror.name in text for juror in roster.jurors)
    assert murder.defendant.name in text
    assert murder.opening.strip() not in text
    assert len(text.split()) < 130
