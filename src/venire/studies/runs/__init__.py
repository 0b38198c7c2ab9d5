"""Studies that hold sessions or bring parts of venire together: they compose what the measures may not import."""
