"""The law of persuading jurors one by one: stance, shift, what shows of it, settlement, endings. Pure."""
