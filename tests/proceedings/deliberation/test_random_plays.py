"""Random deliberations: legal, illegal, stale and repeated acts of people and participants, in any order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.proceedings.deliberation.builders import ACTS_BY_KIND, Play, plainly
from venire.catalog import DELIBERATION
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import BENCH, GALLERY, Act, Entry, Seat
from venire.kernel.sitting import Answer, Sitting
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.params import Params

SHORT, LONG = 60, 1000
TEXT = st.sampled_from(["I doubt it.", "<b>bold</b>", "x" * 300])
ANY_ACT: st.SearchStrategy[Act] = st.one_of(
    st.builds(acts.Narrate, text=TEXT),
    st.builds(acts.ChooseSide, side=st.sampled_from(["defend", "prosecute"])),
    st.builds(acts.CastVote, vote=st.sampled_from(["guilty", "not_guilty"])),
    st.builds(acts.Speak, text=TEXT, type=st.just("moral"), target=st.sampled_from([None, 2, 99])),
    st.builds(acts.Pass),
    st.builds(
        acts.TakeStrategy,
        strategy=st.sampled_from(["free_argument", "reasonable_doubt", "address_juror", "challenge_evidence"]),
        text=st.sampled_from(["", "my words"]),
        target=st.sampled_from([None, 1, 7, 40]),
    ),
    st.builds(acts.Draft, text=TEXT, type=st.just("logical")),
    st.builds(acts.Discard),
    st.builds(acts.CallFinalVote),
    st.builds(acts.SeatHolder, juror=st.sampled_from([1, 3, 50]), by=st.sampled_from(["ai", "person", "external"])),
    st.just(acts.React(readings=(acts.Reading(juror=2, turn=77, impact=0.5),))),
)
HOW = st.sampled_from(["fitting", "fitting", "fitting", "any", "stale", "wrong seat", "repeated", "unknown"])
MOVES = st.lists(st.tuples(HOW, st.integers(0, 60), ANY_ACT), min_size=5, max_size=50)


def move(play: Play, how: str, pick: int, act: Act) -> bool:
    """One move; whether it was accepted."""
    asks = [ask for ask in play.sitting.agenda() if ask.key not in play.sitting.held]
    if not asks:
        return False
    ask = asks[pick % len(asks)]
    answer = _answer(play, ask, how, pick, act)
    if play.sitting.repeated(answer.seat, answer.act_id):
        return False
    try:
        play.record(play.sitting.submit(answer))
    except Refused:
        return False
    return True


def _answer(play: Play, ask: Ask, how: str, pick: int, act: Act) -> Answer:
    name = f"act-{play.sitting.seq}-{pick}"
    match how:
        case "fitting":
            fits = act if isinstance(act, ask.wants) else plainly(ask, play.view(ask.seat), 0.3)
            return Answer(ask.seat, ask.key, fits, name)
        case "stale":
            causes = [entry.cause for entry in play.entries if entry.cause] or [None]
            cause = causes[pick % len(causes)]
            return Answer(cause.seat if cause else ask.seat, cause.ask if cause else "gone", act, name)
        case "wrong seat":
            return Answer(Seat("juror/2" if ask.seat != "juror/2" else "judge"), ask.key, act, name)
        case "repeated":
            taken = list(play.sitting.taken) or [(ask.seat, name)]
            seat, act_id = taken[pick % len(taken)]
            return Answer(seat, ask.key, act, act_id)
        case "unknown":
            return Answer(Seat("juror/99"), "no/such/key", act, name)
        case _:
            return Answer(ask.seat, ask.key, act, name)


def played(plan: list[tuple[str, int, Act]]) -> Play:
    play = Play.opened(Params(size=7, max_rounds=4), holders={7: "person", 3: "external"})
    for how, pick, act in plan:
        before = play.sitting
        accepted = move(play, how, pick, act)
        assert accepted or play.sitting == before
    return play


def replayed(play: Play) -> None:
    """Replay equals the live state, at every prefix and through JSON."""
    rules = play.sitting.proceeding
    live, through_json = Sitting(rules), Sitting(rules)
    for entry in play.entries:
        live = live.hear(entry, ACTS_BY_KIND)
        again: Entry = DELIBERATION.codec.decode(DELIBERATION.codec.encode(entry))
        assert again == entry
        through_json = through_json.hear(again, ACTS_BY_KIND)
        assert through_json == live
    assert live == play.sitting


def sound(play: Play) -> None:
    """What must hold of every state."""
    state = play.state
    assert all(0 <= value <= 1 for value in state.minds.convictions.values())
    assert not state.votes or len(state.votes) == 7
    assert [entry.seq for entry in play.entries] == list(range(1, len(play.entries) + 1))
    for viewer in (GALLERY, BENCH, Seat("juror/1"), Seat("juror/7"), Seat("panel")):
        assert play.view(viewer) is not None


@given(MOVES)
@settings(max_examples=SHORT)
def test_random_plays_stay_sound_and_replay(plan: list[tuple[str, int, Act]]) -> None:
    play = played(plan)
    sound(play)
    replayed(play)


@pytest.mark.prove
@given(MOVES)
@settings(max_examples=LONG)
def test_a_thousand_random_plays_stay_sound_and_replay(plan: list[tuple[str, int, Act]]) -> None:
    play = played(plan)
    sound(play)
    replayed(play)


@given(MOVES)
@settings(max_examples=15)
def test_from_anywhere_it_can_be_played_to_its_end(plan: list[tuple[str, int, Act]]) -> None:
    play = played(plan)

    def respond(ask: Ask, view: object) -> Act:
        return acts.Pass() if acts.Pass in ask.wants and ask.seat in ("juror/7", "juror/3") else plainly(ask, view)

    assert play.run(respond).state.phase == "over"
