"""Count which words stand beside which, for :mod:`venire.law.argument.strength.word_order`.

    python scripts/fit_word_order.py BOOK...

BOOK: text or Markdown in the public domain; the shipped table is of Francis L. Wellman, The Art of Cross-Examination
(1904), chapters 9 and 10 and the famous cross-examinations, with the cases of this project. A second or two.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from itertools import pairwise
from math import log
from pathlib import Path

import yaml

from venire.language.text.sentences import sentences
from venire.law.argument.strength import word_order
from venire.law.argument.strength.argument_text import worded
from venire.law.argument.strength.word_order import EDGE, WordOrder

HOME = Path(__file__).parent.parent / "src" / "venire"
TARGET = Path(word_order.__file__).with_name("order.json")
KNOWN, LEAST, SMOOTH = 400, 2, 2.0
"""Words counted by themselves; how often a pair must be seen; by how many chance pairs each ratio is drawn to 1."""
MOST, FLOOR = 3.0, -1.5
Node = str | int | float | bool | None | list["Node"] | dict[str, "Node"]


def texts(books: list[Path]) -> list[str]:
    """Every sentence of the books and of the cases."""
    cases: list[Node] = [
        yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted((HOME / "cases").glob("*.yaml"))
    ]
    own = [text for case in cases for text in strings(case)]
    return [one for text in [*map(book, books), *own] for one in sentences(text) if len(worded(one)) > 2]


def book(path: Path) -> str:
    """A book's running text: no headings, no marks of emphasis, divided words joined."""
    text = re.sub(r"^#.*$", "", path.read_text(encoding="utf-8"), flags=re.M)
    joined = re.sub(r"(\w)-\n(\w)", r"\1\2", text)
    return " ".join(re.sub(r"[_*]|\b(?:Q|A)\.", " ", joined).split())


def strings(node: Node) -> list[str]:
    """Every text of more than five words in a case."""
    if isinstance(node, str):
        return [node] if node.count(" ") > 4 else []
    inner = list(node.values()) if isinstance(node, dict) else node if isinstance(node, list) else []
    return [text for one in inner for text in strings(one)]


def counted(lines: list[str]) -> dict[str, object]:
    """The table, of the pairs that were seen often enough or should have been seen and were not."""
    common = Counter(word.lower() for line in lines for word in worded(line)).most_common(KNOWN)
    order = WordOrder(frozenset(word for word, _ in common), {}, 0.0)
    rows = [order.kinds(line) for line in lines]
    first = Counter(one for row in rows for one in row[:-1])
    second = Counter(one for row in rows for one in row[1:])
    pairs = Counter(pair for row in rows for pair in pairwise(row))
    total = sum(pairs.values())
    table: dict[str, dict[str, int]] = {}
    for one in sorted(first):
        for other in sorted(second):
            chance, seen = first[one] * second[other] / total, pairs[one, other]
            if seen >= LEAST or chance > 1.0:
                ratio = log((seen + SMOOTH) / (chance + SMOOTH))
                table.setdefault(one, {})[other] = round(100 * max(FLOOR, min(MOST, ratio)))
    kept = {one: {other: value for other, value in row.items() if abs(value) >= 10} for one, row in table.items()}
    return {"known": sorted(order.known), "unseen": -0.1, "edge": EDGE, "hundredths": kept}


def main() -> None:
    """Count and write."""
    lines = texts([Path(name) for name in sys.argv[1:]])
    told = json.dumps(counted(lines), separators=(",", ":"), ensure_ascii=False)
    TARGET.write_text(told + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(lines)} sentences, {len(told) // 1000} kB\n")


if __name__ == "__main__":
    main()
