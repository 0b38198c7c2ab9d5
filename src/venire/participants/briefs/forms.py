"""The form a model fills in for an act: the act's own fields, without those that are not a model's to fill."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic, TypeVar, cast

from pydantic import BaseModel, ConfigDict, create_model

from venire.kernel.record import Act

A = TypeVar("A", bound=Act)
NOT_A_MODELS = frozenset({"made_from"})
"""Notes of the understudy to itself."""


class Form(BaseModel):
    """What a model adds beyond the form is left out rather than held against it."""

    model_config = ConfigDict(frozen=True, extra="ignore")


def form_of(act: type[Act], without: Collection[str] = NOT_A_MODELS) -> type[BaseModel]:
    """The form of an act, named and described after it; its fields keep their types, limits and defaults."""
    fields = {name: (field.annotation, field) for name, field in act.model_fields.items() if name not in without}
    # Pydantic's overloads do not know a computed mapping of fields.
    made = cast("Callable[..., type[Form]]", create_model)
    return made(act.__name__, __base__=Form, __doc__=act.__doc__, **fields)


def act_from(act: type[Act], form: BaseModel) -> Act:
    """The act that a filled form stands for. Raises :class:`pydantic.ValidationError` where it does not fit."""
    return act.model_validate(filled_in(form))


def filled_in(form: BaseModel) -> dict[str, object]:
    """What stands in the fields of a form: checked already, and frozen, so that an act may have the very same."""
    return {name: value for name, value in form}  # noqa: C416 - dict() would first ask it for keys, which is slow


class Made(Generic[A]):
    """The act of a form, made once: the one that is complained of is the one that is taken."""

    def __init__(self, make: Callable[[BaseModel], A]) -> None:
        self._make = make
        self._last: tuple[BaseModel, A] | None = None

    def of(self, form: BaseModel) -> A:
        """The act; of another form a new one. Raises what making it raises."""
        if self._last is None or self._last[0] is not form:
            self._last = form, self._make(form)
        return self._last[1]
