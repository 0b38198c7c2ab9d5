"""The tools of a trial: its court's; its jury is played here."""

from __future__ import annotations

from venire.mcp.examination.tools import CourtTools, reads
from venire.mcp.kind_tools import KindTools

TOOLS = KindTools(gives=lambda desk: CourtTools(desk).tools, reads=reads)
