"""``venire models`` and ``venire doctor``: who answers, what is missing, and what to do about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Ran, run_command
from tests.scripted_server import replies, serving
from tests.scripted_server.replies import fills
from venire.models.roles import ROLES

NO_KEYS = {"OPENAI_API_KEY": "", "ANTHROPIC_API_KEY": "", "GEMINI_API_KEY": "", "GOOGLE_API_KEY": ""}
WHOLE = """
default: openai:gpt-4o-mini
roles: {judge: anthropic:claude-haiku-4-5, reporter: understudy}
fallbacks: [ollama:qwen3]
personas: {juror_5: ollama:tiny}
"""


def ran(data: Path, text: str, *words: str, **environ: str) -> Ran:
    (data / "models.yaml").write_text(text)
    return run_command(data, *words, **{**NO_KEYS, **environ})


def about(ran: Ran, name: str) -> list[dict[str, Any]]:
    return [finding for finding in ran.json["findings"] if finding["about"] == name]


def test_each_role_is_shown_with_whoever_can_be_called(tmp_path: Path) -> None:
    shown = ran(tmp_path, WHOLE, "models", "--json", OPENAI_API_KEY="sk-hush").json

    assert list(shown["roles"]) == list(ROLES)
    assert shown["roles"]["juror"] == ["openai:gpt-4o-mini", "ollama:qwen3", "understudy"]
    assert shown["roles"]["judge"] == ["ollama:qwen3", "understudy"]
    assert shown["roles"]["reporter"] == ["understudy"]
    assert shown["overrides"] == {"juror_5": ["ollama:tiny", "ollama:qwen3", "understudy"]}
    assert [lack["sentence"] for lack in shown["lacks"]] == [
        "anthropic:claude-haiku-4-5 needs a key in ANTHROPIC_API_KEY, which is not set."
    ]


def test_the_table_tells_the_same_and_never_a_key(tmp_path: Path) -> None:
    told = ran(tmp_path, WHOLE, "models", OPENAI_API_KEY="sk-hush", COLUMNS="200").out

    assert all(word in told for word in (*ROLES, "openai:gpt-4o-mini, then", "juror_5: ollama:tiny, then ollama:qwen3"))
    assert "anthropic:claude-haiku-4-5 needs a key in ANTHROPIC_API_KEY" in told
    assert "sk-hush" not in told


def test_a_gemini_key_alone_turns_gemini_on(tmp_path: Path) -> None:
    shown = ran(tmp_path, "", "models", "--json", GEMINI_API_KEY="k").json

    assert shown["roles"]["witness"] == ["gemini:gemini-2.5-flash", "understudy"]


@pytest.mark.parametrize(("answers", "code"), [(True, 0), (False, 1)])
def test_a_check_calls_each_model_once_and_tells_how_it_went(tmp_path: Path, answers: bool, code: int) -> None:
    with serving() as server:
        server.script = fills("here", {"text": "yes"}) if answers else lambda _request: replies.down(401)
        text = f"""
        default: {{provider: vllm, model: big, base_url: "{server.url}", price: {{input: 1, output: 10}}}}
        roles: {{judge: {{temperature: 0.1}}}}
        personas: {{juror_1: {{model: small}}}}
        """
        checked = ran(tmp_path, text, "models", "--check", "--json")
        asked = [request.body["model"] for request in server.asked]
        told = " ".join(ran(tmp_path, text, "models", "--check").out.split())

    assert checked.code == code
    assert sorted(asked) == ["big", "small"]
    by_name = {one["model"]: one for one in checked.json["checked"]}
    if answers:
        assert (by_name["vllm:big"]["cost"], by_name["vllm:small"]["cost"]) == (pytest.approx(0.0014), None)
        assert "1000 tokens in and 40 out, $0.00140" in told
        assert "no price known" in told
    else:
        assert by_name["vllm:big"]["trouble"] == "vllm:big does not accept the key."
        assert "vllm:big does not accept the key. Check the key in the environment." in told


def test_with_nobody_to_call_a_check_says_so(tmp_path: Path) -> None:
    checked = ran(tmp_path, "", "models", "--check")

    assert checked.code == 0
    assert "nobody to call but the understudy" in " ".join(checked.out.split())


def test_the_doctor_finds_nothing_wrong_where_nothing_is(tmp_path: Path) -> None:
    found = ran(tmp_path, "", "doctor", "--json")

    assert (found.code, found.json["sound"]) == (0, True)
    assert about(found, "keys")[0]["state"] == "absent"
    assert {finding["about"] for finding in found.json["findings"]} >= {
        "python", "data folder", "sessions", "models.yaml", "venire[anthropic]", "venire[google]", "chromium",
    }  # fmt: skip


def test_the_doctor_names_keys_and_never_tells_them(tmp_path: Path) -> None:
    found = ran(tmp_path, "", "doctor", OPENAI_API_KEY="sk-hush", OPENROUTER_API_KEY="sk-too")

    assert "OPENAI_API_KEY, OPENROUTER_API_KEY" in found.out
    assert "sk-" not in found.out


@pytest.mark.parametrize(
    ("text", "told", "state"),
    [
        ("roles: {juge: 'openai:x'}", "did you mean judge?", "broken"),
        ("default: openai:gpt-4o", "openai:gpt-4o needs a key in OPENAI_API_KEY, which is not set.", "broken"),
        ("personas: {frank_ruso: 'ollama:x'}", "did you mean frank_russo?", "absent"),
    ],
)
def test_the_doctor_looks_through_models_yaml(tmp_path: Path, text: str, told: str, state: str) -> None:
    found = ran(tmp_path, text, "doctor", "--json")

    (finding,) = [one for one in about(found, "models.yaml") if told in one["told"]]
    assert finding["state"] == state
    assert finding["remedy"]
    assert found.code == (1 if state == "broken" else 0)


def test_the_doctor_sees_a_store_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "venire.sqlite").write_bytes(b"This is no database, and long enough to be taken for one." * 40)

    found = ran(tmp_path, "", "doctor", "--json")

    assert found.code == 1
    assert about(found, "sessions")[0]["state"] == "broken"
    assert "Put back a copy" in about(found, "sessions")[0]["remedy"]


def test_the_doctor_counts_the_sessions_and_wakes_none(tmp_path: Path) -> None:
    run_command(tmp_path, "play", "deliberate", "--case", "murder", "--seed", "1", "--unattended", "--size", "3")

    assert about(ran(tmp_path, "", "doctor", "--json"), "sessions")[0]["told"] == "1"


def test_a_budget_is_on_the_record_and_ends_the_calls(tmp_path: Path) -> None:
    words = ("play", "deliberate", "--case", "murder", "--seed", "1", "--unattended", "--size", "3", "--rounds", "2")
    with serving() as server:
        server.script = replies.speaks()
        text = f'roles: {{juror: {{provider: vllm, model: m, base_url: "{server.url}"}}}}'
        played = ran(tmp_path, text, *words, "--no-early-end", "--budget", "1k")

    record = run_command(tmp_path, "export", "last", "--format", "jsonl", "--as", "bench").out
    assert played.code == 0
    assert len(server.asked) == 1
    assert '"kind": "budgeted"' in record
    assert "the budget of 1,000 tokens is spent" in record


def test_what_is_no_budget_is_told_before_a_session_opens(tmp_path: Path) -> None:
    refused = ran(tmp_path, "", "play", "deliberate", "--unattended", "--budget", "much")

    assert refused.code == 2
    assert "'much' is no budget." in refused.err
    assert run_command(tmp_path, "sessions", "--json").out.count("session") <= 1
