"""Two texts laid side by side: what agrees, what clashes, what figures follow."""
