"""The form a model fills in for an act: the act's own fields, without those that are not a model's to fill."""

from __future__ import annotations

from collections.abc import Collection

from pydantic import BaseModel, ConfigDict, create_model

from venire.kernel.record import Act

NOT_A_MODELS = frozenset({"made_from"})
"""Notes of the understudy to itself."""


class Form(BaseModel):
    """What a model adds beyond the form is left out rather than held against it."""

    model_config = ConfigDict(frozen=True, extra="ignore")


def form_of(act: type[Act], without: Collection[str] = NOT_A_MODELS) -> type[BaseModel]:
    """The form of an act, named and described after it; its fields keep their types, limits and defaults."""
    fields = {name: (field.annotation, field) for name, field in act.model_fields.items() if name not in without}
    return create_model(act.__name__, __base__=Form, __doc__=act.__doc__, **fields)  # pyright: ignore[reportCallIssue, reportArgumentType, reportUnknownVariableType]: pydantic's overloads do not know a computed mapping of fields


def act_from(act: type[Act], form: BaseModel) -> Act:
    """The act that a filled form stands for. Raises :class:`pydantic.ValidationError` where it does not fit."""
    return act.model_validate(form.model_dump())
