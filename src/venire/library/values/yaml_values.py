"""YAML text to plain values, for files that nobody vouches for.

A small part of YAML is enough for a case and the rest is where the traps are: aliases (a few lines that unfold to
gigabytes), tags, a key given twice, unquoted ``9:20`` read as a number and ``no`` read as false. Aliases, tags and
repeated keys are refused; plain scalars follow the core schema of YAML 1.2, so that times and yes/no stay text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import cast

import yaml

DEPTH = 40
"""How deeply lists and mappings may be nested."""
NODES = 400_000
"""How many values a file may hold."""

_INT = re.compile(r"[-+]?[0-9]{1,18}")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]{1,3})?")
_WORDS: dict[str, object] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_LOADER = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


class Unreadable(ValueError):
    """The text is not the YAML or JSON of a case; the message is a clause without a full stop."""


@dataclass
class _Open:
    """A list or mapping under construction."""

    values: list[object] | dict[str, object]
    key: str | None = None

    def put(self, value: object, line: int) -> None:
        if isinstance(self.values, list):
            self.values.append(value)
        elif self.key is not None:
            self.values[self.key] = value
            self.key = None
        else:
            self.key = _new_key(value, self.values, line)


def _new_key(value: object, taken: dict[str, object], line: int) -> str:
    if not isinstance(value, str):
        raise Unreadable(f"line {line} uses a list or mapping as a field name")
    if value in taken:
        raise Unreadable(f"line {line} gives the field '{value}' a second time")
    return value


@dataclass
class _Builder:
    """Folds the events of one document into its value."""

    stack: list[_Open] = field(default_factory=list[_Open])
    root: object = None
    nodes: int = 0
    documents: int = 0

    def take(self, event: yaml.Event) -> None:
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event, event.start_mark.line + 1)

    def scalar(self, event: yaml.ScalarEvent, line: int) -> None:
        _no_tag(event.tag, line)
        plain = event.implicit[0] and not self._awaits_key()
        self.put(plain_value(event.value) if plain else event.value, line)

    def opened(self, event: yaml.CollectionStartEvent, line: int) -> None:
        _no_tag(event.tag, line)
        if len(self.stack) >= DEPTH:
            raise Unreadable(f"line {line} is nested more than {DEPTH} levels deep")
        values: list[object] | dict[str, object] = [] if isinstance(event, yaml.SequenceStartEvent) else {}
        self.put(values, line)
        self.stack.append(_Open(values))

    def closed(self, _event: yaml.Event, _line: int) -> None:
        self.stack.pop()

    def alias(self, event: yaml.AliasEvent, line: int) -> None:
        raise Unreadable(f"line {line} uses the alias *{event.anchor}, which case files may not")

    def document(self, _event: yaml.Event, line: int) -> None:
        self.documents += 1
        if self.documents > 1:
            raise Unreadable(f"line {line} starts a second document; a file holds one case")

    def put(self, value: object, line: int) -> None:
        self.nodes += 1
        if self.nodes > NODES:
            raise Unreadable(f"it holds more than {NODES} values")
        if self.stack:
            self.stack[-1].put(value, line)
        else:
            self.root = value

    def _awaits_key(self) -> bool:
        return bool(self.stack) and isinstance(self.stack[-1].values, dict) and self.stack[-1].key is None


_HANDLERS: dict[type[yaml.Event], Callable[..., None]] = {
    yaml.ScalarEvent: _Builder.scalar,
    yaml.SequenceStartEvent: _Builder.opened,
    yaml.MappingStartEvent: _Builder.opened,
    yaml.SequenceEndEvent: _Builder.closed,
    yaml.MappingEndEvent: _Builder.closed,
    yaml.AliasEvent: _Builder.alias,
    yaml.DocumentStartEvent: _Builder.document,
}


def _no_tag(tag: str | None, line: int) -> None:
    if tag not in (None, "!"):
        raise Unreadable(f"line {line} uses the tag {tag}, which case files may not")


def plain_value(text: str) -> object:
    """An unquoted scalar by the core schema of YAML 1.2: null, true, false, a number or text."""
    if text in _WORDS:
        return _WORDS[text]
    if _INT.fullmatch(text):
        return int(text)
    return float(text) if _FLOAT.fullmatch(text) else text


def read_yaml(text: str) -> object:
    """The value of a YAML document. Raises :class:`Unreadable`; time and memory are linear in the text."""
    builder = _Builder()
    try:
        for event in _events(text):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}" if error.problem_mark else "the text"
        raise Unreadable(f"{line} is not valid YAML ({error.problem or error.context})") from error
    except yaml.YAMLError as error:
        raise Unreadable(f"it is not valid YAML ({' '.join(str(error).split())[:120]})") from error
    return builder.root


def _events(text: str) -> Iterator[yaml.Event]:
    # The stub leaves the stream untyped.
    return cast("Iterator[yaml.Event]", yaml.parse(text, Loader=_LOADER))  # pyright: ignore[reportUnknownMemberType]
