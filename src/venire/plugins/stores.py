"""Where sessions are kept, by the name that the settings give."""

from __future__ import annotations

from venire.catalog import STORES
from venire.errors import VenireError
from venire.ports import Store
from venire.settings import Settings
from venire.sockets.shapes import cannot
from venire.stores.lines import Codecs
from venire.stores.memory import MemoryStore
from venire.stores.sqlite import SqliteStore


async def sqlite(settings: Settings, codecs: Codecs) -> Store:
    """One file in the data folder."""
    return await SqliteStore.at(settings.database, codecs)


async def memory(_settings: Settings, codecs: Codecs) -> Store:
    """Forgotten when the process ends."""
    return MemoryStore(codecs)


async def open_store(name: str, settings: Settings, codecs: Codecs) -> Store:
    """The store of this name. Raises :class:`VenireError` where there is none, or it cannot be opened."""
    if name not in STORES.names():
        lack = STORES.lack(name)
        raise VenireError(str(lack), f"{lack.remedy} VENIRE_STORE names the one to use.")
    try:
        store = await STORES.named(name)(settings, codecs)
    except VenireError:
        raise
    except Exception as error:
        raise VenireError(
            f"The store {name!r} cannot be opened ({type(error).__name__}: {str(error)[:200]}).",
            f"Set VENIRE_STORE to another: {', '.join(STORES.names())}.",
        ) from error
    lacking = cannot(store, Store)
    if lacking:
        raise VenireError(f"The store {name!r} cannot {lacking[0].replace('_', ' ')}.", "Choose another store.")
    return store
