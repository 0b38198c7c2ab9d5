"""A proceeding that another package brings: the page about it, done as it says, and nothing of it in venire."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

from tests.docs.at_hand import scripts
from tests.docs.blocks import ROOT, Desk, blocks
from tests.scripted_server import serving
from tests.scripted_server.replies import fills
from tests.support.foreign import EXAMPLE, install_pennies
from venire.kernel.part import loaded
from venire.kernel.record import Entry
from venire.monitors.adapters.papers import SessionPapers

PAGE = "docs/package-a-proceeding.md"
MODELS = """
roles: {{opposing_counsel: {{provider: ollama, model: one}}}}
providers: {{ollama: {{base_url: "{url}"}}}}
"""

ELSEWHERE = """
from venire.sessions.progress.shown import DetectionTally, SessionShown

def shown(session):
    head = session.head
    return SessionShown(
        session=session.id, at=head.opened_at, kind=head.kind, case="", title=head.title,
        overall=DetectionTally(hits=2, signals=3), grounds={},
    )

async def reads(venire, case, rounds, seeds):
    return {"case": case, "rounds": rounds or 7, "seeds": list(seeds)}
"""
"""Two parts of a kind that a game of pennies has no use for."""


def test_the_page_about_a_package_runs_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    install_pennies(tmp_path)
    desk = Desk(tmp_path, scripts=scripts())
    for block in blocks(PAGE):
        path, _, quoted = block.note.partition(" ")
        if quoted:
            assert block.body in (EXAMPLE / path).read_text(encoding="utf-8"), path
        else:
            desk.do(block)
    assert "| Round | First | Second | Scored |" in (tmp_path / "pennies.md").read_text(encoding="utf-8")


def test_a_game_left_at_the_terminal_goes_on_where_it_stood(tmp_path: Path) -> None:
    install_pennies(tmp_path)
    desk = Desk(tmp_path, scripts=scripts())
    desk.run("bash", "-c", "printf 'h\\nq\\n' | venire play pennies --goal 2 --seed 3")
    assert "You leave the game." in desk.printed
    desk.run("bash", "-c", "printf 't\\nh\\n' | venire watch")
    assert "the second player won" in desk.printed
    assert desk.printed.count("The hands are opened") == 2


def test_a_kind_from_elsewhere_is_practised_and_read(tmp_path: Path) -> None:
    install_pennies(tmp_path)
    desk = Desk(tmp_path, scripts=scripts())
    desk.run("venire", "play", "pennies", "--unattended", "--goal", "1", "--json")
    desk.run("venire", "progress", "--all")
    assert "You have not finished" in desk.printed
    desk.run("venire", "study", "prose", "--proceeding", "pennies", fails=True)
    assert "'pennies' is not one of 'deliberation', 'debate'." in desk.printed
    kind = tmp_path / "pennies" / "kind.py"
    named = 'practice="elsewhere:shown",\n    prose="elsewhere:reads",\n    terminal='
    kind.write_text(kind.read_text(encoding="utf-8").replace("terminal=", named), encoding="utf-8")
    desk.write("elsewhere.py", ELSEWHERE)
    desk.run("venire", "progress", "--all")
    assert "2 of 3" in desk.printed
    desk.run("venire", "study", "prose", "--proceeding", "pennies", "--case", "robot", "--sessions", "2", "--json")
    assert '"rounds": 7' in desk.printed
    assert '"seeds": ["1", "2"]' in desk.printed


def test_what_is_out_of_range_is_refused_in_a_sentence(tmp_path: Path) -> None:
    install_pennies(tmp_path)
    desk = Desk(tmp_path, scripts=scripts())
    desk.run("venire", "play", "pennies", "--goal", "0", fails=True)
    assert desk.printed.startswith("goal: input should be greater than or equal to 1.")


def test_venire_itself_names_nothing_of_it() -> None:
    sources = (path for path in (ROOT / "src").rglob("*") if path.suffix in {".py", ".html", ".js", ".toml"})
    assert [path for path in sources if "pennies" in path.read_text(encoding="utf-8").lower().split()] == []


def test_a_model_is_foretold_and_plays_and_the_coin_steps_in(tmp_path: Path) -> None:
    install_pennies(tmp_path)
    desk = Desk(tmp_path, scripts=scripts())
    with serving() as server:
        server.script = fills("choose", {"face": "tails"})
        desk.write("data/models.yaml", MODELS.format(url=server.url))
        desk.run("venire", "play", "pennies", "--unattended", "--goal", "2", "--json")
    assert "in 6 calls of ollama:one" in desk.printed
    assert '"result": "the first player"' in desk.printed
    desk.run("venire", "replay")
    assert desk.printed.count("tails and tails") == 2
    desk.run("venire", "play", "pennies", "--unattended", "--goal", "1", "--json")
    assert "could not answer for player/1" in desk.printed
    assert "a coin does." in desk.printed


def test_its_turns_are_read_by_the_monitors() -> None:
    sys.path.insert(0, str(EXAMPLE))
    try:
        kind = loaded("pennies.kind:KIND")
        chose = loaded("pennies.game:Chose")(round=1, seat="player/1", face="heads")
        read = SessionPapers({}, kind.turns).turns()
    finally:
        sys.path.remove(str(EXAMPLE))
    entry = Entry(seq=3, at=datetime(2026, 1, 1, tzinfo=UTC), event=chose)
    assert [(turn.no, turn.speaker, turn.text) for turn, _ in read.hear(entry)] == [(3, "player/1", "heads")]
