"""What can be set from Python is what a request has, and what cannot be set is refused at once."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel

from scripts.write_reference import PROCEEDINGS, TARGET, reference
from venire import Agent, Debate, Deliberation, Examination, Panel, Persuasion, Trial
from venire.errors import ConfigurationError
from venire.kernel.request import settings_of

EVERYWHERE = {"case", "seed", "owner", "budget", "safety", "params"}
APART = {
    "Debate": {"topic", "sources", "debaters"},
    "Drill": {"person"},
    "Persuasion": {"person"},
    "Trial": {"examine", "examination", "deliberation"},
}
DEEPER = {"counsel", "judge", "error_rate", "objection_types", "temperature", "style", "strictness", "sustain_bias"}
"""Settings within a setting that is given whole."""
WITHIN = {"mode", "halts", "tokens", "dollars", "agents"}


@pytest.mark.parametrize("name", PROCEEDINGS)
def test_every_setting_of_a_request_can_be_given_by_its_name(name: str) -> None:
    settings, request = PROCEEDINGS[name]
    known = {one for one, _ in _own(request)} - EVERYWHERE - APART.get(name, set())
    assert set(settings.__annotations__) == known


def _own(request: Any) -> list[tuple[str, Any]]:
    """The settings that are not part of one that is given whole, such as ``dynamics``."""
    fields = settings_of(request)
    models = [fields[name].annotation for name in ("dynamics", "curve", "agents", "safety", "budget") if name in fields]
    kept = [one for one in models if isinstance(one, type) and issubclass(one, BaseModel)]
    whole = {inner for one in kept for inner in one.model_fields}
    return [(name, one) for name, one in settings_of(request).items() if name not in {*whole, *DEEPER}]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Deliberation("murder", sise=6), "A deliberation has no setting 'sise'."),  # pyright: ignore[reportCallIssue]
        (lambda: Deliberation("murder", size=99), "size: input should be less than or equal to 23."),
        (lambda: Deliberation("murder", size=6, rule="9"), "A jury of 6 cannot decide by the rule '9'."),
        (lambda: Deliberation(holders={99: "external"}), "There is no juror/99 in a jury of 12."),
        (lambda: Deliberation(seat=9, size=6), "There is no juror/9 in a jury of 6."),
        (lambda: Deliberation(names={4: "Ada"}), "The name 'Ada' is for seat 4, which an AI holds under its own."),
        (lambda: Deliberation(participants={"juror/99": print}), "There is no seat 'juror/99' here."),
        (lambda: Deliberation(participants={"juror/4": "martian"}), "'martian' cannot sit at juror/4."),  # pyright: ignore[reportArgumentType]
        (lambda: Deliberation(models={"juro": "openai:x"}), "There is no role 'juro'."),
        (lambda: Deliberation(models={"juror": "gpt"}), "'gpt' for juror is no model."),
        (lambda: Deliberation(monitors=["nobody"]), "There is no monitor 'nobody'."),
        (lambda: Deliberation(budget="much"), "'much' is no budget."),
        (lambda: Deliberation("nowhere.yaml"), "nowhere.yaml: it cannot be read (No such file or directory)."),
        (lambda: Examination(direct=0), "direct: input should be greater than or equal to 1."),
        (lambda: Trial(participants={"counsel/nobody": print}), "There is no seat 'counsel/nobody' here."),
        (lambda: Debate("T.", rounds=99), "99 is no number of rounds."),
        (lambda: Debate("T.", agents=[Agent("Ada")]), "There is one debater."),
        (lambda: Debate("T.", jury=Panel(criteria={"charm": 1})), "There is no criterion 'charm'."),
        (lambda: Persuasion(turns=0), "turns: input should be greater than or equal to 1."),
    ],
)
def test_what_cannot_be_set_is_refused_in_a_sentence(make: Any, sentence: str) -> None:
    with pytest.raises(ConfigurationError) as refused:
        make()
    assert str(refused.value) == sentence
    assert refused.value.remedy


def test_the_reference_is_up_to_date() -> None:
    written = TARGET.read_text(encoding="utf-8")
    assert written == reference(), "write it anew: python -m scripts.write_reference"
