"""venire puts a case on trial: agents and people deliberate, examine, debate and persuade, on a record that replays."""

__version__ = "0.1.0"
