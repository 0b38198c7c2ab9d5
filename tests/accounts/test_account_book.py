"""Accounts by themselves: what is kept, how passwords are hashed, and who is first of two."""

import asyncio
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest

from tests.support.hosting import CODECS
from venire.accounts.account import LastAdmin, NameTaken, NoAccount
from venire.accounts.book import AccountBook, WrongLink, WrongPassword
from venire.accounts.passwords import LONGEST, Passwords
from venire.accounts.sign_ins import DAYS, RESETS
from venire.accounts.tries import ADDRESS, ANYWHERE, HERE, TooManyTries, Tries
from venire.errors import VenireError
from venire.stores.memory import MemoryStore

pytestmark = pytest.mark.anyio
BEGUN = datetime(2026, 1, 1, tzinfo=UTC)
PASSWORD = "eleven angry pianos"


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.at = BEGUN

    def now(self) -> datetime:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore(CODECS)


@pytest.fixture
def book(store: MemoryStore, clock: Clock) -> AccountBook:
    return AccountBook(store, clock.now)


async def test_a_sign_in_lasts_thirty_days(book: AccountBook, clock: Clock) -> None:
    await book.add("ada", "player")
    begun = await book.by_link((await book.link("ada"))[0])
    clock.at = BEGUN + timedelta(days=DAYS) - timedelta(seconds=1)
    assert (await book.who(begun.token)) is not None
    clock.at += timedelta(seconds=1)
    assert await book.who(begun.token) is None


async def test_what_has_run_out_is_thrown_away(book: AccountBook, clock: Clock, store: MemoryStore) -> None:
    await book.add("ada", "player")
    for _ in range(3):
        await book.by_link((await book.link("ada"))[0])
        await book.link("ada")
    clock.at += timedelta(days=DAYS)
    await book.by_link((await book.link("ada"))[0])
    assert len(await store.papers("sign_ins")) == 1
    assert await store.papers("sign_in_links") == []


async def test_an_hour_after_a_link_the_old_password_is_asked_for(book: AccountBook, clock: Clock) -> None:
    await book.add("ada", "player")
    await book.set_password("ada", PASSWORD)
    begun = await book.by_link((await book.link("ada"))[0])
    clock.at += RESETS
    with pytest.raises(WrongPassword):
        await book.change_password(begun.who, "", "nine quiet trombones")
    assert (await book.by_password("ada", PASSWORD)).who.account.name == "ada"


async def test_a_removed_account_leaves_nothing_that_signs_in(book: AccountBook) -> None:
    await book.add("ada", "player")
    begun, link = await book.by_link((await book.link("ada"))[0]), (await book.link("ada"))[0]
    await book.remove("ada")
    assert await book.who(begun.token) is None
    with pytest.raises(WrongLink):
        await book.by_link(link)
    with pytest.raises(NoAccount):
        await book.link("ada")
    again = await book.add("ada", "player")
    assert again.id != begun.who.account.id
    assert again.owner == again.id


async def test_of_two_who_take_one_name_at_once_one_has_it(book: AccountBook) -> None:
    made = await asyncio.gather(*(book.add(name, "player") for name in ("ada", "ADA")), return_exceptions=True)
    assert sum(isinstance(one, NameTaken) for one in made) == 1
    assert len(await book.all()) == 1


async def test_of_two_last_admins_one_stays(book: AccountBook) -> None:
    for name in ("ada", "ben"):
        await book.add(name, "admin")
    done = await asyncio.gather(book.remove("ada"), book.set_role("ben", "player"), return_exceptions=True)
    assert sum(isinstance(one, LastAdmin) for one in done) == 1
    assert [one.role for one in await book.all()] == ["admin"]


async def test_a_password_that_is_changed_while_the_old_one_is_weighed_lets_nobody_in(book: AccountBook) -> None:
    await book.add("ada", "player")
    await book.set_password("ada", PASSWORD)
    late, _ = await asyncio.gather(
        book.by_password("ada", PASSWORD), book.set_password("ada", "nine quiet trombones"), return_exceptions=True
    )
    assert isinstance(late, WrongPassword) or await book.who(late.token) is None  # type: ignore[union-attr]


async def test_what_is_claimed_is_claimed_by_one(book: AccountBook) -> None:
    ada, ben = await book.add("ada", "player"), await book.add("ben", "player")
    await asyncio.gather(book.claim(ada, "web-1"), book.claim(ben, "web-1"))
    assert sorted(one.owner == "web-1" for one in await book.all()) == [False, True]
    await book.claim(ada, "web-2")
    assert "web-2" not in {one.owner for one in await book.all()}
    assert (await book.claim(ben, "local")).owner == ben.id


async def test_two_equal_passwords_have_two_hashes_and_an_accent_is_one_letter() -> None:
    passwords = Passwords()
    first, second = await passwords.hashed("caf\u00e9 at midnight"), await passwords.hashed("caf\u00e9 at midnight")
    assert first != second
    assert first.startswith("$argon2id$")
    assert await passwords.fits(first, "cafe\u0301 at midnight")
    assert not await passwords.fits(first, "cafe at midnight")
    assert not await passwords.fits("", "anything at all")
    assert not await passwords.fits("not a hash", "anything at all")


@pytest.mark.parametrize("password", ["", "short one", "x" * (LONGEST + 1), "x" * 1_000_000])
async def test_a_password_that_is_too_short_or_too_long_is_never_hashed(password: str) -> None:
    def none() -> Mapping[str, str]:
        raise AssertionError("it was hashed")

    with pytest.raises(VenireError, match="10 to 200 characters"):
        await Passwords(none).hashed(password)  # type: ignore[arg-type]
    assert len(password) <= LONGEST or not await Passwords(none).fits("kept", password)  # type: ignore[arg-type]


async def test_the_loop_goes_on_while_a_password_is_hashed() -> None:
    begun, beats = asyncio.create_task(Passwords().hashed(PASSWORD)), 0
    while not begun.done():
        await asyncio.sleep(0)
        beats += 1
    assert beats > 100


def test_tries_come_back_with_time_and_one_address_does_not_use_up_anothers() -> None:
    clock = [0.0]
    tries = Tries(lambda: clock[0])
    for _ in range(int(HERE.burst)):
        tries.take("192.0.2.1", "ada")
    with pytest.raises(TooManyTries):
        tries.take("192.0.2.1", " ADA")
    tries.take("192.0.2.2", "ada")
    tries.take("192.0.2.1", "ben")
    clock[0] = 1 / HERE.per_second + 1
    tries.take("192.0.2.1", "ada")


def test_one_address_does_not_try_names_without_end() -> None:
    tries = Tries(lambda: 0.0)
    for number in range(int(ADDRESS.burst)):
        tries.take("192.0.2.1", f"name {number}")
    with pytest.raises(TooManyTries):
        tries.take("192.0.2.1", "another")


def test_many_addresses_do_not_try_one_name_without_end() -> None:
    tries = Tries(lambda: 0.0)
    for number in range(int(ANYWHERE.burst)):
        tries.take(f"192.0.2.{number}", "ada")
    with pytest.raises(TooManyTries):
        tries.take("198.51.100.1", "ada")


def test_without_accounts_what_hashes_passwords_is_not_loaded() -> None:
    code = "import venire.web.app, venire.cli.serve, sys; sys.exit('argon2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
