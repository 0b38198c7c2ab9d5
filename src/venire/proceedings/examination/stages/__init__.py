"""The stations of a question and its answer: who is asked, what they may answer, what follows."""
