"""The Old Bailey Proceedings, 1674 to 1913, as a source of cases."""
