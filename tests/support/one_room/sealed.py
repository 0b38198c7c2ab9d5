"""What is sealed from a viewer of a session, by name: the numbers, the words and the kinds of event that stand in
nothing that it may see; and what of them is found in whatever it was told."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from venire.exports.casefile import public
from venire.host.session import AnySession
from venire.kernel.record import BENCH, GALLERY, Entry, Event, Viewer, may_see
from venire.kernel.within import Within
from venire.law.case_file.case import Case

NUMBER = re.compile(r"(?<![\w.])-?\d+\.\d{5,}(?:e-?\d+)?")
"""A number as the law computes it: none is so long that people write down."""
PHRASE = 24
"""Characters from which words are a passage that nobody says by chance."""
NAMED = 16
"""Characters from which a name without a space is a seed, a hash or an id."""
PAPERS = ("evidence", "exhibits", "witnesses")
"""Of the case file, what a witness does not read. Its title and its tagline are on the docket, and what both sides
agree on heads the record of the open court, which a witness hears."""
WORD = re.compile(r"[a-z_]+")
"""One of a few that are told to all, such as a ground of objection."""
CHUNK = re.compile(r"\r\n[0-9a-f]{1,6}\r\n")
ESCAPED = re.compile(r"\\+u([0-9a-fA-F]{4})")
PARTED = re.compile(r"(?:\\+[nrt]|[\s\\])+")


def plain(told: str) -> str:
    """The words that were told, however they were wrapped: HTTP's pieces, JSON in JSON, HTML."""
    told = ESCAPED.sub(lambda found: chr(int(found[1], 16)), CHUNK.sub("", told))
    return PARTED.sub(" ", html.unescape(told).replace('\\"', '"'))


@dataclass(frozen=True)
class SealedValues:
    """What a viewer may not be told."""

    numbers: frozenset[str]
    words: frozenset[str]
    kinds: frozenset[str]

    def found_in(self, told: str) -> list[str]:
        """Those of them that stand in what was told."""
        said = plain(told)
        numbers = set(NUMBER.findall(said)) & self.numbers
        words = [one for one in self.words if one in said]
        return [*numbers, *words, *(kind for kind in self.kinds if re.search(rf'"kind": ?"{kind}"', said))]


def sealed_from(session: AnySession, viewer: Viewer, *more: str, case: Case | None = None) -> SealedValues:
    """Of the whole record as it stands. ``more``: words that are nobody's business but another's, such as its token;
    ``case``: the file of which this viewer may not read what the session does not tell it."""
    shown, hidden = list[object](), list[object]([*more])
    for entry in session.entries:
        open_to = may_see(viewer, entry.event)
        (shown if open_to else hidden).append(_body(session, entry.event))
        if not open_to and entry.cause is not None:
            hidden.append(entry.cause.act_id)
    hidden.append(session.view(BENCH).model_dump(mode="json"))
    shown += [session.view(one).model_dump(mode="json") for one in (viewer, GALLERY)]
    if case is not None:
        file = public(case)
        (hidden if viewer.startswith("witness/") else shown).append({name: file[name] for name in PAPERS})
        hidden.append(case.memo.model_dump(mode="json") if case.memo else None)
    return _between(hidden, plain(json.dumps(shown, ensure_ascii=False)), _kinds(session.entries, viewer))


def _between(hidden: list[object], shown: str, kinds: Collection[str]) -> SealedValues:
    numbers = {repr(one) for one in _leaves(hidden) if isinstance(one, float)}
    words = {plain(one).strip() for one in _leaves(hidden) if isinstance(one, str) and _telling(one)}
    return SealedValues(
        frozenset(one for one in numbers if NUMBER.fullmatch(one)) - set(NUMBER.findall(shown)),
        frozenset(one for one in words if one not in shown),
        frozenset(kinds),
    )


def _telling(words: str) -> bool:
    return len(words) >= (PHRASE if " " in words else NAMED) and not WORD.fullmatch(words)


def _kinds(entries: Collection[Entry], viewer: Viewer) -> Collection[str]:
    """The kinds of which it has seen none."""
    seen = {_inner(entry.event).kind for entry in entries if may_see(viewer, entry.event)}
    return {_inner(entry.event).kind for entry in entries} - seen


def _body(session: AnySession, event: Event) -> Mapping[str, Any]:
    return session.kind.codec.encode_event(event)["event"]


def _inner(event: Event) -> Event:
    return event.event if isinstance(event, Within) else event


def _leaves(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        for inner in cast("dict[str, object]", value).values():
            yield from _leaves(inner)
    elif isinstance(value, (list, tuple)):
        for inner in cast("list[object]", value):
            yield from _leaves(inner)
    else:
        yield value
