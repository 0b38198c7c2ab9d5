"""The pages of a deliberation."""
