"""What a trial asks beside what its examination and its jury ask."""

from __future__ import annotations

from typing import ClassVar

from venire.kernel.record import Act
from venire.proceedings.deliberation.acts import ACTS as DELIBERATION_ACTS
from venire.proceedings.examination.acts import ACTS as EXAMINATION_ACTS
from venire.proceedings.words import Typed


class Address(Act):
    """Counsel speaks to the jury: an opening, which promises, or a closing, which argues from what was heard. Counsel
    that waives it says so by an empty text."""

    kind: ClassVar[str] = "address_jury"
    text: Typed
    claims: tuple[str, ...] = ()
    """Claims of the argument map that it argues, the main one first."""
    made_from: tuple[str, ...] = ()


ACTS: tuple[type[Act], ...] = (Address, *EXAMINATION_ACTS, *DELIBERATION_ACTS)
