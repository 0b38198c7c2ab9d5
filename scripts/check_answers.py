"""Mark the answers that minds gave to rendered asks: ``python -m scripts.check_answers FOLDER [--json]``.

For each FOLDER/ROLE/01.md with an answer in 01.json (``{"speak": {…}}``: the name of a form, and its fields) it tells
whether the answer fits its schema, what the part complains of, what it leaves out because nothing bears it out, and
whether the rules would take the act. See ``render_asks``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from scripts.asks import Kept, put_again
from venire.kernel.proceeding import Refused
from venire.participants.part import PreparedAsk


@dataclass(frozen=True)
class Mark:
    """What became of one answer; all empty: it was taken whole."""

    role: str
    ask: str
    unreadable: str = ""
    """Not JSON, no form of this name, or not after its schema."""
    complaint: str = ""
    """What a model would have been told, to try once more."""
    refused: str = ""
    dropped: tuple[str, ...] = ()
    form: str = ""

    @property
    def valid(self) -> bool:
        """Taken at the first try."""
        return not (self.unreadable or self.complaint or self.refused)


@cache
def _kept(path: Path) -> Kept:
    return Kept.read(path)


def marks(folder: Path) -> Iterator[Mark]:
    """A mark for every answer in the folder."""
    for answer in sorted(folder.glob("*/*.json")):
        origin = answer.with_suffix(".ask")
        if origin.exists():
            yield marked(folder, answer, json.loads(origin.read_text(encoding="utf-8")))


def marked(folder: Path, answer: Path, origin: Mapping[str, Any]) -> Mark:
    """One answer, held against the ask that it is to."""
    role, name = answer.parent.name, answer.stem
    rules, state, put = put_again(
        _kept(folder / "sessions" / f"{origin['session']}.json"), origin["entries"], origin["key"]
    )
    try:
        used, form = _filled(answer.read_text(encoding="utf-8"), put.turn)
    except (ValueError, ValidationError) as error:
        return Mark(role, name, unreadable=_first_line(error))
    complaint = put.complaint(form)
    if complaint:
        return Mark(role, name, complaint=complaint, form=used)
    taken = put.turn.taken(form)
    try:
        rules.decide(state, put.ask, taken.act)
    except Refused as refusal:
        return Mark(role, name, refused=str(refusal), dropped=taken.dropped, form=used)
    return Mark(role, name, dropped=taken.dropped, form=used)


def _filled(text: str, turn: PreparedAsk) -> tuple[str, Any]:
    """The name of the form and the form. Raises :class:`ValueError`, or :class:`ValidationError`."""
    body: Any = json.loads(text.strip().removeprefix("```json").removesuffix("```"))
    if not isinstance(body, dict):
        raise ValueError("the answer is no JSON object")
    named = [name for name in turn.forms if name in body]
    if len(named) == 1:
        return named[0], turn.forms[named[0]].model_validate(body[named[0]])
    if len(turn.forms) == 1:
        name, form = next(iter(turn.forms.items()))
        return name, form.model_validate(body)
    raise ValueError(f"the answer names none of the forms {', '.join(turn.forms)}")


def _first_line(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_input=False)[0]
        return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    return str(error).splitlines()[0]


def report(found: Sequence[Mark]) -> str:
    """A line for each role, then every answer that was not taken whole."""
    by_role: defaultdict[str, list[Mark]] = defaultdict(list)
    for mark in found:
        by_role[mark.role].append(mark)
    head = f"{'role':<16} answers valid unreadable complaints refused dropped"
    return "\n".join([head, *(_row(role, of_role) for role, of_role in by_role.items()), *_wanting(found)])


def _row(role: str, of_role: Sequence[Mark]) -> str:
    unreadable = sum(bool(mark.unreadable) for mark in of_role)
    complaints = sum(bool(mark.complaint) for mark in of_role)
    refused = sum(bool(mark.refused) for mark in of_role)
    dropped = sum(bool(mark.dropped) for mark in of_role)
    valid = sum(mark.valid for mark in of_role)
    return f"{role:<16} {len(of_role):7} {valid:5} {unreadable:10} {complaints:10} {refused:7} {dropped:7}"


def _wanting(found: Sequence[Mark]) -> Iterator[str]:
    for mark in found:
        wrong = mark.unreadable or mark.complaint or mark.refused
        told = [*filter(None, [wrong]), *(f"left out: {item}" for item in mark.dropped)]
        if told:
            yield f"{mark.role}/{mark.ask}: {'; '.join(told)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = list(marks(given.folder))
    told = json.dumps([asdict(mark) for mark in found], indent=1) if given.json else report(found)
    sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    main()
