"""``models.yaml``: read, checked, and as it stands now."""
