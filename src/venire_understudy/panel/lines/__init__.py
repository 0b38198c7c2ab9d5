"""The sentences of an argument, read one by one: which argue, which only take up room, which turn another round."""
