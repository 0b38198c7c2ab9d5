"""What every test may use."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("venire", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("venire")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The host runs on asyncio."""
    return "asyncio"
