"""What somebody asks to have held: the JSON body, the options of the command and the call in Python are one value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any, ClassVar, Literal, Self, TypeVar

from pydantic import Field, ValidationError
from pydantic.fields import FieldInfo

from venire.errors import ConfigurationError, VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Guarded

LOCAL = "local"
"""The owner of what the command opens."""
HOUSE = "courthouse"
"""The owner of the session that everyone may read."""
R = TypeVar("R", bound="Request")
F = TypeVar("F", bound=Frozen)
Holder = Literal["ai", "person", "external"]
"""Who answers for a seat."""


class Budget(Frozen):
    """What a session may spend on models: tokens in and out together, or US dollars."""

    tokens: int | None = Field(default=None, ge=0)
    dollars: float | None = Field(default=None, ge=0.0)

    def __str__(self) -> str:
        return f"${self.dollars:,.2f}" if self.dollars is not None else f"{self.tokens or 0:,} tokens"


class Terms(Frozen):
    """On what terms a session is held, whatever its kind."""

    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""


class Request(Frozen):
    """What can be asked for of one kind of proceeding. Everything has a default.

    A subclass names its ``kind``. Settings that are kept in a model of their own, such as the ``params`` of a
    proceeding, can be given by their bare names all the same: see :func:`asked`.
    """

    kind: ClassVar[str] = ""
    closed: ClassVar[frozenset[str]] = frozenset({"owner"})
    """Fields that nobody sets from outside this machine: paths, whose session it is."""

    people: ClassVar[tuple[str, ...]] = ()
    """The sorts of seats that people can take, such as ``juror``; empty: every seat that the rules name."""

    @property
    def terms(self) -> Terms:
        """On what terms it is held."""
        told = {name: getattr(self, name) for name in Terms.model_fields if name in type(self).model_fields}
        return Terms(**told)

    def owned_by(self, owner: str) -> Self:
        """The same, for a session of this owner's."""
        return self.model_copy(update={"owner": owner})

    def seating(self, people: Mapping[str, Holder], names: Mapping[str, str]) -> Self:
        """The same with these people in its seats, and nobody else; ``names``: what the others call them, by seat.

        Raises :class:`VenireError` where nobody can be seated.
        """
        if "holders" not in type(self).model_fields:
            raise VenireError(f"Nobody can take a seat in this {self.kind}.", "Choose another proceeding for the room.")
        return self.model_copy(update={"holders": {seat: by for seat, by in people.items() if by != "ai"}})

    def with_turn_limit(self, seconds: float | None) -> Self:
        """The same, with this time for a person's turn. Raises :class:`VenireError` where turns have no limit."""
        if "turn_limit" not in settings_of(type(self)):
            raise VenireError(f"The turns of this {self.kind} have no limit.", "Leave it out.")
        return amended(self, {"turn_limit": seconds})

    def seats_people(self, seat: str) -> bool:
        """Whether a person can take this seat."""
        return not self.people or seat.partition("/")[0] in self.people


def settings_of(request: type[Request]) -> Mapping[str, FieldInfo]:
    """Every setting of a request by its bare name, in the order of its fields; of one name the outermost."""
    found = dict[str, FieldInfo]()
    for path, field in _places(request):
        found.setdefault(path[-1], field)
    return found


def asked(request: type[R], values: Mapping[str, Any], *, outside: bool = False) -> R:
    """The request with these settings by their bare names: ``size=6`` is the ``size`` of its ``params``.

    ``outside``: the values come from another machine, which may not set what is closed to it. Raises
    :class:`ConfigurationError`, in one sentence, for a setting that there is not, or that is out of range.
    """
    paths = {path[-1]: path for path, _ in reversed(list(_places(request)))}
    known = [name for name in settings_of(request) if not (outside and name in request.closed)]
    nested = dict[str, Any]()
    for name, value in values.items():
        if name not in known:
            raise ConfigurationError(
                f"{'An' if request.kind[:1] in 'aeiou' else 'A'} {request.kind} has no setting {name[:40]!r}.",
                f"It has {', '.join(known)}.",
            )
        _put(nested, paths[name], value)
    try:
        return request.model_validate(nested)
    except ValidationError as error:
        raise ConfigurationError(*refused(error)) from error


def setting(request: Request, name: str) -> object:
    """The setting of this bare name; None where there is none."""
    path = next((path for path, _ in _places(type(request)) if path[-1] == name), ())
    return reduce(getattr, path, request) if path else None


def amended(request: R, values: Mapping[str, Any]) -> R:
    """The request with these settings, by their bare names, in the place of its own; what it has not is left out."""
    paths = {path[-1]: path for path, _ in reversed(list(_places(type(request))))}
    for name, value in values.items():
        if name in paths:
            request = _amended(request, paths[name], value)
    return request


def _amended(model: F, path: tuple[str, ...], value: object) -> F:
    inner = getattr(model, path[0])
    return model.model_copy(update={path[0]: _amended(inner, path[1:], value) if path[1:] else value})


def refused(error: ValidationError) -> tuple[str, str]:
    """What is wrong with the first of the values that were refused, in a sentence, and a remedy."""
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"] if part != "params")
    return f"{where or 'It'}: {first['msg'].removeprefix('Value error, ').lower()}.", "Give another value."


def _places(model: type[Frozen], before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], FieldInfo]]:
    """The path to every setting: a model's own fields first, then those of the models that it keeps."""
    kept = list[tuple[str, type[Frozen]]]()
    for name, field in model.model_fields.items():
        yield (*before, name), field
        if isinstance(field.annotation, type) and issubclass(field.annotation, Frozen):
            kept.append((name, field.annotation))
    for name, inner in kept:
        yield from _places(inner, (*before, name))


def _put(nested: dict[str, Any], path: tuple[str, ...], value: object) -> None:
    for name in path[:-1]:
        nested = nested.setdefault(name, {})
    nested[path[-1]] = value
