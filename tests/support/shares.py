"""How much of all that there is a test looks at: a share every day, and each of it in ``make prove``."""

from __future__ import annotations

import pytest

SHARES = (pytest.param(4, id="every fourth"), pytest.param(1, id="each", marks=pytest.mark.prove))
"""For ``parametrize``: the step from one that is looked at to the next. What fails everywhere fails at every fourth."""
