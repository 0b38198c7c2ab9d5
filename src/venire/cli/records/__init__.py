"""Commands on sessions that are kept: list, watch, hand over, replay, fork, export, verify."""
