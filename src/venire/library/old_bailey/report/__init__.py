"""The printed reports of the Old Bailey, read as trials."""
