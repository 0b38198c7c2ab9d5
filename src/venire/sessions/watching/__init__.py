"""Who watches a session: which monitors, over which papers, and how they are asked."""
