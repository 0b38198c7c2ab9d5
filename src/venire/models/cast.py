"""The models that play in one session, as models.yaml has it now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from venire.law.case_file.persona import ModelChoice
from venire.models.budget import BudgetedModel, Purse
from venire.models.configuration.live import LiveModels
from venire.models.own_player import SORTS, FindsOwn, OwnPlayer, nobody
from venire.models.pool import Pool
from venire.models.roles import Role
from venire.models.use import ModelUse
from venire.ports import Model


@dataclass(frozen=True)
class Cast:
    """Who plays a role: asked anew at every ask, so that a changed file binds at the next."""

    live: LiveModels
    pool: Pool
    purse: Purse | None = None
    """What the session may spend; None: without limit."""
    own: FindsOwn = nobody
    _fed: dict[Model, Model] = field(default_factory=dict[Model, Model])
    _own: dict[ModelUse, OwnPlayer | None] = field(default_factory=dict[ModelUse, OwnPlayer | None])

    def models(self, role: Role, *names: str, card: ModelChoice | None = None) -> Sequence[Model]:
        """Those to try before the understudy, the first first. See
        :meth:`venire.models.configuration.settings.Models.use`."""
        uses = self.live.now().line(role, *names, card=card)
        return [model for use in uses for model in self._playing(use)]

    def _playing(self, use: ModelUse) -> Sequence[Model]:
        """The model; nobody, where it cannot be called. Whoever is no model costs nothing."""
        if use.provider in SORTS:
            found = self._own.setdefault(use, self.own(use))
            return () if found is None else (found,)
        models = self.pool.models((use,))
        return models if self.purse is None else [self._from(self.purse, model) for model in models]

    def _from(self, purse: Purse, model: Model) -> Model:
        """The same object for the same model, so that its player stays the same too."""
        return self._fed.setdefault(model, BudgetedModel(model, purse))
