"""The terminal.

The sentence model adds up small matrices, for which one thread is quicker than several; and a sum comes out the same on
a machine with two cores and one with twenty. Whoever has set another number keeps it.
"""

import os

THREADS = "OPENBLAS_NUM_THREADS"
os.environ.setdefault(THREADS, "1")
