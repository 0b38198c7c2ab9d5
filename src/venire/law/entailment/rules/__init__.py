"""One rule a file. Each takes the ground and what is said, and yields a reason for every contradiction it sees."""
