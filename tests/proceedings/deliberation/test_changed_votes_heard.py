"""Those who have just changed their vote are heard on it: in the next round, or before the final vote."""

from __future__ import annotations

from tests.proceedings.deliberation.builders import Play, plainly, struck
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import CastVote
from venire.proceedings.deliberation.params import Params

SPLIT = (1, 0) * 6


def played(seed: str, impact: float = -0.5) -> Play:
    return Play.opened(Params(first_ballot=SPLIT), seed=seed).run(struck(impact))


def test_whoever_turned_speaks_in_the_next_round() -> None:
    seen = 0
    for seed in "abc":
        play = played(seed, -0.3)
        changed = {(event.round, event.juror) for event in play.of(ev.VoteChanged)}
        opened = {event.round: event.speakers for event in play.of(ev.RoundOpened)}
        for round_, speakers in opened.items():
            turned = [juror for number, juror in changed if number == round_ - 1]
            seen += len(turned)
            assert len(set(speakers)) == len(speakers)
            assert set(turned) <= set(speakers) or (len(speakers) == 4 and set(speakers) <= set(turned))
    assert seen


def test_the_last_to_turn_is_heard_before_the_final_vote_and_moves_nobody() -> None:
    kinds = list[list[str]]()
    for seed in "abc":
        play = played(seed)
        if play.of(ev.FinalVoteCalled)[0].why != "rule_met":
            continue
        (last,) = play.of(ev.LastWords)
        told = [entry.event for entry in play.entries]
        after = told[told.index(last) + 1 : told.index(play.of(ev.FinalVoteCalled)[0])]
        turned = [event.juror for event in play.of(ev.VoteChanged) if event.round == last.round]
        assert set(last.speakers) == set(turned)
        kinds.append([event.kind for event in after])
        assert all(event.kind in ("spoke", "passed") for event in after)
        assert len(after) == len(last.speakers)
    assert kinds


def test_an_agreement_at_the_first_ballot_has_nobody_to_hear() -> None:
    play = Play.opened(Params(first_ballot=(0,) * 12)).run(plainly)
    assert not play.of(ev.LastWords)


def test_a_person_who_turns_back_during_the_last_words_reopens_the_talk() -> None:
    play = Play.opened(Params(first_ballot=SPLIT), seed="a", holders={1: "person"})
    play.run(struck(-0.5), until=lambda play: play.state.phase == "deliberation")
    play.give("vote/juror/1", CastVote(vote="not_guilty"))
    play.run(struck(-0.5), until=lambda play: bool(play.of(ev.LastWords)))
    assert play.of(ev.LastWords)
    play.give("vote/juror/1", CastVote(vote="guilty"))
    play.run(struck(-0.5), until=lambda play: len(play.of(ev.RoundOpened)) > play.of(ev.LastWords)[0].round)
    assert play.of(ev.RoundOpened)[-1].round == play.of(ev.LastWords)[0].round + 1
