"""Which papers of a session come with venire, word for word: nobody need ask what is hidden in them."""

from __future__ import annotations

from functools import lru_cache

from venire.kernel.frozen import Frozen
from venire.kernel.opening import pin
from venire.law.case_file.by_identity import ByIdentity
from venire.library.rosters import default_roster
from venire.library.shipped import read_so_far


def comes_with_venire(paper: str) -> bool:
    """Whether the paper of this hash is a shipped case that was read here, or the usual jury."""
    return any(_hash_of(ByIdentity(one)) == paper for one in (*read_so_far(), default_roster()))


@lru_cache(maxsize=64)
def _hash_of(content: ByIdentity[Frozen]) -> str:
    return pin(content.held)[0]
