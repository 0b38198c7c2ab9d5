"""Make the papers for two blind readings of the understudy's jurors, and the keys to mark them by.

The first reading asks which of two versions of a stretch of deliberation is in its true order; the second asks which of
eleven characters made a speech. Sheets hold speeches only: no rounds, ballots, murmurs or numbers.
Use: python scripts/blind_readings.py FOLDER [FIRST_SEED]
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path

from venire.app import Venire
from venire.cli.terminal.running import run
from venire.kernel.chance import Chance
from venire.law.case_file.persona import Roster
from venire.library.rosters import default_roster
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.studies.runs.sessions import deliberations

SESSIONS, STRETCH, EACH = 10, 14, 5


async def spoken(venire: Venire, first: int) -> list[list[Spoke]]:
    """The speeches of each session, twelve rounds of the murder."""
    wish = DeliberationRequest(case="murder", params=Params(max_rounds=12, early_end=False))
    seeds = [str(first + number) for number in range(SESSIONS)]
    return [
        [entry.event for entry in session.entries if isinstance(entry.event, Spoke)]
        async for session in deliberations(venire, wish, seeds)
    ]


def order_sheets(folder: Path, sessions: list[list[Spoke]], roster: Roster, chance: Chance) -> dict[str, str]:
    """Two versions of the middle of each session; the key says which is true."""
    key: dict[str, str] = {}
    for number, speeches in enumerate(sessions, 1):
        start = (len(speeches) - STRETCH) // 2
        true = speeches[start : start + STRETCH]
        pair = [true, chance.shuffled(true, "shuffle", number)]
        letter = "A" if chance.below(0.5, "side", number) else "B"
        a, b = (_sheet(one, roster) for one in (pair if letter == "A" else pair[::-1]))
        (folder / f"order-{number:02}.txt").write_text(f"VERSION A\n\n{a}\n\n\nVERSION B\n\n{b}\n")
        key[f"{number:02}"] = letter
    return key


def _sheet(speeches: list[Spoke], roster: Roster) -> str:
    return "\n\n".join(f"{roster.jurors[speech.juror - 1].name}: {speech.text}" for speech in speeches)


def character_sheet(folder: Path, sessions: list[list[Spoke]], roster: Roster, chance: Chance) -> dict[str, str]:
    """Some speeches of each archetype, by lot and without names; the key says whose each is."""
    by_archetype: dict[str, list[str]] = defaultdict(list)
    for speech in (speech for speeches in sessions for speech in speeches):
        by_archetype[roster.jurors[speech.juror - 1].archetype].append(speech.text)
    drawn = [
        (archetype, text)
        for archetype, texts in by_archetype.items()
        for text in chance.shuffled(texts, "draw", archetype)[:EACH]
    ]
    mixed = chance.shuffled(drawn, "mix")
    (folder / "characters.txt").write_text("\n\n".join(f"{n}. {text}" for n, (_, text) in enumerate(mixed, 1)) + "\n")
    return {str(number): archetype for number, (archetype, _) in enumerate(mixed, 1)}


def main(folder: Path, first: int) -> None:
    """Write the sheets and ``key.json`` into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    chance = Chance(f"blind readings {first}")

    sessions, roster = run(lambda venire: spoken(venire, first), in_memory=True), default_roster()
    key = {
        "order": order_sheets(folder, sessions, roster, chance),
        "characters": character_sheet(folder, sessions, roster, chance),
    }
    (folder / "key.json").write_text(json.dumps(key, indent=1) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 901)
