"""Writes docs/reference/python.md from the signatures and docstrings of what ``venire`` offers.

``python -m scripts.write_reference`` writes it; a test holds it to what it would write.
"""

from __future__ import annotations

import ast
import inspect
import re
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from pydantic import BaseModel
from pydantic.fields import FieldInfo

import venire
from venire.face.live import LiveSession
from venire.face.outcome import Outcome
from venire.face.planned import Planned
from venire.face.proceedings.debate import DebateSettings
from venire.face.proceedings.deliberation import DeliberationSettings
from venire.face.proceedings.drill import DrillSettings
from venire.face.proceedings.examination import ExaminationSettings
from venire.face.proceedings.persuasion import PersuasionSettings
from venire.face.proceedings.persuasion_talks import Talks
from venire.face.proceedings.trial import TrialSettings
from venire.face.records import Replay
from venire.face.verification import Verified
from venire.kernel.request import Request, settings_of
from venire.proceedings.debate.request import DebateRequest
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.proceedings.trial.request import TrialRequest

TARGET = Path(__file__).parents[1] / "docs" / "reference" / "python.md"
PROCEEDINGS: Mapping[str, tuple[type[Any], type[Request]]] = {
    "Deliberation": (DeliberationSettings, DeliberationRequest),
    "Examination": (ExaminationSettings, ExaminationRequest),
    "Trial": (TrialSettings, TrialRequest),
    "Drill": (DrillSettings, DrillRequest),
    "Debate": (DebateSettings, DebateRequest),
    "Persuasion": (PersuasionSettings, PersuasionRequest),
}
ALIKE: tuple[type[Any], ...] = (Planned, LiveSession, Talks, Outcome, Replay, Verified)
PARTS, VALUES = ("Agent", "Panel"), ("Case", "Juror", "Source", "Act", "Ask", "View")
FUNCTIONS = ("fork", "replay", "verify", "open_venire")
_GAPS = re.compile(r"\n{3,}")
_ROLE = re.compile(r":\w+:`~?([^`]+)`")


def reference() -> str:
    """The whole page."""
    return _GAPS.sub("\n\n", "\n".join(_page())).rstrip() + "\n"


def _page() -> Iterator[str]:
    yield "# Python reference\n"
    yield "Written by `python -m scripts.write_reference`; the tasks are in [From Python](../from-python.md).\n"
    yield "## Proceedings\n"
    for name, (settings, request) in PROCEEDINGS.items():
        yield from _proceeding(name, settings, request)
    yield "## What they have alike, and what comes of them\n"
    for one in ALIKE:
        yield from _class(one.__name__, one)
    yield "## Parts of a debate\n"
    for name in PARTS:
        yield from _class(name, getattr(venire, name))
    yield "## Functions\n"
    for name in FUNCTIONS:
        function = getattr(venire, name)
        yield f"### {name}\n\n```python\n{_signature(name, function)}\n```\n\n{_doc(function)}\n"
    yield "## Values\n"
    for name in VALUES:
        value = getattr(venire, name)
        yield f"### {name}\n\n`{value.__module__}.{value.__qualname__}`. {_doc(value)}\n"


def _proceeding(name: str, settings: type[Any], request: type[Request]) -> Iterator[str]:
    cls = getattr(venire, name)
    yield f"### {name}\n\n```python\n{_signature(name, cls.__init__)}\n```\n\n{_doc(cls)}\n"
    yield "| setting | type | default | |\n|---|---|---|---|"
    known, told = settings_of(request), _told(request)
    for setting, annotation in settings.__annotations__.items():
        field = known[setting]
        default = field.get_default(call_default_factory=True)
        shown = "…" if isinstance(default, BaseModel) else repr(default)
        says = " ".join(filter(None, (told.get(setting, ""), _range(field))))
        yield f"| `{setting}` | `{_type(annotation)}` | `{_cell(shown)}` | {says.replace('|', chr(92) + '|')} |"
    yield ""
    yield from _methods(cls)


def _range(field: FieldInfo) -> str:
    """The bounds of a number, in words."""
    signs = {"ge": "from", "gt": "above", "le": "to", "lt": "below"}
    bounds = [(sign, getattr(one, sign)) for one in field.metadata for sign in signs if hasattr(one, sign)]
    told = " ".join(f"{signs[sign]} {value:g}" for sign, value in bounds)
    return f"{told[:1].upper()}{told[1:]}." if told else ""


def _told(model: type[BaseModel]) -> Mapping[str, str]:
    """What stands under each field, of the model and of those that it keeps; the outermost of a name counts."""
    found = dict[str, str]()
    for field in model.model_fields.values():
        if isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel):
            found = {**_told(field.annotation), **found}
    return {**found, **_under(model)}


def _under(cls: type[Any]) -> Mapping[str, str]:
    """The docstrings that stand under the fields of a class."""
    tree = ast.parse(inspect.getsource(cls).strip())
    body = cast("ast.ClassDef", tree.body[0]).body
    return {
        field.target.id: " ".join(_plain(text.value.value).split())
        for field, text in zip(body, body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def _class(name: str, cls: type[Any]) -> Iterator[str]:
    yield f"### {name}\n\n{_doc(cls)}\n"
    told = _under(cls)
    for field, annotation in inspect.get_annotations(cls).items():
        if not field.startswith("_"):
            yield f"- `{field}: {_type(annotation)}` {told.get(field, '')}"
    yield ""
    yield from _methods(cls)


def _methods(cls: type[Any]) -> Iterator[str]:
    for name, member in vars(cls).items():
        whole = member.fget if isinstance(member, property) else member
        if name.startswith("_") or not isinstance(whole, FunctionType):
            continue
        kind = "async " if inspect.iscoroutinefunction(whole) else ""
        head = name if isinstance(member, property) else f"{kind}{_signature(name, whole)}"
        yield f"- `{' '.join(head.split())}`: {' '.join(_doc(whole).split())}"
    yield ""


def _signature(name: str, function: Any) -> str:
    """On one line where it is short, else one parameter a line."""
    signature = inspect.signature(function)
    shown = [str(one).replace("'", "").replace("NoneType", "None") for one in _parameters(signature)]
    back = "" if signature.return_annotation in (None, "None") else f" -> {_type(signature.return_annotation)}"
    line = f"{name}({', '.join(shown)}){back}"
    return line if len(line) <= 100 else f"{name}(\n    " + ",\n    ".join(shown) + f",\n){back}"


def _parameters(signature: inspect.Signature) -> Iterator[object]:
    bare = False
    for one in signature.parameters.values():
        if one.name == "self":
            continue
        if one.kind is inspect.Parameter.KEYWORD_ONLY and not bare:
            bare = True
            yield "*"
        yield one


def _type(annotation: Any) -> str:
    text = annotation.__forward_arg__ if isinstance(annotation, typing.ForwardRef) else str(annotation)
    return _cell(text.removeprefix("<class '").removesuffix("'>").replace("R_co", "Result"))


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("'", '"')


def _doc(thing: Any) -> str:
    return _plain(inspect.getdoc(thing) or "")


def _plain(text: str) -> str:
    """Markdown of what is written for Python."""
    return _ROLE.sub(lambda role: f"`{role[1].rpartition('.')[2]}`", text.replace("``", "`"))


if __name__ == "__main__":
    TARGET.write_text(reference(), encoding="utf-8")
