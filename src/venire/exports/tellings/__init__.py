"""How sessions of each kind are told: one implementation a kind, chosen by name in one table."""
