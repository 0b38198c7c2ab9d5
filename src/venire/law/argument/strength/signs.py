"""What can be seen of an argument, as numbers by name: how much it says, its wording, its order, its care."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import log1p

from venire.law.argument.strength.argument_text import BLAND, FUNCTION_WORDS, ArgumentText, contents, worded
from venire.law.argument.strength.word_order import fitted_order
from venire.law.argument.strength.wording import argument_wordings

Signs = dict[str, float]
_TWICE = re.compile(r"[!?]{2,}|\.{3,}")
_DRAWN = re.compile(r"([a-z])\1\1", re.I)
_SMALL_I = re.compile(r"(?<![\w'.])i(?=[\s'’]|$)")
_END = re.compile(r"[.!?][\"”')\]]*$")
_UNSPACED = re.compile(r"[,.!?;][A-Za-z]{2}| [,.!?;]")
_FEW = 8
"""Arguments of fewer words are all alike short."""


def signs(text: ArgumentText) -> Signs:
    """Name -> value, each about 0 to 3; what is absent is 0."""
    return {**said(text), **worded_so(text), **repeated(text), **ordered(text), **cared_for(text)}


def said(text: ArgumentText) -> Signs:
    """How much there is, and how much of it is content."""
    n, distinct = max(1, len(text.words)), set(text.content)
    lengths = [len(worded(one)) for one in text.sentences] or [0]
    return {
        "words": log1p(n) / 2,
        "few words": max(0.0, 1 - n / 30),
        "many words": max(0.0, n / 70 - 1),
        "content": log1p(len(distinct)) / 2,
        "density": len(text.content) / n * 2,
        "long words": sum(len(one) > 7 for one in text.words) / n * 4,
        "letters": sum(map(len, text.words)) / n / 4,
        "sentences": log1p(len(lengths)),
        "sentence length": min(3.0, n / len(lengths) / 15),
        "long sentences": sum(one > 35 for one in lengths) / len(lengths),
        "short sentences": sum(one < 5 for one in lengths) / len(lengths),
        "bland": sum(one.lower() in BLAND for one in text.words) / n * 5,
        "function": sum(one.lower() in FUNCTION_WORDS for one in text.words) / n * 2,
        "names": sum(one[0].isupper() for s in text.sentences for one in worded(s)[1:]) / n * 5,
        "figures": min(3, sum(one[0].isdigit() for one in text.words)) / 3,
    }


def worded_so(text: ArgumentText) -> Signs:
    """Each kind of wording: its share of the words, and whether it comes again."""
    lower = text.plain.lower().replace("’", "'").replace("“", '"').replace("”", '"')
    n = max(_FEW, len(text.words))
    found: Signs = {}
    for name, pattern in argument_wordings().items():
        number = len(pattern.findall(lower))
        found[f"share {name}"] = min(2.0, 10 * number / n)
        found[f"more {name}"] = min(1.5, log1p(max(0, number - 1)))
    return found


def repeated(text: ArgumentText) -> Signs:
    """How often it says the same again."""
    counts, pairs = Counter(text.content), Counter(pairwise(one.lower() for one in text.words))
    heads = Counter(" ".join(one.lower().split()[:2]) for one in text.sentences)
    own = [frozenset(contents(one)) for one in text.sentences]
    return {
        "content again": _again(counts) * 2,
        "pairs again": _again(pairs) * 4,
        "most repeated": max(counts.values(), default=0) / max(_FEW, len(text.content)) * 2,
        "openings again": _again(heads),
        "sentences again": sum(_alike(one, own[:place]) for place, one in enumerate(own)) / max(1, len(own)) * 2,
        "sentences joined": _joined(own),
    }


def _again(counts: Counter[str] | Counter[tuple[str, str]]) -> float:
    return 1 - len(counts) / counts.total() if counts else 0.0


def _alike(one: frozenset[str], earlier: Sequence[frozenset[str]]) -> bool:
    return any(one and len(one & other) / len(one | other) > 0.6 for other in earlier)


def _joined(own: Sequence[frozenset[str]]) -> float:
    """The share of sentences that take up a content word of another."""
    if len(own) < 2:
        return 0.5
    return sum(any(one & other for other in own if other is not one) for one in own) / len(own)


def ordered(text: ArgumentText) -> Signs:
    """Whether its words stand as words do."""
    order = fitted_order()
    ratios = [one for sentence in text.sentences for one in order.told(order.kinds(sentence))]
    n = max(1, len(ratios))
    return {"order": sum(ratios) / n * 2, "out of order": sum(one < -0.3 for one in ratios) / n * 3}


def cared_for(text: ArgumentText) -> Signs:
    """The marks of care and of its absence: capitals, stops, shouting."""
    n, plain = max(_FEW, len(text.words)), text.plain
    each = max(1, len(text.sentences))
    return {
        "shouted": sum(len(one) > 2 and one.isupper() for one in text.words) / n * 5,
        "exclaimed": min(2.0, plain.count("!") / each),
        "asked": min(2.0, plain.count("?") / each),
        "stops heaped": min(2.0, float(len(_TWICE.findall(plain)))),
        "letters drawn out": float(bool(_DRAWN.search(plain))),
        "small i": min(2.0, float(len(_SMALL_I.findall(plain)))),
        "small openings": sum(one[:1].islower() for one in text.sentences) / each,
        "no end": float(not _END.search(plain)),
        "unspaced": min(2.0, len(_UNSPACED.findall(plain)) / 2),
        "commas": min(2.0, plain.count(",") / n * 12),
        "colons": min(1.0, plain.count(";") + plain.count(":")),
        "brackets": min(1.0, float(plain.count("("))),
        "quoted": min(1.0, plain.count('"') / 2),
    }
