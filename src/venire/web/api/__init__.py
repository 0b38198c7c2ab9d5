"""The JSON interface that every kind of session shares."""
