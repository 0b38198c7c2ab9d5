"""The public face: what ``from venire import …`` offers, all of it alike. Source: spec/design.md, "The house"."""
