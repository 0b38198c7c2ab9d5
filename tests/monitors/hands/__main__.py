"""Write the debates of each hand: ``python -m tests.monitors.hands FOLDER [UKPConvArg1-Ranking-CSV]``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.monitors.hands.played import played
from tests.monitors.hands.rows import Debate
from tests.monitors.hands.web import web
from tests.monitors.hands.written import written


def write(path: Path, debates: Iterable[Debate]) -> None:
    path.write_text("".join(json.dumps(one.row()) + "\n" for one in debates), encoding="utf-8")


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / "written.jsonl", written())
    write(folder / "played.jsonl", played())
    if len(sys.argv) > 2:
        write(folder / "web.jsonl", web(Path(sys.argv[2])))
