"""What each proceeding's entries are to the monitors: turns of speakers, and the papers they speak from."""
