"""The proceeding: who is asked what, what follows, what the settlement tells, the deliberation within."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.proceedings.persuasion import builders as play
from tests.support.bench import Bench
from venire.catalog import PERSUASION
from venire.errors import VenireError
from venire.kernel.proceeding import Refused
from venire.kernel.record import BENCH, GALLERY, Act, Seat
from venire.law.persuasion.card import CardVoice, Hook, PersuasionCard
from venire.proceedings.deliberation.events import FirstBallot, FirstConvictions
from venire.proceedings.persuasion.acts import DeliberateTogether, Reply, Say, Settle, Visit
from venire.proceedings.persuasion.events import PLAYER, Mingled, SettlementCalled
from venire.proceedings.persuasion.view import JurorView, PersuasionView


def test_the_first_message_is_the_card_s_and_is_said_once() -> None:
    bench = play.opened()
    play.visit(bench, 1)
    play.visit(bench, 2)
    play.visit(bench, 1)
    view = bench.view(PLAYER)
    assert isinstance(view, PersuasionView)
    assert [spoken.text for spoken in view.talks[1]] == [play.cards()[0].first_message]
    assert view.talking_to == 1


def test_a_script_ends_where_it_was_reckoned_by_hand() -> None:
    """Wang 0 + 20 (attack, well) + 15·.3·.6 = 22.7, and 10 in the same words → 32.7; nobody else is spoken to."""
    bench = play.opened(mutual=False)
    play.visit(bench, 1)
    play.exchange(bench, "It was forged.", ["external_attack"])
    play.exchange(bench, "It could not know.", ["technical_responsibility"], "neutral", "weak")
    play.exchange(bench, "It was forged.", ["external_attack"])
    end = play.settle(bench)
    assert [one.stance for one in end.jurors] == pytest.approx([32.7, -20, 15])
    assert (end.verdict, end.guilty, end.won, end.way) == ("not_guilty", 1, True, "others")
    path = end.jurors[0].path
    assert [step.stance for step in path] == pytest.approx([20, 22.7, 32.7])
    assert [step.shift.parts[0].again for step in path if step.shift] == [0, 0, 1]


def test_jurors_move_one_another_when_the_player_goes_to_another_and_not_otherwise() -> None:
    bench = play.opened()
    play.visit(bench, 1)
    play.visit(bench, 2)
    assert not [entry for entry in bench.entries if isinstance(entry.event, Mingled)]
    play.visit(bench, 1)
    play.exchange(bench, "It was forged.", ["external_attack"], strength="strong")
    play.visit(bench, 3)
    (mingled,) = (entry.event for entry in bench.entries if isinstance(entry.event, Mingled))
    # Wang stands at 28, influence .7 → 1.2: Liu (openness .7) .1·1.2·.7·48 = 4.032, Chen (.5) .1·1.2·.5·13 = .78
    assert mingled.stances == pytest.approx({2: -20 + 4.032, 3: 15.78})


def test_key_evidence_counts_once_for_each_juror() -> None:
    bench = play.opened(mutual=False)
    play.visit(bench, 1)
    play.exchange(bench, "Look.", shows="e13", impact="neutral")
    assert play.stances(bench)[1] == 0  # nothing was said of it
    play.exchange(bench, "Five of six did it.", ["social_impact"], shows="E13")
    play.exchange(bench, "Look again at the five.", ["social_impact"], shows="E13")
    assert play.stances(bench)[1] == 10


def test_when_nothing_is_left_to_say_the_settlement_follows() -> None:
    bench = play.opened(turns=1)
    for juror in (1, 2, 3):
        play.visit(bench, juror)
        play.exchange(bench, f"To you, {juror}.")
    called = [entry.event for entry in bench.entries if isinstance(entry.event, SettlementCalled)]
    assert [event.why for event in called] == ["nothing_left_to_say"]
    assert bench.asked() == ["after"]


@pytest.mark.parametrize(
    ("act", "told"),
    [
        (Visit(juror=9), "There is no juror 9."),
        (Visit(juror=1), "You are sitting with Mr Wang already."),
        (Say(text="Look.", shows="E99"), "The case has no evidence 'E99'."),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(act: Act, told: str) -> None:
    bench = play.opened()
    play.visit(bench, 1)
    with pytest.raises(Refused, match=told.replace(".", r"\.")):
        play.do(bench, act)


def test_who_has_heard_everything_cannot_be_visited() -> None:
    bench = play.opened(turns=1)
    play.visit(bench, 1)
    play.exchange(bench, "That was all.")
    assert {act for ask in bench.asks() for act in ask.wants} == {Visit, Settle}
    play.visit(bench, 2)
    with pytest.raises(Refused, match="has heard all that you may say"):
        play.visit(bench, 1)


def test_the_jurors_deliberate_with_the_convictions_and_votes_at_which_they_stand() -> None:
    bench = play.opened(mutual=False)
    play.visit(bench, 1)
    play.exchange(bench, "It was forged.", ["external_attack"])
    play.settle(bench)
    play.do(bench, DeliberateTogether())
    assert all(key.startswith("together/") for key in bench.asked())
    ask = bench.asks()[0]
    narrate = ask.wants[0]
    bench.submit(ask.seat, ask.key, narrate.model_validate({"text": "The jury is out."}))
    inner = [getattr(entry.event, "event", None) for entry in bench.entries]
    (first,) = (event for event in inner if isinstance(event, FirstConvictions))
    (ballot,) = (event for event in inner if isinstance(event, FirstBallot))
    assert first.values == pytest.approx((0.4, 0.6, 0.425))
    assert ballot.votes == ("not_guilty", "guilty", "not_guilty")


def test_two_of_one_name_and_unknown_topics_and_things_are_refused_at_the_door() -> None:
    wang = play.cards()[0]
    with pytest.raises(VenireError, match="two jurors called Wang Jianguo"):
        play.opened(of=(wang, wang))
    odd = PersuasionCard.model_validate({**wang.model_dump(), "topic_weights": {"weather": 3}})
    with pytest.raises(VenireError, match="has no such topic"):
        play.opened(of=(odd,))
    waits = wang.model_copy(
        update={"voice": CardVoice(hooks=(Hook(words=("seal",), shows="E99", says=("That is it.",)),))}
    )
    with pytest.raises(VenireError, match="struck by 'E99', and the case 'robot' has no such evidence"):
        play.opened(of=(waits,))


def folded_again(bench: Bench) -> None:
    """Replay equals the live state at every prefix, and through JSON."""
    again = Bench(bench.proceeding, PERSUASION.codec)
    for entry in bench.entries:
        again.hear(PERSUASION.codec.decode(PERSUASION.codec.encode(entry)))
    assert again.sitting.state == bench.sitting.state


MOVES = st.lists(
    st.tuples(st.integers(0, 4), st.sampled_from(["external_attack", "victim_position", "nothing"])), max_size=12
)


@settings(max_examples=25)
@given(MOVES)
def test_random_plays_replay_to_the_same_state(moves: list[tuple[int, str]]) -> None:
    bench = play.opened(turns=2)
    for juror, topic in moves:
        if bench.asked() == ["after"]:
            break
        try:
            play.visit(bench, juror or 1)
            play.exchange(bench, f"About {topic}.", [topic])
        except Refused:
            continue
    folded_again(bench)


THINGS = ("stance", "topics", "impact", "weight", "initial", "concern", "threshold")


def test_before_the_settlement_a_player_sees_no_number_topic_or_concern() -> None:
    bench = play.opened()
    play.visit(bench, 1)
    play.exchange(bench, "It was forged.", ["external_attack"])
    play.visit(bench, 2)
    for viewer in (PLAYER, GALLERY):
        told = bench.view(viewer).model_dump_json()
        assert not [word for word in THINGS if f'"{word}' in told]
        assert not [concern for card in play.cards() for concern in card.hidden_concerns if concern in told]
    mine = bench.view(Seat("juror/2"))
    assert isinstance(mine, JurorView)
    assert 1 not in mine.talks
    assert "stances" in bench.view(BENCH).model_dump()


def test_a_reply_is_one_act_with_its_analysis() -> None:
    form = Reply.model_json_schema()["properties"]
    assert {"text", "topics", "impact", "strength"} <= set(form)
