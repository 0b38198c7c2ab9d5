"""Every built-in part, one line each, by its place; others come by entry points. Source: spec/design.md, "Layers"."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

from venire.kernel.kind import AnyKind
from venire.kernel.proceeding import Proceeding
from venire.kernel.record import Seat
from venire.law.debating.subject import Subject
from venire.law.verdict import RULES
from venire.models.own_player import SORTS
from venire.models.providers import PROVIDERS, Provider
from venire.models.use import UNDERSTUDY
from venire.monitors.adapters.papers import SessionPapers
from venire.ports import CaseSource, Monitor, Participant, Store, Understudy
from venire.settings import Settings
from venire.sockets import shapes
from venire.sockets.socket import Socket
from venire.stores.lines import Codecs

MakesCaseSource: TypeAlias = Callable[[Settings], CaseSource | None]
"""A source of cases, by the settings of the process; None where it has none to give."""
MakesStore: TypeAlias = Callable[[Settings, Codecs], Awaitable[Store]]
"""An open store. ``codecs``: how the entries of each kind of proceeding are written."""
MakesMonitor: TypeAlias = Callable[[SessionPapers], Monitor]
"""A monitor of one session, given the papers that it was opened on by their hash."""
MakesParticipant: TypeAlias = Callable[[Proceeding[Any], Seat], Participant]
"""Whoever sits in a seat, given the rules that are gone by, which know the case and its people."""
MakesEvaluator: TypeAlias = Callable[[Subject], Participant]
"""Whoever scores the arguments of a debate and sits on its panel, given what is debated."""
VerdictRule: TypeAlias = Callable[[int], int]
"""From the size of a jury to the votes that one side needs."""


def _in_their_folders(*names: str) -> Mapping[str, str]:
    """Name → where the folder of this proceeding says what it is."""
    return {name: f"venire.proceedings.{name}.kind:KIND" for name in names}


PROCEEDINGS: Socket[AnyKind] = Socket(
    "proceeding",
    "venire.proceedings",
    _in_their_folders(
        "deliberation",
        "examination",
        "trial",
        "drill",
        "debate",
        "persuasion",
    ),
    shapes.proceeding,
    probe="venire.sockets.shapes:tried",
)
CASE_SOURCES: Socket[MakesCaseSource] = Socket(
    "case source",
    "venire.case_sources",
    {
        "shipped": "venire.plugins.case_sources:shipped",
        "own": "venire.plugins.case_sources:own_folder",
        "old-bailey": "venire.plugins.case_sources:old_bailey",
    },
    shapes.to_call,
    probe="venire.plugins.case_sources:tried",
)
STORES: Socket[MakesStore] = Socket(
    "store",
    "venire.stores",
    {"sqlite": "venire.plugins.stores:sqlite", "memory": "venire.plugins.stores:memory"},
    shapes.to_call,
)
MONITORS: Socket[MakesMonitor] = Socket(
    "monitor",
    "venire.monitors",
    {
        "injection": "venire.monitors.injection.guard:InjectionGuard",
        "sandbagging": "venire.sessions.watching.conduct:SANDBAGGING",
        "deception": "venire.sessions.watching.conduct:DECEPTION",
        "behaviour": "venire.sessions.watching.conduct:BEHAVIOUR",
        "ethics": "venire.sessions.watching.conduct:ETHICS",
        "reader": "venire.monitors.reader.reader:Reader",
    },
    shapes.to_call,
    reserved=("all", "none"),
    probe="venire.sessions.watching.monitors:tried",
)
PARTICIPANTS: Socket[MakesParticipant] = Socket("participant", "venire.participants", {}, shapes.to_call)
MODELS: Socket[Provider] = Socket(
    "model provider",
    "venire.models",
    PROVIDERS,
    shapes.instance_of("venire.models.providers:Provider"),
    reserved=(UNDERSTUDY, *SORTS),
)
EVALUATORS: Socket[MakesEvaluator] = Socket("evaluator", "venire.evaluators", {}, shapes.to_call)
VERDICT_RULES: Socket[VerdictRule] = Socket(
    "verdict rule", "venire.verdict_rules", dict(RULES), shapes.verdict_rule, probe="venire.plugins.verdict_rules:tried"
)
EXPORTS: Socket[Any] = Socket(
    "export form",
    "venire.exports",
    {
        "jsonl": "venire.exports.forms:JSONL",
        "json": "venire.exports.forms:JSON",
        "md": "venire.exports.forms:MARKDOWN",
        "html": "venire.exports.forms:HTML",
        "csv": "venire.exports.forms:CSV",
    },
    shapes.instance_of("venire.exports.forms:ExportForm"),
)
UNDERSTUDIES: Socket[Understudy] = Socket(
    "understudy", "venire.understudies", {}, shapes.doing("venire.ports:Understudy"), optional=True
)

SOCKETS: Sequence[Socket[Any]] = (
    PROCEEDINGS,
    CASE_SOURCES,
    STORES,
    MONITORS,
    PARTICIPANTS,
    MODELS,
    EVALUATORS,
    VERDICT_RULES,
    EXPORTS,
    UNDERSTUDIES,
)


def kinds() -> Mapping[str, AnyKind]:
    """Every proceeding by name: the built-in ones, and those that installed packages name."""
    return PROCEEDINGS.all()
