"""Defects in what a question would bring in: hearsay, opinion, relevance, privilege and their like."""
