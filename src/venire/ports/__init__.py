"""The sockets, one page each: what the outside must be able to do for a session.

Source: spec/design.md, "Central types".
"""

from venire.ports.case_source import CaseCard, CaseSource
from venire.ports.embedder import Embedder
from venire.ports.model import Brief, Filled, LookUp, Model, NoAnswer, Spent
from venire.ports.monitor import Monitor, WaitsForOthers
from venire.ports.participant import AnswersAtOnce, KeepsNotes, Line, LineUp, Participant, ReadsPart, SpeaksAloud
from venire.ports.store import Altered, Conflict, LeaseLost, SessionHead, Store
from venire.ports.understudy import Evaluator, Rows, Understudy
from venire.ports.voice import Voice

__all__ = [
    "Altered",
    "AnswersAtOnce",
    "Brief",
    "CaseCard",
    "CaseSource",
    "Conflict",
    "Embedder",
    "Evaluator",
    "Filled",
    "KeepsNotes",
    "LeaseLost",
    "Line",
    "LineUp",
    "LookUp",
    "Model",
    "Monitor",
    "NoAnswer",
    "Participant",
    "ReadsPart",
    "Rows",
    "SessionHead",
    "SpeaksAloud",
    "Spent",
    "Store",
    "Understudy",
    "Voice",
    "WaitsForOthers",
]
