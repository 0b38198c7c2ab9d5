"""What the panel, the judge, the scribe and the summarizer are told, and what they are sent back for."""

from __future__ import annotations

import re

import pytest
from pydantic import BaseModel

from tests.support.jury_table import FRANK, SARAH, seen_by_juror
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.participants.briefs.deliberation.drafting import Drafting
from venire.participants.briefs.deliberation.narration import JudgeNarration
from venire.participants.briefs.deliberation.reactions import MINDS, PanelReactions
from venire.participants.briefs.deliberation.summing_up import SummingUp
from venire.participants.part import PreparedAsk
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.view import JudgeView, PanelView, Reason, Room, ScribeView, SummaryView
from venire_understudy.understudy import UNDERSTUDY


def ask(seat: str, act: type[Act], key: str = "r2/ask/juror/5/0") -> Ask:
    return Ask(key, Seat(seat), (act,), "Your turn.")


def room(roster: Roster, **changes: object) -> dict[str, object]:
    """The table of round 2 as everyone sees it."""
    view = seen_by_juror(roster, 3, **changes)
    return {name: getattr(view, name) for name in Room.model_fields}


def panel(roster: Roster, murder: Case, **changes: object) -> tuple[PreparedAsk, PanelView]:
    """Frank and Sarah have spoken in this round, before twelve listeners."""
    view = PanelView.model_validate(
        {
            **room(roster, round=1, flips=()),
            "listeners": tuple(range(1, 13)),
            "convictions": {number: 0.7312 if number % 2 else 0.2218 for number in range(1, 13)},
            "speeches": (FRANK, SARAH),
            "put_before": frozenset({"C2"}),
            "active": (3, 8),
            **changes,
        }
    )
    turn = PanelReactions({card.id: card for card in roster.jurors}, murder).turn(ask("panel", acts.React), view)
    assert turn is not None
    return turn, view


def reaction(turn: PreparedAsk, rows: dict[int, list[dict[str, object]]]) -> BaseModel:
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
    assert "Frank (seat 3): guilty, fairly sure of guilt" in told
    assert "Listening hardest this round: Frank, James." in told
    assert len({words for _, words in MINDS}) == len(MINDS)


def test_the_panel_hears_what_is_new_and_what_is_not(murder: Case, roster: Roster) -> None:
    lines = panel(roster, murder)[0].brief.matter.splitlines()

    assert next(line for line in lines if line.startswith("1. Frank")).endswith(
        "(evidence; for the prosecution; speaker votes guilty; said before)"
    )
    assert next(line for line in lines if line.startswith("2. Sarah")).endswith(
        "(logical; for the defence; speaker votes not guilty; not said before)"
    )


def test_the_panel_is_told_what_each_vote_rests_on_and_what_pulls_against_it(murder: Case, roster: Roster) -> None:
    reasons = (
        Reason(turn=1, juror=3, claims=("C2",), delta=0.1),
        Reason(turn=2, juror=2, claims=("C15",), delta=-0.1),
    )
    told = panel(roster, murder, moved_by={3: reasons, 8: reasons})[0].brief.matter

    assert "of guilt, on the plea on the voice message; against: the quiet end of the message\n" in told
    assert "not proved, on the quiet end of the message; against: the plea on the voice message\n" in told
    assert "Marcus (seat 1): guilty, fairly sure of guilt\n" in told


def test_a_changed_vote_is_told_to_the_panel_as_known(murder: Case, roster: Roster) -> None:
    before = panel(roster, murder)[0].brief.matter
    after = panel(roster, murder, flips=((1, 2, "not_guilty"),))[0].brief.matter

    assert "as the room was told" not in before
    assert "speaker votes not guilty, as the room was told after round 1; not said before)" in after


def test_whoever_goes_with_the_others_needs_no_row(murder: Case, roster: Roster) -> None:
    turn, _ = panel(roster, murder)
    rows = [{"juror": 8, "impact": -0.4}]
    body = {"speeches": [{"turn": 1, "others": 0.05}, {"turn": 2, "listeners": rows, "others": -0.1}]}
    form = turn.forms["react"].model_validate(body)
    assert not turn.complaint(form)

    taken = turn.taken(form)
    assert isinstance(taken.act, acts.React)
    impacts = {(one.juror, one.turn): one.impact for one in taken.act.readings}
    assert len(impacts) == 22
    assert (impacts[1, 1], impacts[8, 1], impacts[8, 2], impacts[9, 2]) == (0.05, 0.05, -0.4, -0.1)
    assert not taken.act.murmurs


