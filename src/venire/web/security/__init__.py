"""The door of the server: who may come in, by which name, and as whom."""
