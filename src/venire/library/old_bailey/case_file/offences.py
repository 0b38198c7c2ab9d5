"""The table of archaic offences: what each is called and what must be proved for it."""

from __future__ import annotations

from functools import cache

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire.law.case_file.case import Charge, Element
from venire.library.old_bailey.report.trial import Offence


class ElementRow(Frozen):
    """One element; ``{prisoner}`` in its text stands for the name."""

    kind: str
    text: str
    handle: str


class OffenceRow(Frozen):
    name: str
    elements: tuple[str, ...]


class OffenceTable(Frozen):
    elements: dict[str, ElementRow]
    offences: dict[str, OffenceRow]

    def row(self, offence: Offence) -> OffenceRow:
        """The most particular entry there is: the subcategory's, its category's, or a plain misdemeanour."""
        rows = self.offences
        return (
            rows.get(f"{offence.category}.{offence.subcategory}") or rows.get(offence.category) or rows["miscellaneous"]
        )


@cache
def table() -> OffenceTable:
    return shipped_values("venire.library.old_bailey.case_file", "offences.yaml", OffenceTable)


def charges_for(offences: tuple[Offence, ...], prisoner: str) -> tuple[tuple[Charge, ...], dict[str, str]]:
    """Charges with numbered elements, each offence of the table once, and the kind of every element by its id."""
    rows = {table().row(o).name: table().row(o) for o in offences or (Offence("", "", "", ""),)}
    kinds: dict[str, str] = {}
    charges: list[Charge] = []
    for number, row in enumerate(rows.values(), start=1):
        elements: list[Element] = []
        for key in row.elements:
            entry = table().elements[key]
            element_id = f"EL{len(kinds) + 1}"
            kinds[element_id] = entry.kind
            text = entry.text.replace("{prisoner}", prisoner)
            elements.append(Element(id=element_id, text=text[0].upper() + text[1:], handle=entry.handle))
        charges.append(Charge(id=f"CH{number}", name=row.name, elements=tuple(elements)))
    return tuple(charges), kinds
