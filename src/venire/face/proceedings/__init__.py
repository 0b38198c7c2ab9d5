"""Every proceeding as a program holds it, all alike."""
