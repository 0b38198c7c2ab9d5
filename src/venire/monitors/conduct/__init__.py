"""What the monitors of people's conduct share: turns, what is known about them, and how a finding goes on record."""
