"""How fast, and in how much memory, Old Bailey session files go into the library.

    python benchmarks/old_bailey_import.py FOLDER_OF_SESSION_FILES

imports one, two and four copies of the folder (trial ids made distinct by copy) into a library of their own, each in a
fresh process, and prints trials, seconds, trials per second and the peak of resident memory. Flat memory shows in the
last column.
"""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from venire.library.old_bailey.importer import import_folder


def main() -> None:
    if len(sys.argv) == 4 and sys.argv[1] == "--one":
        _measure(Path(sys.argv[2]), Path(sys.argv[3]))
        return
    source = Path(sys.argv[1])
    print(f"{'copies':>6} {'trials':>7} {'seconds':>8} {'CPU s':>7} {'trials/s':>9} {'peak MB':>8}")
    for copies in (1, 2, 4):
        _row(source, copies)


def _row(source: Path, copies: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(copies):
            _copy(source, folder / "papers" / str(number), number)
        command = [sys.executable, __file__, "--one", str(folder / "papers"), str(folder / "library.db")]
        found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    rate = found["trials"] / found["seconds"]
    times = f"{found['seconds']:>8.2f} {found['cpu']:>7.2f} {rate:>9.0f}"
    print(f"{copies:>6} {found['trials']:>7} {times} {found['peak_mb']:>8.1f}")


def _copy(source: Path, target: Path, number: int) -> None:
    """The files with other trial ids, so that each copy is stored and none is skipped."""
    if number == 0:
        shutil.copytree(source, target)
        return
    target.mkdir(parents=True)
    for file in source.glob("*.xml"):
        text = file.read_text(encoding="utf-8")
        text = text.replace('type="trialAccount" id="t', f'type="trialAccount" id="t{number}x')
        (target / file.name).write_text(text, encoding="utf-8")


def _measure(folder: Path, database: Path) -> None:
    before = time.process_time()
    report = import_folder(folder, database)
    found = {
        "trials": report.imported,
        "seconds": report.seconds,
        "cpu": time.process_time() - before,
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
