"""The log: rows that are added, and what becomes known when somebody changes them."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.support.hosting import CODECS
from venire.accounts.audit import KEY, Audit
from venire.errors import VenireError
from venire.stores.memory import MemoryStore

pytestmark = pytest.mark.anyio
BEGUN = datetime(2026, 1, 1, tzinfo=UTC)


class Clock:
    """A second later each time."""

    def __init__(self) -> None:
        self.at = BEGUN

    def now(self) -> datetime:
        self.at += timedelta(seconds=1)
        return self.at


class NamedPapers(MemoryStore):
    """Knows by which names its rows are kept, so that one can be altered."""

    def __init__(self) -> None:
        super().__init__(CODECS)
        self.names = list[str]()

    async def keep_paper(self, drawer: str, name: str, body: bytes) -> None:
        self.names.append(name)
        await super().keep_paper(drawer, name, body)


@pytest.fixture
def store() -> NamedPapers:
    return NamedPapers()


async def kept(store: MemoryStore, count: int = 4) -> Audit:
    audit = Audit(store, Clock().now, b"key")
    for number in range(count):
        await audit.note("owner", "ada", "export", f"session {number}")
    return audit


async def test_rows_stand_in_the_order_in_which_they_were_written(store: MemoryStore) -> None:
    trail = await (await kept(store)).trail()
    assert [row.session for row in trail.rows] == [f"session {number}" for number in range(4)]
    assert trail.altered == []


async def test_another_process_goes_on_with_the_same_log(store: MemoryStore) -> None:
    await kept(store)
    later = Audit(store, lambda: BEGUN + timedelta(days=1), b"key")
    row = await later.note("owner", "ben", "debrief", "session 9", "ABCDEF")
    trail = await later.trail()
    assert trail.rows[-1] == row
    assert row.before == trail.rows[-2].seal
    assert trail.altered == []


@pytest.mark.parametrize(
    ("field", "value"),
    [("who", "eve"), ("name", "eve"), ("what", "view"), ("session", "other"), ("room", "ABCDEF"),
     ("at", "2027-01-01T00:00:00Z"), ("before", ""), ("seal", "0" * 64)],
)  # fmt: skip
async def test_a_row_that_was_altered_is_known(store: NamedPapers, field: str, value: str) -> None:
    audit = await kept(store)
    second = store.names[1]
    told = json.loads(await store.paper("audit", second))
    await store.keep_paper("audit", second, json.dumps({**told, field: value}).encode())
    assert 2 in (await audit.trail()).altered


async def test_a_row_that_was_taken_out_is_known_by_the_next(store: NamedPapers) -> None:
    audit = await kept(store)
    await store.drop_paper("audit", store.names[1])
    assert (await audit.trail()).altered == [2]


async def test_a_row_that_cannot_be_read_is_known_though_it_is_the_last(store: NamedPapers) -> None:
    audit = await kept(store)
    await store.keep_paper("audit", store.names[-1], b"{")
    trail = await audit.trail()
    assert (len(trail.rows), trail.altered) == (3, [4])


async def test_a_row_of_another_key_is_known(store: MemoryStore) -> None:
    await kept(store, 2)
    assert (await Audit(store, Clock().now, b"another").trail()).altered == [1, 2]


async def test_the_key_is_kept_for_its_owner_only(store: MemoryStore, tmp_path: Path) -> None:
    await Audit.in_folder(store, Clock().now, tmp_path).note("owner", "ada", "view", "session")
    assert (tmp_path / KEY).stat().st_mode & 0o777 == 0o600
    assert (await Audit.in_folder(store, Clock().now, tmp_path).trail()).altered == []
    (tmp_path / KEY).write_text("x")
    with pytest.raises(VenireError, match="damaged"):
        Audit.in_folder(store, Clock().now, tmp_path)


async def test_a_look_that_goes_on_is_one_row_a_minute(store: NamedPapers) -> None:
    clock = [BEGUN]
    audit = Audit(store, lambda: clock[0], b"key")
    assert await audit.look("owner", "ada", "session")
    assert not await audit.look("owner", "ada", "session")
    assert await audit.look("owner", "ada", "another")
    assert await audit.look("other", "ben", "session")
    clock[0] += timedelta(minutes=1)
    assert await audit.look("owner", "ada", "session")
    assert len((await audit.trail()).rows) == 4
