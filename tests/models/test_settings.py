"""Which model answers for whom, by ``models.yaml``."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from venire.errors import VenireError
from venire.law.case_file.persona import ModelChoice
from venire.models.configuration.reading import read_models
from venire.models.configuration.settings import Models
from venire.models.pool import Pool
from venire.models.providers import connect, missing
from venire.models.roles import ROLES, Role
from venire.models.use import ModelUse, Price

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
          juror_2: openrouter:model
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
        ("roles: {juge: 'openai:x'}", "models.yaml, roles.juge: there is no such role; did you mean judge?"),
        ("default: gpt", "models.yaml, default: write provider:model, such as openai:gpt-4o-mini, or understudy."),
        ("default: {modle: x}", "models.yaml, default.modle: there is no such setting; did you mean model?"),
        ("defautl: openai:x", "models.yaml, defautl: there is no such setting; did you mean default?"),
        (
            "providers: {ollama: {concurency: 3}}",
            "models.yaml, providers.ollama.concurency: there is no such setting; did you mean concurrency?",
        ),
        ("providers: {olama: {concurrency: 3}}", "models.yaml, providers: there is no provider called 'olama'."),
        ("roles: {judge: 'openia:x'}", "models.yaml, roles.judge: there is no provider called 'openia'."),
        ("fallbacks: ['openai:x', 'openia:x']", "models.yaml, fallbacks.2: there is no provider called 'openia'."),
        ("roles: {juror: {model: x}}", "models.yaml, roles.juror: no provider is named."),
        (
            "witnesses: {Crane: 'openai:x'}",
            "models.yaml, witnesses.Crane: a witness is named by its id, W3, or by case and id, murder/W3.",
        ),
        ("default: [1", "models.yaml, line 1: expected ',' or ']', but got '<stream end>'."),
        ("default: openai:x\ndefault: openai:y", "models.yaml, line 2: 'default' is given twice."),
        ("default: {<<: *a}", "models.yaml, line 1: found undefined alias 'a'."),
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


def test_a_provider_nearly_named_is_guessed(tmp_path: Path) -> None:
    with pytest.raises(VenireError) as raised:
        written(tmp_path, "default: antropic:claude")

    assert raised.value.remedy.startswith("Did you mean anthropic? Providers are: openai,")


def test_every_role_is_in_the_table_with_a_sentence() -> None:
    assert tuple(ROLES) == get_args(Role)
    assert all(told.endswith(".") for told in ROLES.values())


def test_a_role_may_be_left_to_the_understudy_under_a_default(tmp_path: Path) -> None:
    models = written(tmp_path, "default: openai:gpt-4o\nroles: {judge: understudy}\nfallbacks: [ollama:qwen3]")

    assert [use.name for use in models.line("juror")] == ["openai:gpt-4o", "ollama:qwen3"]
    assert models.line("judge") == ()


def test_a_fallback_is_called_as_the_role_is_unless_it_says_otherwise(tmp_path: Path) -> None:
    models = written(
        tmp_path,
        """
        default: {provider: openai, model: gpt-4o, base_url: "http://one/v1", key_env: ONE, temperature: 0.4}
        roles: {judge: {temperature: 0.1, price: {input: 1, output: 2}}}
        fallbacks: [openai:gpt-4o-mini, {provider: ollama, model: qwen3, timeout: 90}, openai:gpt-4o]
        """,
    )

    first, second, third = models.line("judge")

    assert (first.name, first.temperature, first.price) == ("openai:gpt-4o", 0.1, Price(input=1, output=2))
    assert (second.name, second.base_url, second.temperature, second.price) == (
        "openai:gpt-4o-mini",
        "http://one/v1",
        0.1,
        None,
    )
    assert (third.name, third.base_url, third.key_env, third.timeout) == ("ollama:qwen3", "", "", 90)


def test_a_witness_has_a_model_of_its_own_in_one_case_or_in_all(tmp_path: Path) -> None:
    models = written(tmp_path, "witnesses: {W3: 'openai:any', murder/W3: 'anthropic:crane'}")

    named = [models.use("witness", "W3", f"{case}/W3") for case in ("murder", "theft")]

    assert [use.name for use in named if use] == ["anthropic:crane", "openai:any"]
    assert models.use("witness", "W4", "murder/W4") is None


def test_what_holds_for_a_provider_does_not_hold_at_another_address(tmp_path: Path) -> None:
    models = written(
        tmp_path,
        """
        default: ollama:qwen3
        personas: {juror_2: {base_url: "http://other/v1"}}
        providers: {ollama: {base_url: "http://gpu:11434/v1", concurrency: 5, key_env: GPU_KEY}}
        """,
    )
    usual, other = models.use("juror"), models.use("juror", "juror_2")

    assert usual is not None
    assert other is not None
    assert (usual.base_url, usual.concurrency, usual.key_env) == ("http://gpu:11434/v1", 5, "GPU_KEY")
    assert (other.base_url, other.concurrency, other.key_env) == ("http://other/v1", None, "")


@pytest.mark.parametrize(
    ("text", "thinking"),
    [("off", "off"), ("low", "low"), ("'off'", "off"), ("2048", 2048), ("false", "off")],
)
def test_thinking_is_a_level_or_a_number_of_tokens(tmp_path: Path, text: str, thinking: object) -> None:
    use = written(tmp_path, f"default: {{provider: openai, model: o5, thinking: {text}}}").use("juror")

    assert use is not None
    assert use.thinking == thinking


def test_a_gemini_key_turns_gemini_on_where_no_default_is_written(tmp_path: Path) -> None:
    path = tmp_path / "models.yaml"
    for name in ("GEMINI_API_KEY", "GOOGLE_API_KEY"):
        use = read_models(path, {name: "k"}).use("judge")
        assert use is not None
        assert (use.name, use.temperature, use.max_tokens) == ("gemini:gemini-2.5-flash", 0.7, 1024)

    path.write_text("default: openai:gpt-4o")
    written_default = read_models(path, {"GEMINI_API_KEY": "k"}).use("judge")
    assert written_default is not None
    assert written_default.name == "openai:gpt-4o"
    path.write_text("default: understudy")
    assert read_models(path, {"GEMINI_API_KEY": "k"}).use("judge") is None


def test_a_price_is_for_a_million_tokens() -> None:
    price = Price(input=2.0, output=8.0, cached=0.5)

    assert price.of(1_000_000, 500_000, 400_000) == pytest.approx(0.6 * 2 + 0.4 * 0.5 + 4.0)
    assert Price(input=2.0, output=8.0).of(1_000_000, 0, 400_000) == pytest.approx(2.0)


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


def test_no_default_reaches_a_role_that_is_played_on_request(tmp_path: Path) -> None:
    assert written(tmp_path, "default: openai:gpt-4o-mini\nfallbacks: [openai:gpt-4o]").line("monitor") == ()

    models = written(
        tmp_path, "default: openai:gpt-4o-mini\nfallbacks: [openai:gpt-4o]\nroles: {monitor: {timeout: 9}}"
    )
    assert [(use.model, use.timeout) for use in models.line("monitor")] == [("gpt-4o-mini", 9), ("gpt-4o", 9)]
