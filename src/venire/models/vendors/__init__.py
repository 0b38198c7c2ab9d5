"""Providers of language models, one file each, by their own libraries."""
