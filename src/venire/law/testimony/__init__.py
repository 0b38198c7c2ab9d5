"""What witnesses have said: the answers in the light of their questions, and what they establish."""
