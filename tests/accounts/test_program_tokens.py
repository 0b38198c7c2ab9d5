"""A token ends when its days are over, and not before."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.support.hosting import CODECS
from venire.accounts.program_tokens import ProgramTokens
from venire.errors import VenireError
from venire.stores.memory import MemoryStore

pytestmark = pytest.mark.anyio
BEGUN = datetime(2026, 1, 1, tzinfo=UTC)


async def test_a_token_ends_after_its_days() -> None:
    clock = [BEGUN]
    tokens = ProgramTokens(MemoryStore(CODECS), lambda: clock[0])
    made = await tokens.make("ada", "bot", ["play", "read", "read"], days=2)
    assert made.kept.scopes == ("read", "play")
    clock[0] = BEGUN + timedelta(days=2) - timedelta(seconds=1)
    assert await tokens.find(made.token) == made.kept
    clock[0] += timedelta(seconds=1)
    assert await tokens.find(made.token) is None


async def test_all_of_one_owner_are_forgotten_and_nobody_elses() -> None:
    tokens = ProgramTokens(MemoryStore(CODECS), lambda: BEGUN)
    mine = [await tokens.make("ada", f"bot {n}", ["read"]) for n in range(3)]
    other = await tokens.make("ben", "bot", ["read"])
    assert await tokens.forget("ada") == 3
    assert [await tokens.find(one.token) for one in mine] == [None] * 3
    assert await tokens.find(other.token) == other.kept


@pytest.mark.parametrize("scopes", [[], [""], ["read", "fly"]])
async def test_scopes_that_there_are_not(scopes: list[str]) -> None:
    tokens = ProgramTokens(MemoryStore(CODECS), lambda: BEGUN)
    with pytest.raises(VenireError) as told:
        await tokens.make("ada", "bot", scopes)
    assert "read, play, rooms, admin" in told.value.remedy
