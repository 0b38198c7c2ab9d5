"""What is said in court of an improper sentence of a speech: by the other counsel, by the judge, at the debrief."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire.law.argument.improper_address import Wrong


class ImproperRemarks(Frozen):
    """By what is wrong with the sentence; who says each is told in ``improper_remarks.yaml``."""

    ground: Mapping[Wrong, str]
    objection: Mapping[Wrong, tuple[str, ...]]
    sustained: Mapping[Wrong, tuple[str, ...]]
    teaching: Mapping[Wrong, str]
    told: Mapping[Wrong, str]


@cache
def improper_remarks() -> ImproperRemarks:
    """All of them."""
    return shipped_values("venire.law.argument", "improper_remarks.yaml", ImproperRemarks)
