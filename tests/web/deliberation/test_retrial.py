"""The jury goes back in without a speech: whoever did something of its own accord does it again, where it did."""

from __future__ import annotations

import httpx
import pytest

from tests.web.playing import act, asked, at_turn, begin, look
from venire.app import Venire
from venire.host.fork import end_of_act
from venire.host.session import AnySession
from venire.proceedings.deliberation.acts import CallFinalVote
from venire.proceedings.deliberation.events import FinalVoteCalled, Spoke, VoteChanged
from venire.proceedings.deliberation.readings.retrial import recorded

pytestmark = pytest.mark.anyio


def changed_by(session: AnySession, juror: int) -> list[tuple[int, str]]:
    """The round and the vote of each change of this juror's."""
    events = (entry.event for entry in session.entries)
    return [(event.round, event.vote) for event in events if isinstance(event, VoteChanged) and event.juror == juror]


async def without(venire: Venire, session: AnySession, turn: int) -> AnySession:
    made = await venire.without(session, turn)
    await venire.court.finished(made)
    return made


async def passed_to_the_end(venire: Venire, client: httpx.AsyncClient, session: str) -> AnySession:
    """The player passes every turn and votes as it is asked at the end."""
    live = await venire.find(session)
    while not live.over:
        rung = live.changed.next()
        asks = [ask for ask in (await look(client, session))["asks"] if not ask["standing"]]
        if asks and "take_strategy" in asks[0]["wants"]:
            await act(client, session, asks[0]["key"], "pass")
        elif asks and "cast_vote" in asks[0]["wants"]:
            await act(client, session, asks[0]["key"], "cast_vote", vote="guilty")
        elif not live.over:
            await rung.wait()
    return live


async def test_a_person_changes_its_vote_again_in_the_round_in_which_it_did(
    venire: Venire, client: httpx.AsyncClient
) -> None:
    session, key = await at_turn(venire, client, rounds=4, early_end=False)
    assert (await act(client, session, "vote/juror/7", "cast_vote", vote="guilty")).status_code == 200
    await act(client, session, key, "pass")
    second = await asked(venire, client, session, "take_strategy")
    assert second != key
    assert (await act(client, session, "vote/juror/7", "cast_vote", vote="not_guilty")).status_code == 200
    live = await passed_to_the_end(venire, client, session)
    made = await without(venire, live, 1)
    assert changed_by(live, 7) == [(1, "guilty"), (2, "not_guilty")]
    assert changed_by(made, 7) == changed_by(live, 7)


async def test_a_vote_changed_in_the_very_round_of_the_speech_is_changed_again(
    venire: Venire, client: httpx.AsyncClient
) -> None:
    """The last speech of all is left out: the vote changed in its round falls in that round again."""
    session, key = await at_turn(venire, client, rounds=2)
    await act(client, session, key, "pass")
    await asked(venire, client, session, "take_strategy")
    assert (await act(client, session, "vote/juror/7", "cast_vote", vote="guilty")).status_code == 200
    live = await passed_to_the_end(venire, client, session)
    last = max(entry.event.turn for entry in live.entries if isinstance(entry.event, Spoke))
    made = await without(venire, live, last)
    assert changed_by(made, 7) == changed_by(live, 7) == [(2, "guilty")]


@pytest.mark.parametrize("called", [False, True])
async def test_only_a_call_for_the_final_vote_is_repeated_as_one(
    venire: Venire, client: httpx.AsyncClient, called: bool
) -> None:
    """When the rounds are over the final vote follows from whatever was answered last; nobody called it."""
    if called:
        session, key = await at_turn(venire, client)
        await act(client, session, key, "call_final_vote")
    else:
        session = await begin(client, unattended=True)
    live = await passed_to_the_end(venire, client, session)
    ends = [entry.cause.ask for entry in live.entries if isinstance(entry.event, FinalVoteCalled) and entry.cause]
    assert len(ends) == 1
    assert isinstance(recorded(live.entries).acts[ends[0]], CallFinalVote) == called


async def test_a_fork_is_called_by_the_place_where_it_leaves_the_record(
    venire: Venire, client: httpx.AsyncClient
) -> None:
    session = await passed_to_the_end(venire, client, await begin(client, unattended=True))
    places = [entry.seq for entry in session.entries if isinstance(entry.event, Spoke)]
    other = await venire.fork(session, end_of_act(session.entries, places[0]))
    again = await venire.fork(other, end_of_act(session.entries, places[0]))
    await venire.court.finished(other)
    retried = await without(venire, other, 1)
    title = session.head.title
    assert other.head.title.startswith(f"{title} – from round 1, after turn ")
    assert again.head.title == other.head.title
    assert retried.head.title.startswith(f"{title} – without turn 1 (")
