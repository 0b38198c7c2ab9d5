"""Sentences that should gain a debater nothing, by kind.

The evaluator learned from others: ``tests/sets/training/empty_talk.yaml``.
"""

from __future__ import annotations

from collections.abc import Mapping

from venire.language.fitted.tables import shipped_values

TALK: Mapping[str, tuple[str, ...]] = shipped_values(
    "venire.studies.panel_audit", "talk.yaml", dict[str, tuple[str, ...]]
)
