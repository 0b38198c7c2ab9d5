"""What is asked of a thing by its measure: a size, a height, a weight. A fact without one answers no such question.

"What was his shoe size?" is not answered by his blood group, however much else of the question the fact has.
"""

from __future__ import annotations

import re

_WORN = r"(?:shoe|boot|foot|hat|glove|collar|dress|coat|shirt|ring|clothes|clothing|trouser)s?"
_LENGTHS = (
    r"\d(?:[\d./]*) by \d|\b(?:inch(?:es)?|feet|foot|ft|yards?|miles?|(?:centi|milli|kilo)?met(?:re|er)s?|[cmk]m)\b"
)
_MEASURES: tuple[tuple[re.Pattern[str], re.Pattern[str]], ...] = tuple(
    (re.compile(asked, re.IGNORECASE), re.compile(told, re.IGNORECASE))
    for asked, told in (
        (
            rf"\b{_WORN}[- ]sizes?\b|\bsize (?:of )?(?:(?:the|your|his|her|their) )?{_WORN}\b|"
            rf"\bsize (?:is|are|was|were) (?:the|your|his|her|their|[\w']+'s) {_WORN}\b",
            rf"\bsizes?\b|\b{_WORN} (?:number )?\d",
        ),
        (
            r"\b(?:what|which) (?:[\w']+ ){0,6}?size\b|\bhow (?:big|large|small)\b",
            rf"{_LENGTHS}|\bsizes?\b|\b(?:big|large|small|tiny|little|huge|acres?|litres?|gallons?)\b",
        ),
        (
            r"\bwhat (?:[\w']+ ){0,6}?height\b|\bhow (?:tall|high)\b",
            rf"{_LENGTHS}|\b(?:tall|taller|high|higher|short|shorter|height|storeys?|floors?|head|waist|shoulder)\b",
        ),
        (
            r"\bwhat (?:[\w']+ ){0,6}?weight\b|\bhow heavy\b|\bhow much (?:[\w']+ ){1,5}weigh\b",
                r"\b(?:weigh\w*|pounds?|lbs?|ounces?|stones?|tons?|tonnes?|(?:kilo)?grams?|kilos?|kg|heavy|heavier"
                r"|light|lighter)\b",
        ),
        (
            r"\bwhat (?:[\w']+ ){0,6}?(?:depth|thickness)\b|\bhow (?:deep|thick)\b",
            rf"^(?!.*\d by \d).*(?:{_LENGTHS}|\b(?:deep|deeper|shallow|thick|thin|depth|knee|waist)\b)",
        ),
        (
            r"\bwhat (?:[\w']+ ){0,6}?(?:length|width|breadth|diameter)\b|\bhow (?:wide|broad)\b",
            rf"{_LENGTHS}|\b(?:long|longer|wide|broad|narrow|across|deep|deeper|shallow|thick|thin|knee|waist)\b",
        ),
        (
            r"\bwhat (?:[\w']+ ){0,6}?temperature\b|\bhow (?:hot|cold|warm)\b",
            r"\b(?:degrees?|hot|cold|warm|cool|freezing|frozen|froze|ice|icy|temperature|boiling|frost)\b",
        ),
    )
)  # fmt: skip


def measured(question: str, told: str) -> bool:
    """Whether what is told has the measure that the question asks for; true where it asks for none."""
    wanted = next((has for asks, has in _MEASURES if asks.search(question)), None)
    return wanted is None or bool(wanted.search(told))
