"""How often a server looks for what nobody needs any more."""

from __future__ import annotations

import gc

FRESH, YOUNG, OLD = 50_000, 20, 50
"""New objects before the youngest are looked through; of such looks, how many before the next older are, and of those
before all are. A hundred rooms hold 600,000 objects: to look through all of them takes a third of a second, in which
nobody hears anything, and with Python's own 700, 10 and 10 that came every two seconds. What is in no circle is given
back at once, by itself; the youngest circles are still found within a second of such a load."""


def seldom_looked_for() -> None:
    """From now on; what is loaded by now stays, and is not looked through at all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(FRESH, YOUNG, OLD)
