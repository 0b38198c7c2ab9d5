"""What each proceeding's entries are to the monitors: turns of speakers and their papers; and the monitor that reads
them."""
