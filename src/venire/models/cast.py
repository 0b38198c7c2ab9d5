"""The models that play in one session, as models.yaml has it now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from venire.law.case_file.persona import ModelChoice
from venire.models.budget import BudgetedModel, Pays
from venire.models.configuration.live import LiveModels
from venire.models.own_player import SORTS, FindsOwn, OwnPlayer, nobody
from venire.models.pool import Pool
from venire.models.roles import Role
from venire.models.use import ModelEntry, ModelUse
from venire.ports import Model


@dataclass(frozen=True)
class Cast:
    """Who plays a role: asked anew at every ask, so that a changed file binds at the next."""

    live: LiveModels
    pool: Pool
    purse: Pays | None = None
    """What the session may spend; None: without limit."""
    own: FindsOwn = nobody
    given: Mapping[str, Model | ModelEntry] = field(default_factory=dict[str, Model | ModelEntry])
    """Models that were given for this session alone, by role or by what else names a seat: ``juror``, ``juror_4``."""
    _fed: dict[Model, Model] = field(default_factory=dict[Model, Model])
    _own: dict[ModelUse, OwnPlayer | None] = field(default_factory=dict[ModelUse, OwnPlayer | None])

    def models(self, role: Role, *names: str, card: ModelChoice | None = None) -> Sequence[Model]:
        """Those to try before the understudy, the first first. See
        :meth:`venire.models.configuration.settings.Models.use`."""
        given = next((self.given[one] for one in (*reversed(names), role) if one in self.given), None)
        if given is not None and not isinstance(given, ModelEntry):
            return self._paid((given,))
        now = self.live.now()
        uses = now.line(role, *names, card=card) if given is None else now.given(role, given)
        return [model for use in uses for model in self._playing(use)]

    def _playing(self, use: ModelUse) -> Sequence[Model]:
        """The model; nobody, where it cannot be called. Whoever is no model costs nothing."""
        if use.provider in SORTS:
            found = self._own.setdefault(use, self.own(use))
            return () if found is None else (found,)
        return self._paid(self.pool.models((use,)))

    def _paid(self, models: Sequence[Model]) -> Sequence[Model]:
        """From the purse, where there is one."""
        return models if self.purse is None else [self._from(self.purse, model) for model in models]

    def require(self, role: Role, entry: ModelEntry) -> None:
        """Raises :class:`venire.errors.VenireError` where the model of this entry cannot be called here."""
        for use in self.live.now().given(role, entry)[:1]:
            self.pool.model(use)

    def _from(self, purse: Pays, model: Model) -> Model:
        """The same object for the same model, so that its player stays the same too."""
        return self._fed.setdefault(model, BudgetedModel(model, purse))
