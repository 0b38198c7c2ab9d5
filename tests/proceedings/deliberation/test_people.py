"""What a person at the table may and may not do."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.proceedings.deliberation.builders import Play, case, plainly
from venire.kernel.proceeding import Refused
from venire.kernel.record import GALLERY, Seat, may_see
from venire.kernel.sitting import Answer
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.readings.debrief import debrief
from venire.proceedings.deliberation.view import JurorView

ME = Seat("juror/7")
SPLIT = (1, 0) * 6


def at_my_turn(**params: object) -> Play:
    """A play in which a person holds seat 7 and its first turn has come."""
    settings = Params.model_validate({"first_ballot": SPLIT, **params})
    play = Play.opened(settings, holders={7: "person"})
    return play.run(plainly, until=lambda play: play.asked()[0].key.startswith("r1/turn"))


def key(play: Play) -> str:
    return play.asked()[0].key


def test_the_side_is_chosen_once_and_the_first_vote_follows_it() -> None:
    play = Play.opened(holders={7: "person"}).run(plainly, until=lambda play: key(play) == "side")
    play.give("side", acts.ChooseSide(side="prosecute"))
    with pytest.raises(Refused):
        play.sitting.submit(Answer(ME, "side", acts.ChooseSide(side="defend"), "again"))
    assert play.of(ev.FirstBallot)[0].votes[6] == "guilty"


def test_an_unattended_jury_chooses_no_side() -> None:
    assert not Play.opened().run(plainly).of(ev.SideChosen)


def test_a_strategy_becomes_a_draft_that_may_be_changed_before_it_is_spoken() -> None:
    play = at_my_turn()
    play.give(key(play), acts.TakeStrategy(strategy="challenge_evidence", text="the note"))
    play.give(key(play), acts.Draft(text="The note proves little.", type="evidence", claims=("C2",), cites=("E1",)))
    view = play.view(ME)
    assert isinstance(view, JurorView)
    assert view.draft is not None
    assert view.draft.text == "The note proves little."
    play.give(key(play), acts.Speak(text="The note proves nothing.", type="evidence", claims=("C2",)))
    spoken = [event for event in play.of(ev.Spoke) if event.juror == 7]
    assert [(event.text, event.strategy) for event in spoken] == [("The note proves nothing.", "challenge_evidence")]


def test_changed_words_are_heard_anew_before_they_are_spoken() -> None:
    play = at_my_turn()
    play.give(key(play), acts.TakeStrategy(strategy="challenge_evidence", text="the note"))
    play.give(key(play), acts.Draft(text="The note proves little.", type="evidence", claims=("C2",)))
    first = key(play)
    play.give(first, acts.TakeStrategy(strategy="free_argument", text="The note is a copy.", target=3))
    asked = play.asked()[0]
    assert (asked.seat, asked.wants) == (Seat("scribe"), (acts.Draft,))
    scribe = play.view(asked.seat)
    assert (scribe.typed, scribe.target) == ("The note is a copy.", 3)
    play.give(asked.key, acts.Draft(text="The note is a copy.", type="logical", claims=("C4",), told="Anew."))
    assert key(play) not in (first, asked.key)
    assert (play.view(ME).draft.text, play.view(ME).draft.told) == ("The note is a copy.", "Anew.")
    play.give(key(play), acts.Speak(text="The note is a copy.", type="logical", claims=("C4",)))
    assert [event.claims for event in play.of(ev.Spoke) if event.juror == 7] == [("C4",)]


def test_two_changes_within_a_round_that_cancel_out_are_told_as_none() -> None:
    play = at_my_turn()
    before = play.state.votes[7]
    for vote in (other(before), before):
        play.give("vote/juror/7", acts.CastVote(vote=vote))
    assert (play.state.votes[7], play.state.round.changed, play.state.flips) == (before, (), ())
    play.run(plainly)
    assert play.of(ev.RoundClosed)[0].unchanged == 1
    assert not [flip for flip in debrief(case(), play.entries).flips if flip.juror == 7 and not flip.last]
    changed = at_my_turn()
    for vote in (other(before), before, other(before)):
        changed.give("vote/juror/7", acts.CastVote(vote=vote))
    assert changed.state.round.changed == ((7, other(before)),)


def other(vote: acts.Vote) -> acts.Vote:
    return "guilty" if vote == "not_guilty" else "not_guilty"


def test_a_draft_thrown_away_brings_the_turn_back_under_a_new_key() -> None:
    play = at_my_turn()
    first = key(play)
    play.give(first, acts.TakeStrategy(strategy="reasonable_doubt"))
    play.give(key(play), acts.Draft(text="Doubt.", type="logical"))
    play.give(key(play), acts.Discard())
    assert key(play).startswith("r1/turn")
    assert key(play) != first


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        (acts.TakeStrategy(strategy="free_argument"), "needs your own words"),
        (acts.TakeStrategy(strategy="reasonable_doubt", text="my words"), "takes no words"),
        (acts.TakeStrategy(strategy="address_juror"), "say whom"),
        (acts.TakeStrategy(strategy="address_juror", target=7), "no other juror 7"),
        (acts.TakeStrategy(strategy="address_juror", target=40), "no other juror 40"),
    ],
)
def test_a_wrong_strategy_is_refused_with_a_remedy_and_the_turn_stands(act: acts.TakeStrategy, sentence: str) -> None:
    play = at_my_turn()
    before, mine = len(play.entries), key(play)
    with pytest.raises(Refused, match=sentence) as refused:
        play.give(mine, act)
    assert refused.value.remedy
    assert (len(play.entries), key(play)) == (before, mine)


def test_a_megabyte_of_text_is_refused_by_the_act_itself() -> None:
    with pytest.raises(ValidationError):
        acts.TakeStrategy(strategy="free_argument", text="x" * 1_000_000)
    with pytest.raises(ValidationError):
        acts.Speak(text=" \n ", type="moral")


def test_a_vote_changes_by_its_own_act_at_any_time_and_never_by_hysteresis() -> None:
    play = at_my_turn(max_rounds=6, early_end=False)
    assert play.state.votes[7] == "not_guilty"
    play.give("vote/juror/7", acts.CastVote(vote="guilty"))
    assert play.state.votes[7] == "guilty"
    with pytest.raises(Refused, match="guilty already"):
        play.give("vote/juror/7", acts.CastVote(vote="guilty"))
    play.run(lambda ask, view: acts.Pass() if ask.seat == ME and acts.Pass in ask.wants else plainly(ask, view, -0.9))
    assert [flip.juror for flip in play.of(ev.VoteChanged)].count(7) == 1


def test_the_panel_never_reads_a_persons_mind() -> None:
    play = at_my_turn()
    play.give(key(play), acts.Pass())
    assert 7 not in play.view(Seat("panel")).listeners
    with pytest.raises(Refused):
        play.give(key(play), acts.React(readings=(acts.Reading(juror=7, turn=1, impact=0.1),)))


def test_the_player_may_call_the_final_vote_and_is_asked_once_more() -> None:
    play = at_my_turn()
    play.give(key(play), acts.CallFinalVote())
    assert play.of(ev.FinalVoteCalled)[0].why == "called"
    play.give(key(play), acts.CastVote(vote="guilty"))
    assert play.of(ev.FinalVotes)[0].votes[6] == "guilty"


def test_another_person_may_not_call_the_final_vote() -> None:
    play = Play.opened(Params(first_ballot=SPLIT), holders={3: "external"})
    play.run(plainly, until=lambda play: key(play).startswith("r1/turn"))
    assert acts.CallFinalVote not in play.asked()[0].wants


def test_what_a_person_drafts_is_seen_by_nobody_else() -> None:
    play = at_my_turn()
    play.give(key(play), acts.TakeStrategy(strategy="free_argument", text="my secret plan"))
    play.give(key(play), acts.Draft(text="my secret draft", type="moral"))
    for viewer in (GALLERY, Seat("juror/3"), Seat("judge"), Seat("panel")):
        told = [entry.event for entry in play.entries if may_see(viewer, entry.event)]
        assert "secret" not in repr(told) + repr(play.view(viewer))


def test_nobody_at_the_table_sees_anothers_conviction() -> None:
    play = at_my_turn()
    sealed = {round(value, 6) for value in play.state.minds.convictions.values()}
    for viewer in (GALLERY, Seat("judge"), Seat("scribe")):
        assert "conviction" not in play.view(viewer).model_dump_json()
    mine = play.view(Seat("juror/3"))
    assert mine.convictions is None
    assert sealed - {round(mine.conviction, 6)}


def test_open_minds_shows_them_only_where_it_is_set() -> None:
    assert at_my_turn(open_minds=True).view(ME).convictions is not None


def test_the_clerk_hands_a_seat_to_a_person_and_back() -> None:
    play = at_my_turn()
    play.give("clerk", acts.SeatHolder(juror=3, by="person"))
    assert play.state.holders[3] == "person"
    with pytest.raises(Refused, match="held so already"):
        play.give("clerk", acts.SeatHolder(juror=3, by="person"))
    play.give("clerk", acts.SeatHolder(juror=3, by="ai"))
    play.give(key(play), acts.Pass())
    assert 3 in play.view(Seat("panel")).listeners


DECLARED: dict[str, Any] = {"claims": ("C1", "C2"), "cites": ("E1",), "made_from": ("k:C1.1",), "replies_to": 99}


@pytest.mark.parametrize("by", ["person", "external"])
def test_what_is_declared_with_words_of_ones_own_is_not_believed(by: Holder) -> None:
    play = Play.opened(Params(first_ballot=SPLIT), holders={7: by})
    play.run(plainly, until=lambda play: play.asked()[0].key.startswith("r1/turn"))
    play.give(key(play), acts.Speak(text="Good morning to you all.", type="evidence", move="undercut", **DECLARED))
    said = next(event for event in play.of(ev.Spoke) if event.juror == 7)
    assert (said.claims, said.cites, said.made_from, said.replies_to) == ((), (), (), None)
    assert said.move == "assert"


def test_of_a_draft_what_counts_is_what_the_scribe_heard() -> None:
    play = at_my_turn()
    play.give(key(play), acts.TakeStrategy(strategy="challenge_evidence", text="the note"))
    play.give(key(play), acts.Draft(text="The note is a copy.", type="logical", claims=("C4",)))
    play.give(key(play), acts.Speak(text="The note is a copy.", type="emotional", move="undercut", **DECLARED))
    said = next(event for event in play.of(ev.Spoke) if event.juror == 7)
    assert (said.claims, said.cites, said.type, said.move) == (("C4",), (), "logical", "assert")
