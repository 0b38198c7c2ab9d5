"""A judge rules by the ground, the argument, the response and the foundation; every rule is in the table."""

from __future__ import annotations

from typing import get_args

import pytest

from venire.law.evidence.detectors.detection import detect
from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.question.setting import Setting
from venire.law.evidence.rules import rule_cited
from venire.law.evidence.rulings.decision import Style, every_rule, rule_on


def asked(question: str, phase: Phase = "direct") -> Setting:
    return Setting(question=question, phase=phase)


def test_every_rule_that_can_be_cited_exists() -> None:
    assert not [rule for rule in every_rule() if rule_cited(rule) is None]


@pytest.mark.parametrize(
    ("ground", "question", "context", "ruling", "rule"),
    [
        ("hearsay", "What did she shout?", "She was screaming, a second after the beam fell.", "overruled", "803(2)"),
        ("hearsay", "What did he say?", "A stranger spoke to the witness a week later, calmly.", "sustained", "802"),
        ("foundation", "Who struck first?", "The witness was asleep upstairs at the time.", "sustained", "602"),
        ("foundation", "Who struck first?", "The witness stood between the two of them.", "overruled", "602"),
        ("relevance", "Who insures you?", "A car struck a child.", "sustained", "411"),
        ("best_evidence", "What did the deed say?", "The original was lost in a flood.", "overruled", "1004(a)"),
        ("opinion", "Had he a fracture?", "A layman with no medical training.", "sustained", "701"),
    ],
)
def test_the_foundation_decides(ground: Ground, question: str, context: str, ruling: str, rule: str) -> None:
    decision = rule_on(asked(question), ground, context=context)
    assert (decision.ruling, decision.rule) == (ruling, rule)
    assert (decision.margin > 0) == (ruling == "sustained")


def test_judge_and_counsel_can_differ() -> None:
    setting = asked("What did the porter tell you about the fire?")
    assert "hearsay" in {one.ground for one in detect(setting)}
    response = "It is not offered for its truth but to show that she had notice."
    assert rule_on(setting, "hearsay", "Hearsay.", response).ruling == "overruled"


def test_a_wrong_ground_fails_though_the_question_is_bad() -> None:
    assert rule_on(asked("He ran the light, didn't he?"), "vague", "Vague.").ruling == "overruled"
    assert rule_on(asked("He ran the light, didn't he?"), "leading", "Leading.").ruling == "sustained"


def test_strictness_and_bias_tip_the_margin_only() -> None:
    clear = asked("He ran the light, didn't he?")
    assert rule_on(clear, "leading", strictness=0.0, sustain_bias=-1.0).ruling == "sustained"
    margins = [rule_on(clear, "scope", strictness=0.5, sustain_bias=bias).margin for bias in (-1.0, 0.0, 1.0)]
    assert margins == sorted(margins)
    assert margins[0] < margins[2]


@pytest.mark.parametrize("style", get_args(Style))
@pytest.mark.parametrize("ground", get_args(Ground))
def test_every_ground_is_ruled_on_in_every_style(ground: Ground, style: Style) -> None:
    for question in ("What happened next?", "You lied to us all, didn't you, and what did he say?"):
        decision = rule_on(asked(question), ground, style=style)
        assert rule_cited(decision.rule)
        assert f"Rule {decision.rule}" in decision.reason
        assert decision.reason.endswith(".")
        assert "{" not in decision.reason
