"""The case file: the case, its argument map, its people and what its claims rest on."""
