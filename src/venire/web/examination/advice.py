"""A coach's word on a question before it is put: what the law's detectors would find, with a way out."""

from __future__ import annotations

from venire.language.text.english import foreign
from venire.law.testimony.hostile_witness import leave_sought
from venire.law.training.leading_questions import is_leading
from venire.web.examination.counsel_table import court_of
from venire.web.strings import say
from venire.web.visit import Visitor

LEAST_WORDS = 3
"""Shorter questions are not judged for leading on cross: "When?" is a fair follow-up."""


def advice_on(visit: Visitor, text: str, sure: float) -> str:
    """One sentence; empty where there is nothing to say. ``sure``: how clear a finding must be."""
    court = court_of(visit)
    if court is None or not text.strip():
        return ""
    rules, state = court
    if leave_sought(text):
        return ""
    if foreign(text):
        return say("advice.foreign")
    setting = rules.file.setting(state, text.strip())
    found = [one for one in rules.flaws(setting) if one.sure >= sure]
    if found:
        return say(f"advice.{found[0].ground}")
    if setting.phase in ("cross", "recross") and len(text.split()) >= LEAST_WORDS and not is_leading(text):
        return say("advice.open_on_cross")
    return ""
