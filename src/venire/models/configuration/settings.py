"""``models.yaml``: the model of each role, persona and witness. Source: spec/models.md, "Who speaks"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Annotated

from pydantic import Field, StringConstraints

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.law.case_file.persona import ModelChoice
from venire.models.roles import ON_REQUEST, ROLES, Role
from venire.models.use import UNDERSTUDY, ModelEntry, ModelUse

WitnessName = Annotated[str, StringConstraints(pattern=r"^([a-z0-9][a-z0-9_-]*/)?W[0-9]{1,3}$")]
"""``murder/W3``, or ``W3`` of whatever case."""


class Incomplete(VenireError):
    """An entry that, with all that is less particular, still lacks a provider or a model."""

    def __init__(self, lacks: str) -> None:
        super().__init__(f"An entry of models.yaml names no {lacks}.", f"Add a {lacks} to it, or to the default.")
        self.lacks = lacks


class ProviderEntry(Frozen):
    """What holds for every model of a provider that is called at its usual address."""

    concurrency: int | None = Field(default=None, ge=1, le=1000)
    """Calls at a time."""
    base_url: str | None = None
    key_env: str | None = None


class Models(Frozen):
    """The shape of ``models.yaml``. Empty: everything runs on the understudy."""

    default: ModelEntry | None = None
    fallbacks: tuple[ModelEntry, ...] = ()
    """Tried in this order when the role's own model has failed, before the understudy."""
    roles: Mapping[Role, ModelEntry] = {}
    personas: Mapping[str, ModelEntry] = {}
    """By the id of a juror card, or by seat: ``juror_5``."""
    witnesses: Mapping[WitnessName, ModelEntry] = {}
    providers: Mapping[str, ProviderEntry] = {}

    def use(self, role: Role, *names: str, card: ModelChoice | None = None) -> ModelUse | None:
        """The model for a role, played by the bearer of these names; None: the understudy.

        The more particular entry goes before, the last name the most particular: a persona's or a witness's, then its
        card's, then the role's, then the default. Raises :class:`Incomplete`.
        """
        entry = self._entry(role, names, card)
        return self._complete(entry) if entry is not None else None

    def line(self, role: Role, *names: str, card: ModelChoice | None = None) -> tuple[ModelUse, ...]:
        """The models to try, the first first; empty: the understudy alone.

        A fallback is called as the role's own model would be, in temperature, timeout and the like, unless it says so
        itself. Where a role is given to the understudy there are no fallbacks. Raises :class:`Incomplete`.
        """
        entry = self._entry(role, names, card)
        first = self._complete(entry) if entry is not None else None
        if entry is None or first is None:
            return ()
        others = [self._complete(fallback.over(entry)) for fallback in self.fallbacks]
        return tuple(dict.fromkeys([first, *(use for use in others if use is not None)]))

    def given(self, role: Role, entry: ModelEntry) -> tuple[ModelUse, ...]:
        """The same where this entry stands for the role, whatever the file says of it or of who bears it."""
        bare = {"roles": {**self.roles, role: entry}, "personas": {}, "witnesses": {}}
        return self.model_copy(update=bare).line(role)

    def entries(self) -> Iterator[tuple[str, ModelEntry, Callable[[], Sequence[ModelUse]]]]:
        """Every entry as it is written: its place, itself, and the line that it comes to."""
        if self.default is not None:
            yield "default", self.default, lambda: ()
        yield from ((f"fallbacks.{number}", entry, lambda: ()) for number, entry in enumerate(self.fallbacks, start=1))
        yield from ((f"roles.{role}", entry, partial(self.line, role)) for role, entry in self.roles.items())
        yield from (
            (f"personas.{one}", entry, partial(self.line, "juror", one)) for one, entry in self.personas.items()
        )
        yield from (
            (f"witnesses.{one}", entry, partial(self.line, "witness", one)) for one, entry in self.witnesses.items()
        )

    def uses(self) -> Sequence[ModelUse]:
        """Every model that is named here. Raises :class:`Incomplete`."""
        lines = [*(self.line(role) for role in ROLES), *(line() for _place, _entry, line in self.entries())]
        return tuple(dict.fromkeys(use for line in lines for use in line))

    def _entry(self, role: Role, names: Sequence[str], card: ModelChoice | None) -> ModelEntry | None:
        if role in ON_REQUEST and role not in self.roles:
            return None
        own = ModelEntry.model_validate(card.model_dump()) if card else None
        particular = {**self.personas, **self.witnesses}
        entries = [self.default, self.roles.get(role), own, *(particular.get(name) for name in names)]
        found = [entry for entry in entries if entry is not None]
        if not found:
            return None
        filled = found[0]
        for entry in found[1:]:
            filled = entry.over(filled)
        return filled

    def _complete(self, entry: ModelEntry) -> ModelUse | None:
        if entry.provider == UNDERSTUDY:
            return None
        if entry.provider is None or entry.model is None:
            raise Incomplete("provider" if entry.provider is None else "model")
        return ModelUse.model_validate(self._provided(entry) | entry.model_dump(exclude_none=True))

    def _provided(self, entry: ModelEntry) -> dict[str, object]:
        """What the table of providers says of this one; an entry with an address of its own takes nothing from it."""
        said = self.providers.get(entry.provider or "")
        return said.model_dump(exclude_none=True) if said is not None and entry.base_url is None else {}
