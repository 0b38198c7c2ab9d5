"""The judge of an examination: rules on objections, offers and motions to strike."""
