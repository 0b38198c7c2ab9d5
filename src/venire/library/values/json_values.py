"""JSON text to plain values: a repeated field, NaN and bottomless nesting are refused."""

from __future__ import annotations

import json
from typing import NoReturn

from venire.library.values.yaml_values import Unreadable


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    taken: dict[str, object] = {}
    for key, value in pairs:
        if key in taken:
            raise Unreadable(f"it gives the field '{key}' a second time")
        taken[key] = value
    return taken


def _no_constant(name: str) -> NoReturn:
    raise Unreadable(f"{name} is not a number a case can use")


def read_json(text: str) -> object:
    """The value of a JSON document. Raises :class:`Unreadable`."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise Unreadable(f"line {error.lineno} is not valid JSON ({error.msg})") from error
    except Unreadable:
        raise
    except ValueError as error:
        raise Unreadable("it holds a number that is too long") from error
    except RecursionError as error:
        raise Unreadable("its lists or mappings are nested too deeply") from error
