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
        **dict.fromkeys("*†‡+|", " "),
        "–": "—",
        "―": "—",
    }
)
_RULES: tuple[tuple[str, re.Pattern[str], str], ...] = tuple(
    (trigger, re.compile(pattern), replacement)
    for trigger, pattern, replacement in (
        # what must be in the text for the rule to matter, the pattern, its replacement
        ("&", r"&(?:amp;)?c\.?", "etc."),
        ("&", r"&", "and"),
        ("- ", r"([a-z])- ([a-z]{2,})", r"\1\2"),  # a word broken at the end of a line
        ("¬", r"¬ ?", ""),
        ("--", r" ?-{2,} ?", "—"),
        (" -", r" -+ ?", "—"),
        ("—", r"[ —]*—[ —]*", "—"),
        (" s.", r"(\d) s\.", r"\1s."),  # 2 s. -> 2s.
        (" d.", r"(\d) d\.", r"\1d."),
        (" l.", r"(\d) l\.", r"\1l."),
        (" ,", r" +,", ","),
        (" .", r" +\.", "."),
        (" ;", r" +;", ";"),
        (" :", r" +:", ":"),
        (" ?", r" +\?", "?"),
        (" )", r" +\)", ")"),
        (" '", r"(?<=[a-zA-Z]) +'s\b", "'s"),
        ("( ", r"\( +", "("),
        ("(", r"(?<=[a-z0-9][.,;:?!])\(", " ("),
        ("", r"(?<=[a-z]{3}[.,;:?!)])(?=[A-Z][a-z]|I )", " "),
        ("", r"(?<=[.,;:?!)])([\ue001\ue003\ue005]+)(?=\w)", r"\1 "),
        ("", r"([,;:])(?:[,;:])+", r"\1"),
        (".", r"[,;:]\.", "."),
        ("..", r"(?<!\.)\.\.(?!\.)", "."),
        ('"', r"(^|[\s(—\[,])\"(?=\S)", r"\1‘"),  # double quotes within a quotation become single ones
        ('"', r"\"", "’"),
        ("‘ ", r"‘ +", "‘"),
    )
)
_ODD = re.compile("[" + re.escape("".join(chr(code) for code in _LETTERS)) + "]")
_NOTHING_TO_DO = re.compile(r"[A-Za-z][A-Za-z ]*")


def clean(text: str) -> str:
    """The text with long s, ligatures, stray spaces, broken words and reference marks put right.

    Marks of structure in the private-use area pass through.
    """
    if _ODD.search(text):
        text = text.translate(_LETTERS)
    text = " ".join(text.split())
    if _NOTHING_TO_DO.fullmatch(text):
        return text
    for trigger, pattern, replacement in _RULES:
        if trigger in text:
            text = pattern.sub(replacement, text)
    return text.strip()


def title_case(name: str) -> str:
    """``MARY ANN O'BRIEN`` as ``Mary Ann O'Brien``; a name already in mixed case stays as it is."""
    name = " ".join(name.split()).strip(" ,.;:")
    return re.sub(r"[A-Z]{2,}", lambda match: match.group(0).capitalize(), name)
