"""No pattern of venire hangs on a word that somebody may type: a long one in capitals, blanks, dashes, quotation marks.

A pattern in which the same letters can be matched in many ways takes twice as long for every letter more; it is tried
in a process of its own, which is ended when it does not come back.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

SECONDS = 60
"""What the whole takes is a second or two; a pattern that hangs takes years."""
TRIED = """
import importlib, pkgutil, re, sys
import venire, venire_understudy

def held(value, depth=0):
    if isinstance(getattr(value, "pattern", None), (str, bytes)) and callable(getattr(value, "search", None)):
        yield value  # compiled, or to be compiled at its first text
    elif depth < 3 and isinstance(value, dict):
        for one in value.values():
            yield from held(one, depth + 1)
    elif depth < 3 and isinstance(value, (tuple, list, set, frozenset)):
        for one in value:
            yield from held(one, depth + 1)

patterns = set()
packages = [*pkgutil.walk_packages(venire.__path__, "venire."),
            *pkgutil.walk_packages(venire_understudy.__path__, "venire_understudy.")]
for module in packages:
    if module.name.startswith(sys.argv[1]) and not module.name.endswith("__main__"):
        for value in list(vars(importlib.import_module(module.name)).values()):
            patterns.update(held(value))
words = ["W", "W'", "Ww ", "A, ", "-", "1,", " ", '"', "I and ", "w", "Did you "]
for pattern in patterns:
    if isinstance(pattern.pattern, str):
        for word in words:
            long = word * (60 // len(word))
            for text in (long, "According to " + long + "!", "he said, " + long + "! x"):
                pattern.search(text)
print(len(patterns))
"""


@pytest.mark.parametrize("package", ["venire.language", "venire.law", "venire.monitors", "venire_understudy"])
def test_a_long_word_hangs_no_pattern(package: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", TRIED, package], capture_output=True, text=True, timeout=SECONDS, check=True
    )
    assert int(ran.stdout) > 80
