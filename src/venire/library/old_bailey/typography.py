"""Old print made easy on a modern eye: typography only, never a word."""

from __future__ import annotations

import re

_LETTERS = str.maketrans(
    {
        "ſ": "s",
        "ﬁ": "fi",
        "ﬂ": "fl",
        "ﬀ": "ff",
        "ﬃ": "ffi",
        "ﬄ": "ffl",
        "ﬅ": "st",
        "ﬆ": "st",
        "\u00ad": "",
        "\u200b": "",
        "\ufeff": "",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "\u00a0": " ",
        "–": "—",
        "―": "—",
    }
)
_RULES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"&(?:amp;)?c\.?", "etc."),
        (r"&", "and"),
        (r"[*†‡+|]+", " "),
        (r"\s+", " "),
        (r"([a-z])(?:¬|- )([a-z]{2,})", r"\1\2"),  # a word broken at the end of a line
        (r" ?—+[ —]*| -{1,2} ?| ?-{2,} ?", "—"),
        (r"(\d) ?([lsd])(?=[.,; ]) ?\.?", r"\1\2."),  # 2 d. -> 2d.
        (r"(\d[lsd]\.)(?=[\w(])", r"\1 "),
        (r" +([,.;:?!)\]'])(?! ?\")", r"\1"),
        (r"\( +", "("),
        (r"([a-z]{3}[.,;:?!])(?=[A-Z][a-z]|I )", r"\1 "),
        (r"([,;:])(?:\s*[,;:])+", r"\1"),
        (r"[,;:]\.", "."),
        (r"(?<!\.)\.\.(?!\.)", "."),
        (r"(^|[\s(—\[,])\"(?=\S)", r"\1‘"),  # double quotes within a quotation become single ones
        (r"\"", "’"),
        (r"‘ +", "‘"),
        (r"\s+", " "),
    )
)


def clean(text: str) -> str:
    """The text with long s, ligatures, stray spaces, broken words and reference marks put right.

    Marks of structure in the private-use area pass through.
    """
    text = text.translate(_LETTERS)
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text.strip()


def title_case(name: str) -> str:
    """``MARY ANN O'BRIEN`` as ``Mary Ann O'Brien``; a name already in mixed case stays as it is."""
    name = " ".join(name.split()).strip(" ,.;:")
    return re.sub(r"[A-Z]{2,}", lambda match: match.group(0).capitalize(), name)
