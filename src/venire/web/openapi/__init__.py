"""The interface told to programs: the shape of every answer, the document of all of it, and a page that shows it."""