@pytest.mark.parametrize("others", [0.3, -1, "little", None])
def test_no_more_than_a_little_can_be_said_of_all_the_others(murder: Case, roster: Roster, others: object) -> None:
    turn, _ = panel(roster, murder)
    body = {"speeches": [{"turn": 1, "others": others}, {"turn": 2, "others": 0}]}
    form = turn.forms["react"].model_validate(body)

    assert "turn 1: seats 1, 2, 4" in turn.complaint(form)
    assert "turn 2" not in turn.complaint(form)


def test_a_row_that_cannot_be_used_is_not_taken_for_one_of_the_others(murder: Case, roster: Roster) -> None:
    turn, _ = panel(roster, murder)
    rows = [{"juror": 8, "impact": 7}]
    body = {"speeches": [{"turn": 1, "others": 0}, {"turn": 2, "listeners": rows, "others": 0}]}

    assert "turn 2: seats 8." in turn.complaint(turn.forms["react"].model_validate(body))


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


def _murmurs(turn: PreparedAsk, reaction_: str) -> tuple[acts.Murmur, ...]:
    act = turn.taken(reaction(turn, all_rows(reaction=reaction_))).act
    assert isinstance(act, acts.React)
    return act.murmurs


def judge(roster: Roster, murder: Case, station: str, told: tuple[str, ...] = (), **changes: object) -> PreparedAsk:
    changed = ((1, "guilty"),)
    view = JudgeView.model_validate({**room(roster, **changes), "station": station, "changed": changed, "told": told})
    turn = JudgeNarration(murder).turn(ask("judge", acts.Narrate), view)
    assert turn is not None
    return turn


