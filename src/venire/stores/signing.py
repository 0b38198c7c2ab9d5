"""What binds a session in the store: the signed end of its record, and a seal over what the list tells of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from venire.kernel import chain
from venire.ports import Altered


class BoundSession(NamedTuple):
    """What the store keeps of a session beside its entries."""

    session: str
    kind: str
    title: str
    owner: str
    opened_at: str
    over: int
    result: str
    head_hash: str
    seal: str

    @classmethod
    def of(cls, row: Iterable[object]) -> BoundSession:
        """What a row holds. Where a stranger put bytes in the place of words, words that no seal fits."""
        return cls._make(one.decode(errors="replace") if isinstance(one, bytes) else one for one in row)

    def signed(self, key: bytes, count: int, last: str) -> BoundSession:
        """The same with a record of so many entries, the hash of the last of which is this."""
        return self._replace(head_hash=chain.head(key, self.session, count, last)).sealed(key)

    def ended(self, key: bytes, result: str) -> BoundSession:
        """The same, over, with this result."""
        return self._replace(over=1, result=result).sealed(key)

    def sealed(self, key: bytes) -> BoundSession:
        """The same with the seal over all of it."""
        return self._replace(seal=self._right_seal(key))

    def require_sealed(self, key: bytes) -> None:
        """Raises :class:`Altered` where title, owner, result or the signed end were changed."""
        if not chain.same(self._right_seal(key), self.seal):
            raise Altered(
                f"What is kept of session {self.session} is damaged: its title, its owner, its result or its end was "
                "altered.",
                "Put back a copy of the data folder.",
            )

    def require_end(self, key: bytes, count: int, last: str) -> None:
        """Raises :class:`Altered` where the record does not end as it was signed."""
        self.require_sealed(key)
        if not chain.same(chain.head(key, self.session, count, last), self.head_hash):
            raise Altered(
                f"The record of session {self.session} is damaged: it does not end where it was signed.",
                f"Put back a copy of the data folder; `venire verify {self.session}` tells where.",
            )

    def _right_seal(self, key: bytes) -> str:
        told = (self.session, self.kind, self.title, self.owner, self.opened_at, bool(self.over), self.result)
        return chain.seal(key, (*told, self.head_hash))
