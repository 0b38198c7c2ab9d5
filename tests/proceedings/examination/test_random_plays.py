"""Random examinations: legal, illegal, stale and repeated acts in any order; replayed, also through JSON."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.proceedings.examination.builders import CODEC, DEFENCE, PROSECUTION, Play, marked, params, plainly
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import BENCH, GALLERY, Act, Seat
from venire.kernel.sitting import Answer, Sitting
from venire.law.evidence.grounds import CARDS
from venire.proceedings.examination import acts
from venire.proceedings.examination.params import Agents, CounselSettings
from venire.proceedings.examination.readings.debrief import debrief

SHORT, LONG = 60, 1000
SEATS = (PROSECUTION, DEFENCE, "judge", "reporter", "clerk", "witness/W1", "witness/W2", GALLERY, BENCH)
TEXT = st.sampled_from(["What did you see?", "You saw it [leading]?", "And the bag?", "x" * 300, "Where was the note?"])
FACTS = st.sampled_from([(), ("W1.1",), ("W1.2", "W1.3"), ("W2.2",), ("W9.9",)])
EXHIBITS, RULES = st.sampled_from([None, "X1"]), st.sampled_from(["611(a)", "77", "901"])
GROUNDS = st.sampled_from(sorted(CARDS))
ANY_ACT: st.SearchStrategy[Act] = st.one_of(
    st.builds(acts.PutQuestion, text=TEXT, defect=st.sampled_from([None, "leading"]), exhibit=EXHIBITS),
    st.builds(acts.OfferExhibit, exhibit=st.sampled_from(["X1", "X7"])),
    st.builds(acts.ShowExhibit, exhibit=st.sampled_from(["X1", "X7"])),
    st.builds(acts.Rest),
    st.builds(acts.Object, ground=GROUNDS),
    st.builds(acts.LetStand),
    st.builds(acts.Respond),
    st.builds(acts.Rule, ruling=st.sampled_from(["sustained", "overruled"]), rule=RULES),
    st.builds(acts.Testify, text=TEXT, stance=st.sampled_from(["tell", "unknown"]), facts=FACTS, volunteered=FACTS),
    st.builds(acts.MoveToStrike, ground=GROUNDS),
    st.builds(acts.Credit, taken=FACTS.map(lambda facts: (acts.Taken(statement="So it was.", facts=facts),))),
    st.sampled_from(["T1", "T2", "T3", "T9"]).map(
        lambda one: acts.Credit(matched=(acts.Matched(elicit=one, tier="keyword", score=0.5),))
    ),
    st.builds(acts.SetAgents, agents=st.just(Agents(counsel=CounselSettings(error_rate=0.8)))),
    st.builds(acts.SeatHolder, seat=st.sampled_from([*SEATS]), by=st.sampled_from(["ai", "person", "external"])),
)  # fmt: skip
HOW = st.sampled_from(["plain", "plain", "fitting", "fitting", "any", "stale", "wrong seat", "repeated", "unknown"])
MOVES = st.lists(st.tuples(HOW, st.integers(0, 60), ANY_ACT), min_size=10, max_size=70)
Plan = list[tuple[str, int, Act]]


def move(play: Play, how: str, pick: int, act: Act) -> bool:
    """One move; whether it was accepted."""
    asks = play.sitting.agenda()
    if not asks:
        return False
    answer = _answer(play, asks[0 if how == "plain" else pick % len(asks)], how, pick, act)
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
        case "plain" if not ask.standing:
            return Answer(ask.seat, ask.key, plainly(ask, play.view(ask.seat)), name)
        case "fitting":
            fits = act if isinstance(act, ask.wants) else _plain(play, ask)
            return Answer(ask.seat, ask.key, fits, name)
        case "stale":
            causes = [entry.cause for entry in play.entries if entry.cause] or [None]
            cause = causes[pick % len(causes)]
            return Answer(cause.seat if cause else ask.seat, cause.ask if cause else "gone", act, name)
        case "wrong seat":
            return Answer(Seat("judge" if ask.seat != "judge" else PROSECUTION), ask.key, act, name)
        case "repeated":
            seat, act_id = (list(play.sitting.taken) or [(ask.seat, name)])[pick % max(1, len(play.sitting.taken))]
            return Answer(seat, ask.key, act, act_id)
        case "unknown":
            return Answer(Seat("juror/99"), "no/such/key", act, name)
        case _:
            return Answer(ask.seat, ask.key, act, name)


def _plain(play: Play, ask: Ask) -> Act:
    return acts.Rest() if ask.standing else plainly(ask, play.view(ask.seat))


def played(plan: Plan) -> Play:
    settings = params(direct=4, cross=3, agents=Agents(counsel=CounselSettings(error_rate=0.5)), student_slips=0.3)
    play = Play.opened(settings, flaws=marked, holders={PROSECUTION: "person"})
    for how, pick, act in plan:
        before = play.sitting
        accepted = move(play, how, pick, act)
        assert accepted or play.sitting is before
        sound(play)
    return play


def sound(play: Play) -> None:
    """What must hold of every state."""
    state = play.state
    keys = play.keys()
    assert len(set(keys)) == len(keys)
    waited = play.asked()
    assert len(waited) == (0 if state.over else 1)
    assert sum(state.tally.points.values()) >= 0
    assert state.tally.errors <= state.tally.occasions <= state.number
    assert set(state.outline_of or ()) == set() or state.stand is not None
    for seat in SEATS:
        assert play.view(seat) is not None


def replayed(play: Play) -> None:
    """Replay equals the live state, at every prefix and through JSON."""
    live, through_json = Sitting(play.rules), Sitting(play.rules)
    for entry in play.entries:
        live = live.hear(entry, CODEC.acts)
        again = CODEC.decode(CODEC.encode(entry))
        assert again == entry
        through_json = through_json.hear(again, CODEC.acts)
        assert through_json == live
    assert live == play.sitting


def agrees(play: Play) -> None:
    """The debrief of the record adds up to what the court counted as it went."""
    found, tally = debrief(play.rules.case, play.entries), play.state.tally
    for side, score in found.scores.items():
        assert sum(score.elicits.values()) == tally.points.get(side, 0)
    assert len(found.transcript) == play.state.number


@given(MOVES)
@settings(max_examples=SHORT, deadline=None)
def test_random_plays_stay_sound_replay_and_add_up(plan: Plan) -> None:
    play = played(plan)
    replayed(play)
    agrees(play)


@pytest.mark.prove
@given(MOVES)
@settings(max_examples=LONG, deadline=None)
def test_a_thousand_random_plays_stay_sound_replay_and_add_up(plan: Plan) -> None:
    play = played(plan)
    replayed(play)
    agrees(play)


@given(MOVES)
@settings(max_examples=15, deadline=None)
def test_from_anywhere_it_can_be_played_to_its_end(plan: Plan) -> None:
    def respond(ask: Ask, view: object) -> Act:
        return plainly(ask, view)

    assert played(plan).run(respond).state.over


def test_defaults_alone_bring_it_to_its_end() -> None:
    play = Play.opened(params(direct=3, cross=2))
    play.give("q1/put", acts.PutQuestion(text="What did you see?"))
    play.run(lambda ask, _: cast("Act", ask.default))
    assert play.state.over