@pytest.mark.parametrize(
    ("station", "text", "complaint"),
    [
        ("first_tally", "Your papers are in: six for guilty, six for not guilty.", ""),
        ("first_tally", "Your papers are in: 6 for guilty, 6 for not guilty.", ""),
        ("first_tally", "Your papers are in: seven for guilty, five for not guilty.", "The tally is six for guilty"),
        ("flips", "Marcus Webb now votes guilty: six for guilty, six for not guilty.", ""),
        ("flips", "A vote has moved: six for guilty, six for not guilty.", "The vote of Marcus has changed too"),
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


def told_at(roster: Roster, murder: Case, station: str, told: tuple[str, ...] = (), **changes: object) -> str:
    return judge(roster, murder, station, told, **changes).brief.matter


def test_the_judge_is_reminded_of_what_it_has_said(murder: Case, roster: Roster) -> None:
    words = ("Your slips are in.", "Frank has changed.</words>")
    matter = told_at(roster, murder, "flips", told=words)

    assert "- Your slips are in.\n- Frank has changed.‹/words›\n</words>" in matter
    assert "What you have said" not in told_at(roster, murder, "flips")


def test_the_judge_is_told_of_changes_there_and_back_by_the_names_of_the_table(murder: Case, roster: Roster) -> None:
    flips = ((1, 9, "guilty"), (2, 9, "not_guilty"))

    assert "Pastor to guilty (round 1) and back to not guilty (round 2)." in told_at(
        roster, murder, "flips", flips=flips
    )


@pytest.mark.parametrize(
    ("flips", "still"),
    [
        (((1, 1, "guilty"),), "No vote has changed for four rounds, and"),
        (((4, 1, "guilty"),), "No vote has changed in the last round, and"),
        ((), "No vote has changed since the first ballot, five rounds ago, and"),
    ],
)
def test_the_instruction_tells_how_long_no_vote_has_changed(
    murder: Case, roster: Roster, flips: tuple[object, ...], still: str
) -> None:
    """The rules begin to count anew when they urge a jury; the judge does not speak of no rounds."""
    assert still in told_at(roster, murder, "instruction", round=5, unchanged=0, flips=flips)


@pytest.mark.parametrize(
    ("guilty", "asks"),
    [
        (1, "Whoever stands alone may ask whether a conviction of guilt that so many do not share"),
        (3, "Those in the smaller number may ask whether a conviction of guilt that so many"),
        (11, "Whoever stands alone may ask whether a doubt that so many do not share"),
        (6, "They are split in half"),
    ],
)
def test_only_those_who_doubt_are_asked_about_a_doubt(murder: Case, roster: Roster, guilty: int, asks: str) -> None:
    assert asks in told_at(roster, murder, "instruction", guilty=guilty, not_guilty=12 - guilty)


@pytest.mark.parametrize(
    ("station", "changes", "next_"),
    [
        ("opening", {}, "each writes down a first vote, before anybody speaks."),
        ("first_tally", {}, "they talk, round by round."),
        ("summary", {"round": 19}, "they talk on. One round is left at the most."),
        ("flips", {"round": 20}, "the last ballot, for these were all the rounds there are."),
        ("flips", {"guilty": 12, "not_guilty": 0}, "whoever turned is heard, then the last ballot."),
        ("instruction", {"round": 5}, "should nothing move then either, there will be a last ballot."),
    ],
)
def test_the_judge_is_told_what_comes_next(
    murder: Case, roster: Roster, station: str, changes: dict[str, object], next_: str
) -> None:
    matter = told_at(roster, murder, station, (), **changes)

    assert matter.rstrip().endswith(next_)
    assert "What comes next" not in told_at(roster, murder, "verdict", verdict="hung")


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


def scribe(roster: Roster, murder: Case, typed: str = "", **changes: object) -> PreparedAsk:
    fields = {**room(roster), "me": 5, "side": "not_guilty", "strategy": "free_argument", "typed": typed, **changes}
    turn = Drafting(murder, UNDERSTUDY.nearness).turn(ask("scribe", acts.Draft), ScribeView.model_validate(fields))
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


def test_whoever_tells_the_scribe_what_to_write_does_not_find_the_order_again(murder: Case, roster: Roster) -> None:
    turn = scribe(roster, murder, "please write something angry about the rail that was never mended")
    form = turn.forms["draft"].model_validate({"text": "Two bolts, and one was gone for months.", "type": "evidence"})

    assert not turn.complaint(form)


def test_the_scribe_is_shown_what_the_person_has_put_aside_and_argued(murder: Case, roster: Roster) -> None:
    matter = scribe(roster, murder, thrown=("Nobody\nsaw it.",), made=("C15",), me=2).brief.matter

    assert "<put_aside>\n- Nobody saw it.\n</put_aside>" in matter
    assert "Of the turns above, 2 is Sarah's own." in matter
    assert "Sarah has already argued about the quiet end of the message (C15)." in matter
    assert "put_aside" not in scribe(roster, murder).brief.matter


def test_the_words_of_all_that_could_serve_are_shown(murder: Case, roster: Roster) -> None:
    matter = scribe(roster, murder, strategy="reasonable_doubt").brief.matter
    rests = {
        one for grounds in re.findall(r"\(([EWXS][\w., ]+)\)$", matter, re.MULTILINE) for one in grounds.split(", ")
    }

    assert len(rests) >= 4
    assert all(f"- {one}: " in matter for one in rests)


def noted(turn: PreparedAsk) -> list[str]:
    matter = turn.brief.matter
    return re.findall(r"^- (C\d+)", matter[matter.index("<notes>") : matter.index("</notes>")], re.MULTILINE)


def test_what_is_typed_against_ones_own_side_brings_that_point_and_its_answer(murder: Case, roster: Roster) -> None:
    """For not guilty: she lied to the detective."""
    turn = scribe(roster, murder, "She told the detective that she had been at home, and that was a lie.")

    first, second, *_ = noted(turn)
    sides = {claim.id: claim for claim in murder.claims}
    assert sides[first].side == "prosecution"
    assert any(one.to == first for one in sides[second].relations)
    assert f"- {first}, the other side's, near to what was typed, not made yet" in turn.brief.matter


@pytest.mark.parametrize("side", ["guilty", "not_guilty"])
def test_notes_fit_the_way_of_arguing(murder: Case, roster: Roster, side: str) -> None:
    claims = {claim.id: claim for claim in murder.claims}

    def chosen(strategy: str) -> list[str]:
        return noted(scribe(roster, murder, strategy=strategy, side=side))

    assert all("narrative" in claims[one].types for one in chosen("alternative_theory"))
    for one in chosen("question_witness"):
        assert any(witness.name.split()[-1] in claims[one].text for witness in murder.witnesses)
    for one in chosen("challenge_evidence"):
        assert any(relation.kind == "undercuts" for relation in claims[one].relations)


def test_a_draft_leans_only_on_what_exists_and_the_target_is_the_persons(murder: Case, roster: Roster) -> None:
    turn = scribe(roster, murder, TYPED, target=3)
    fields = {"text": TYPED, "type": "logical", "claims": ["C15", "C99"], "cites": ["E3", "E99"], "target": 8}
    taken = turn.taken(turn.forms["draft"].model_validate(fields))

    assert isinstance(taken.act, acts.Draft)
    assert (taken.act.claims, taken.act.cites, taken.act.target) == (("C15",), ("E3",), 3)
    assert set(taken.dropped) >= {"claim C99", "source E99"}
    assert taken.act.told == "Heard as: for the defence, on the quiet end of the message."


def minutes(roster: Roster, murder: Case) -> PreparedAsk:
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
        (["word " * 50, "Sarah answered it.", "Nobody settled it."], "too long"),
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
