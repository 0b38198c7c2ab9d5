"""The examination of witnesses, for agents from outside."""
