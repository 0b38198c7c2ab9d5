"""The page through HTTP."""
