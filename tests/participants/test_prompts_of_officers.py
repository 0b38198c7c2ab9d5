"""What the panel, the judge, the scribe and the summarizer are told, and what they are sent back for."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from tests.participants.tables import FRANK, SARAH, seen_by_juror
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.law.case import Case
from venire.law.persona import Roster
from venire.participants.briefs.deliberation.drafting import Drafting
from venire.participants.briefs.deliberation.narration import Narration
from venire.participants.briefs.deliberation.reactions import MINDS, PanelReactions
from venire.participants.briefs.deliberation.summing_up import SummingUp
from venire.participants.part import Turn
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.view import JudgeView, PanelView, Room, ScribeView, SummaryView


def ask(seat: str, act: type[Act], key: str = "r2/ask/juror/5/0") -> Ask:
    return Ask(key, Seat(seat), (act,), "Your turn.")


def room(roster: Roster, **changes: object) -> dict[str, object]:
    """The table of round 2 as everyone sees it."""
    view = seen_by_juror(roster, 3, **changes)
    return {name: getattr(view, name) for name in Room.model_fields}


def panel(roster: Roster, murder: Case) -> tuple[Turn, PanelView]:
    """Frank and Sarah have spoken in this round, before twelve listeners."""
    view = PanelView.model_validate(
        {
            **room(roster, round=1),
            "listeners": tuple(range(1, 13)),
            "convictions": {number: 0.7312 if number % 2 else 0.2218 for number in range(1, 13)},
            "speeches": (FRANK, SARAH),
            "put_before": frozenset({"C2"}),
            "active": (3, 8),
        }
    )
    turn = PanelReactions({card.id: card for card in roster.jurors}, murder).turn(ask("panel", acts.React), view)
    assert turn is not None
    return turn, view


def reaction(turn: Turn, rows: dict[int, list[dict[str, object]]]) -> BaseModel:
    body = {"speeches": [{"turn": number, "listeners": of_turn} for number, of_turn in rows.items()]}
    return turn.forms["react"].model_validate(body)


def all_rows(but: tuple[int, ...] = (), **fields: object) -> dict[int, list[dict[str, object]]]:
    """A row for every listener of both speeches, less these."""
    speakers = {1: 3, 2: 2}
    return {
        turn: [{"juror": seat, "impact": 0.1, **fields} for seat in range(1, 13) if seat not in (speaker, *but)]
        for turn, speaker in speakers.items()
    }


def test_the_panel_is_told_of_minds_in_words(murder: Case, roster: Roster) -> None:
    turn, _ = panel(roster, murder)
    told = turn.brief.shared + turn.brief.matter

    assert "0.73" not in told
    assert "0.22" not in told
    assert "Frank (seat 3): votes guilty, fairly sure of guilt" in told
    assert "Listening hardest this round: Frank, James." in told
    assert len({words for _, words in MINDS}) == len(MINDS)


def test_the_panel_hears_what_is_new_and_what_is_not(murder: Case, roster: Roster) -> None:
    lines = panel(roster, murder)[0].brief.matter.splitlines()

    assert next(line for line in lines if line.startswith("1. Frank")).endswith("(evidence; said before)")
    assert next(line for line in lines if line.startswith("2. Sarah")).endswith("(logical; not said before)")


def test_a_whole_answer_of_the_panel_is_taken(murder: Case, roster: Roster) -> None:
    turn, _ = panel(roster, murder)
    form = reaction(turn, all_rows())
    assert not turn.complaint(form)

    taken = turn.taken(form)
    assert isinstance(taken.act, acts.React)
    assert len(taken.act.readings) == 22
    assert not taken.dropped


def test_what_is_left_out_is_asked_for_once(murder: Case, roster: Roster) -> None:
    turn, _ = panel(roster, murder)
    form = reaction(turn, all_rows(but=(7, 9)))

    assert "turn 1: seats 7, 9; turn 2: seats 7, 9" in turn.complaint(form)
    assert not turn.complaint(form)
    taken = turn.taken(form)
    assert isinstance(taken.act, acts.React)
    assert len(taken.act.readings) == 18
    assert taken.dropped[0] == "no reading of seat 7, turn 1"


def test_nothing_at_all_is_complained_of_every_time(murder: Case, roster: Roster) -> None:
    turn, _ = panel(roster, murder)
    empty = reaction(turn, {})

    assert turn.complaint(empty)
    assert turn.complaint(empty)


def test_a_row_that_cannot_be_read_costs_itself_alone(murder: Case, roster: Roster) -> None:
    turn, _ = panel(roster, murder)
    rows = all_rows()
    rows[1][0] = {"juror": "the first", "impact": "a lot"}
    rows[1][1] = {"juror": 2, "impact": 7}
    rows[2].append({"juror": 99, "impact": 0.5})
    form = reaction(turn, rows)

    assert "turn 1: seats 1, 2." in turn.complaint(form)
    taken = turn.taken(form)
    assert isinstance(taken.act, acts.React)
    assert len(taken.act.readings) == 20


def test_nobody_is_persuaded_of_what_they_vote_for_already(murder: Case, roster: Roster) -> None:
    turn, view = panel(roster, murder)
    act = turn.taken(reaction(turn, all_rows(persuaded=True))).act
    assert isinstance(act, acts.React)

    assert {one.juror for one in act.readings if one.persuaded} == {
        n for n in range(1, 13) if view.votes[n] != "guilty"
    }


def test_a_reaction_of_more_than_ten_words_does_not_show(murder: Case, roster: Roster) -> None:
    turn, _ = panel(roster, murder)
    long, short = " ".join(["word"] * 11), " ".join(["word"] * 10)

    assert not _murmurs(turn, long)
    assert {one.reaction for one in _murmurs(turn, short)} == {short}


def _murmurs(turn: Turn, reaction_: str) -> tuple[acts.Murmur, ...]:
    act = turn.taken(reaction(turn, all_rows(reaction=reaction_))).act
    assert isinstance(act, acts.React)
    return act.murmurs


def judge(roster: Roster, murder: Case, station: str, **changes: object) -> Turn:
    view = JudgeView.model_validate({**room(roster, **changes), "station": station, "changed": ((1, "guilty"),)})
    turn = Narration(murder).turn(ask("judge", acts.Narrate), view)
    assert turn is not None
    return turn


@pytest.mark.parametrize(
    ("station", "text", "complaint"),
    [
        ("first_tally", "Your papers are in: six for guilty, six for not guilty.", ""),
        ("first_tally", "Your papers are in: 6 for guilty, 6 for not guilty.", ""),
        ("first_tally", "Your papers are in: seven for guilty, five for not guilty.", "The tally is six for guilty"),
        ("flips", "Marcus Webb now votes guilty: six for guilty, six for not guilty.", ""),
        ("flips", "A vote has moved: six for guilty, six for not guilty.", "The vote of Marcus Webb has changed too"),
        ("summary", "You have spoken of E1 at length.", "ids such as E1"),
        ("summary", "You have spoken at length.\nMarcus: indeed.", "as in a script"),
        ("summary", "Judge: You have spoken at length.", "as in a script"),
        ("instruction", "Go back, listen once more, and give up no honest conviction.", ""),
    ],
)
def test_the_judge_tells_things_as_they_are(
    murder: Case, roster: Roster, station: str, text: str, complaint: str
) -> None:
    turn = judge(roster, murder, station)
    found = turn.complaint(turn.forms["narrate"].model_validate({"text": text}))

    assert complaint in found
    assert bool(complaint) == bool(found)


@pytest.mark.parametrize(
    ("verdict", "text", "fits"),
    [
        ("guilty", "The verdict is guilty.", True),
        ("guilty", "The verdict is not guilty.", False),
        ("not_guilty", "You have found her not guilty.", True),
        ("not_guilty", "You have found her guilty.", False),
        ("hung", "You cannot agree, and I discharge you.", True),
        ("hung", "I thank you and discharge you.", False),
    ],
)
def test_the_verdict_is_declared_in_so_many_words(
    murder: Case, roster: Roster, verdict: str, text: str, fits: bool
) -> None:
    turn = judge(roster, murder, "verdict", verdict=verdict)

    assert (not turn.complaint(turn.forms["narrate"].model_validate({"text": text}))) is fits


def scribe(roster: Roster, murder: Case, typed: str = "", **changes: object) -> Turn:
    fields = {**room(roster), "me": 5, "side": "not_guilty", "strategy": "free_argument", "typed": typed, **changes}
    turn = Drafting(murder).turn(ask("scribe", acts.Draft), ScribeView.model_validate(fields))
    assert turn is not None
    return turn


TYPED = "The paddle came down when he asked for it, so she heard him and did it."


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        (TYPED, True),
        (f"{TYPED} The gauge has it to the minute.", True),
        ("One may reasonably infer compliance from the gauge, given its record of the level.", False),
    ],
)
def test_whoever_typed_sentences_finds_them_again(murder: Case, roster: Roster, text: str, fits: bool) -> None:
    turn = scribe(roster, murder, TYPED)
    form = turn.forms["draft"].model_validate({"text": text, "type": "logical"})

    assert (not turn.complaint(form)) is fits


def test_the_scribe_works_from_points_near_what_was_typed(murder: Case, roster: Roster) -> None:
    matter = scribe(roster, murder, "that handrail was never mended").brief.matter
    noted = matter[matter.index("<notes>") : matter.index("</notes>")]

    assert "rail" in noted.splitlines()[1]
    assert "<typed>that handrail was never mended</typed>" in matter


def test_a_draft_leans_only_on_what_exists_and_the_target_is_the_persons(murder: Case, roster: Roster) -> None:
    turn = scribe(roster, murder, TYPED, target=3)
    fields = {"text": TYPED, "type": "logical", "claims": ["C15", "C99"], "cites": ["E3", "E99"], "target": 8}
    taken = turn.taken(turn.forms["draft"].model_validate(fields))

    assert isinstance(taken.act, acts.Draft)
    assert (taken.act.claims, taken.act.cites, taken.act.target) == (("C15",), ("E3",), 3)
    assert set(taken.dropped) >= {"claim C99", "source E99"}
    assert taken.act.told == "Heard as: for the defence, on the quiet end of the message."


def minutes(roster: Roster, murder: Case) -> Turn:
    view = SummaryView.model_validate({**room(roster), "older": ("Long ago.",), "to_sum_up": (FRANK, SARAH)})
    turn = SummingUp(murder).turn(ask("summarizer", acts.SumUp), view)
    assert turn is not None
    return turn


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (["Frank put the plea.", "Sarah answered it.", "Nobody settled it."], ""),
        (["- Frank put the plea.", "• Sarah answered it.", "Nobody settled it."], ""),
        (["Frank put the plea.", " ", "Nobody settled it."], "three to five lines"),
        (["Frank put C2.", "Sarah answered it.", "Nobody settled it."], "ids such as C2"),
        (["word " * 40, "Sarah answered it.", "Nobody settled it."], "too long"),
    ],
)
def test_minutes_are_a_few_short_lines(murder: Case, roster: Roster, lines: list[str], complaint: str) -> None:
    turn = minutes(roster, murder)
    form = turn.forms["sum_up"].model_validate({"lines": lines})
    found = turn.complaint(form)

    assert complaint in found
    assert bool(complaint) == bool(found)
    if not found:
        assert turn.taken(form).act == acts.SumUp(
            lines=("Frank put the plea.", "Sarah answered it.", "Nobody settled it.")
        )


def test_the_summarizer_reads_the_minutes_and_what_was_said_since(murder: Case, roster: Roster) -> None:
    matter = minutes(roster, murder).brief.matter

    assert "- Long ago.\n" in matter
    assert "1. Frank [C2]: " in matter
    assert "2. Sarah to Frank, answering 1 [C15]: " in matter
