"""The reader: a monitor on a model's means, where one is set for the role ``monitor``."""
