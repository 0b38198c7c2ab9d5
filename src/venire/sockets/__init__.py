"""One mechanism for everything that can be added: a name, an entry-point group, and what was found there."""
