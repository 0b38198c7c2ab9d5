"""Which model answers for whom, by ``models.yaml``."""

from __future__ import annotations

from pathlib import Path

import pytest

from venire.errors import VenireError
from venire.law.persona import ModelChoice
from venire.models.pool import Pool
from venire.models.providers import connect, missing
from venire.models.settings import Models, read_models
from venire.models.use import ModelUse

WHOLE = """
default: openai:gpt-4o-mini
roles:
  juror: {model: gpt-4o, timeout: 20}
personas:
  frank_russo: {temperature: 0.9}
  juror_5: {model: qwen3, base_url: "http://127.0.0.1:11434/v1", output: json}
"""


def written(folder: Path, text: str) -> Models:
    path = folder / "models.yaml"
    path.write_text(text, encoding="utf-8")
    return read_models(path)


def test_without_a_file_everything_runs_on_the_understudy(tmp_path: Path) -> None:
    assert read_models(tmp_path / "models.yaml").use("juror", "frank_russo") is None
    assert written(tmp_path, "").use("juror") is None


def test_the_more_particular_entry_goes_before(tmp_path: Path) -> None:
    models = written(tmp_path, WHOLE)

    assert models.use("juror") == ModelUse(provider="openai", model="gpt-4o", timeout=20)
    assert models.use("juror", "juror_3", "frank_russo") == ModelUse(
        provider="openai", model="gpt-4o", timeout=20, temperature=0.9
    )
    assert models.use("juror", "juror_5", "david_okonkwo") == ModelUse(
        provider="openai", model="qwen3", timeout=20, base_url="http://127.0.0.1:11434/v1", output="json"
    )


def test_a_cards_own_model_stands_between_role_and_persona(tmp_path: Path) -> None:
    card = ModelChoice(provider="openai", model="gpt-card", temperature=0.2)
    models = written(tmp_path, WHOLE)

    assert models.use("juror", card=card) == ModelUse(provider="openai", model="gpt-card", temperature=0.2, timeout=20)
    frank = models.use("juror", "frank_russo", card=card)
    assert frank is not None
    assert (frank.model, frank.temperature) == ("gpt-card", 0.9)


def test_a_key_never_goes_to_another_address(tmp_path: Path) -> None:
    models = written(
        tmp_path,
        """
        default: {provider: openai, model: a, base_url: "http://one/v1", key_env: ONE_KEY}
        personas:
          juror_1: {base_url: "http://two/v1"}
          juror_2: other:model
        """,
    )
    first, second = models.use("juror", "juror_1"), models.use("juror", "juror_2")

    assert first is not None
    assert second is not None
    assert (first.base_url, first.key_env) == ("http://two/v1", "")
    assert (second.base_url, second.key_env) == ("", "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("roles: {judge: 'openai:x'}", "models.yaml, roles.judge: Input should be 'juror'."),
        ("default: gpt", "models.yaml, default: write provider:model, such as openai:gpt-4o-mini."),
        ("default: {modle: x}", "models.yaml, default.modle: Extra inputs are not permitted."),
        ("default: [1", "models.yaml is not readable as YAML."),
        (
            "roles: {juror: {temperature: 7}}",
            "models.yaml, roles.juror.temperature: Input should be less than or equal to 2.",
        ),
    ],
)
def test_a_bad_file_is_told_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(VenireError) as raised:
        written(tmp_path, text)

    assert str(raised.value) == sentence
    assert raised.value.remedy


def test_an_entry_without_a_provider_is_told(tmp_path: Path) -> None:
    with pytest.raises(VenireError, match="names no provider"):
        written(tmp_path, "roles: {juror: {model: x}}").use("juror")


def test_a_missing_key_is_told_by_its_variable() -> None:
    use = ModelUse(provider="openai", model="gpt-4o")

    assert missing(use, {}) == "openai:gpt-4o needs a key in OPENAI_API_KEY, which is not set."
    assert missing(use, {"OPENAI_API_KEY": "k"}) == ""
    with pytest.raises(VenireError, match="OPENAI_API_KEY"):
        connect(use, {})


def test_an_address_of_ones_own_needs_no_key_unless_one_is_named() -> None:
    local = ModelUse(provider="openai", model="x", base_url="http://127.0.0.1:9/v1")

    assert missing(local, {}) == ""
    assert "MY_KEY" in missing(local.model_copy(update={"key_env": "MY_KEY"}), {"OPENAI_API_KEY": "k"})


def test_an_unknown_provider_is_told_with_the_known_ones() -> None:
    with pytest.raises(VenireError, match="There is no provider called 'hal'") as raised:
        connect(ModelUse(provider="hal", model="9000"), {})

    assert "openai" in raised.value.remedy


def test_the_pool_connects_once_for_each_use() -> None:
    pool = Pool({"OPENAI_API_KEY": "k"})
    mild, wild = (ModelUse(provider="openai", model="x", temperature=value) for value in (0.1, 0.9))

    assert pool.model(mild) is pool.model(mild.model_copy())
    assert pool.model(mild) is not pool.model(wild)
