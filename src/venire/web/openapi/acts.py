"""The forms of acts: the JSON schema of what may be handed up, by its kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from venire.kernel.proceeding import Ask
from venire.kernel.record import Act

OWN = frozenset({"made_from"})
"""Fields in which the understudy notes what it has used."""


def form_of(act: type[Act], definitions: str = "#/$defs/{model}") -> Mapping[str, Any]:
    """The fields of an act as a JSON schema. ``definitions``: where those are that it refers to."""
    schema = act.model_json_schema(ref_template=definitions)
    fields = {name: told for name, told in schema.get("properties", {}).items() if name not in OWN}
    return {**schema, "properties": fields}


def forms_of(asks: Iterable[Ask]) -> dict[str, Any]:
    """The form of every act that answers one of these asks."""
    return {wanted.kind: form_of(wanted) for ask in asks for wanted in ask.wants}
