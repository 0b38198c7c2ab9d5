"""The rules of evidence, the grounds of objection, and what a court goes by when it applies them."""
