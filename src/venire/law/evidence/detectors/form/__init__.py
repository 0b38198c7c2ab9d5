"""Defects in how or when a question is put: Federal Rule of Evidence 611."""
