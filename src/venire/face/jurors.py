"""``from venire import Juror``: who sits on a jury."""

from __future__ import annotations

from typing import TypeAlias

from venire.law.case_file.persona import JurorCard

Juror: TypeAlias = JurorCard
"""A juror: name, manner, leanings. ``Deliberation(roster=Roster(...))`` seats them."""
