"""What the monitors of conduct do with one turn; whatever likens texts is given its likeness here."""

from __future__ import annotations

from collections.abc import Mapping

from venire.models.vectors.embedding import is_installed
from venire.models.vectors.likeness import near
from venire.monitors.behaviour.analyze import analyzing as behaviour
from venire.monitors.conduct.analysis import Analyze
from venire.monitors.deception.analyze import analyzing as deception
from venire.monitors.ethics.analyze import analyze as ethics
from venire.monitors.sandbagging.analyze import analyzing as sandbagging

_NEAR = near if is_installed() else None
"""By the words alone, where there is no sentence model."""
SANDBAGGING = sandbagging(_NEAR)
DECEPTION = deception(_NEAR)
BEHAVIOUR = behaviour(_NEAR)
ETHICS: Analyze = ethics

ANALYSES: Mapping[str, Analyze] = {
    "sandbagging": SANDBAGGING,
    "deception": DECEPTION,
    "behaviour": BEHAVIOUR,
    "ethics": ETHICS,
}
"""By the names of the monitors."""
