"""A tampered record is known by its first wrong line: 100 copies, each spoilt in its own way."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any, TypeAlias, cast

import pytest

from tests.kernel.toys import codeword
from tests.kernel.toys.codeword import Guess, Hint, Seal, TableSet
from tests.support.bench import Bench
from venire.kernel import chain
from venire.kernel.chance import Chance
from venire.kernel.record import Seat

Line: TypeAlias = dict[str, Any]
KEY, SESSION = b"the key of the court" * 2, "s1"
DICE = Chance("tampering")


def signed(key: bytes, bodies: list[Line]) -> list[Line]:
    """A record as a store would export it with this key."""
    before, lines = chain.GENESIS, list[Line]()
    for number, body in enumerate(bodies):
        made = chain.link(key, SESSION, before, body, f"salt-{number}")
        before = made.hash
        lines.append({**body, "session": SESSION, "salt": made.salt, "hash": made.hash, "at_hash": made.at_hash})
    lines[-1]["head_hash"] = chain.head(key, SESSION, len(lines), before)
    return lines


def record() -> list[Line]:
    bench = Bench(codeword.CODEWORD, codeword.CODEC)
    bench.open(TableSet(guessers=(Seat("guesser/1"), Seat("guesser/2")), rounds=3))
    bench.submit("keeper", "seal", Seal(word="lantern"))
    while asks := [ask for ask in bench.asks() if not ask.standing]:
        ask = asks[0]
        act = Guess(word="lamp") if Guess in ask.wants else Hint(text="it shines")
        bench.submit(ask.seat, ask.key, act)
    return [codeword.CODEC.encode(entry) for entry in bench.entries]


BODIES = record()


def changed_value(lines: list[Line], number: int) -> int:
    """One field of one line, whichever it is."""
    place = DICE.pick(range(len(lines)), "place", number)
    names = ["at", "kind", "version", "event", "cause", "salt", "hash", "at_hash", "seq", "session"]
    name = DICE.pick(names, "name", number)
    lines[place][name] = _other(lines[place][name])
    return place + 1


def _other(value: Any) -> object:
    match value:
        case int():
            return value + 1
        case str():
            return value[:-1] + ("0" if value[-1:] != "0" else "1")
        case dict():
            return cast(Line, value) | {"seat": "somebody else"}
        case _:
            return {"seat": "nobody"}


def changed_time(lines: list[Line], number: int) -> int:
    place = DICE.pick(range(len(lines)), "time", number)
    lines[place]["at"] = f"2031-05-0{number % 9 + 1}T00:00:00+00:00"
    return place + 1


def dropped(lines: list[Line], number: int) -> int:
    place = DICE.pick(range(len(lines) - 1), "drop", number)
    del lines[place]
    return place + 1


def dropped_and_renumbered(lines: list[Line], number: int) -> int:
    place = dropped(lines, number) - 1
    for seq, line in enumerate(lines, start=1):
        line["seq"] = seq
    return place + 1


def swapped(lines: list[Line], number: int) -> int:
    place = DICE.pick(range(len(lines) - 2), "swap", number)
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    return place + 1


def inserted(lines: list[Line], number: int) -> int:
    place = DICE.pick(range(len(lines) - 1), "insert", number)
    lines.insert(place, copy.deepcopy(lines[place]))
    return place + 2


def added_at_the_end(lines: list[Line], _number: int) -> int:
    lines.append({**copy.deepcopy(lines[-2]), "seq": len(lines) + 1})
    return len(lines)


def cut_off(lines: list[Line], number: int) -> int:
    keep = DICE.pick(range(1, len(lines)), "cut", number)
    del lines[keep:]
    return keep


def cut_off_with_the_signature_moved(lines: list[Line], number: int) -> int:
    sign = lines[-1]["head_hash"]
    keep = cut_off(lines, number)
    lines[-1]["head_hash"] = sign
    return keep


def made_anew_without_the_key(lines: list[Line], number: int) -> int:
    bodies = [{name: line[name] for name in BODIES[0]} for line in lines]
    bodies[3]["event"] = {**bodies[3]["event"], "word": "forged"}
    lines[:] = signed(f"a guess at the key {number}".encode(), bodies)
    return 1


WAYS: list[Callable[[list[Line], int], int]] = [
    changed_value,
    changed_time,
    dropped,
    dropped_and_renumbered,
    swapped,
    inserted,
    added_at_the_end,
    cut_off,
    cut_off_with_the_signature_moved,
    made_anew_without_the_key,
]


def test_a_record_as_it_was_written_has_no_fault() -> None:
    assert len(BODIES) == 15
    assert chain.first_fault(KEY, SESSION, signed(KEY, BODIES)) is None


def test_it_has_none_either_when_its_lines_went_through_a_file() -> None:
    lines = [json.loads(json.dumps(line, indent=1)) for line in signed(KEY, BODIES)]
    assert chain.first_fault(KEY, SESSION, lines) is None


@pytest.mark.parametrize("number", range(100))
def test_each_of_a_hundred_tampered_copies_is_named(number: int) -> None:
    lines = signed(KEY, copy.deepcopy(BODIES))
    expected = WAYS[number % len(WAYS)](lines, number)
    fault = chain.first_fault(KEY, SESSION, lines)
    assert fault is not None
    assert (fault.line, bool(fault.what)) == (expected, True)


def test_a_record_cut_off_whole_is_named() -> None:
    assert chain.first_fault(KEY, SESSION, []) == chain.Fault(1, "the record is empty: everything was cut off")


def test_the_record_of_another_session_is_no_substitute() -> None:
    fault = chain.first_fault(KEY, "s2", signed(KEY, BODIES))
    assert fault is not None
    assert "another session" in fault.what


def test_without_the_clock_two_runs_have_equal_hashes_for_equal_salts() -> None:
    later = [{**body, "at": "2030-01-01T00:00:00+00:00"} for body in BODIES]
    assert [line["hash"] for line in signed(KEY, later)] == [line["hash"] for line in signed(KEY, BODIES)]
