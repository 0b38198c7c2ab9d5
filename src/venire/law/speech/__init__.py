"""How questions and answers are spoken: who "you" and "I" are, what is put, and how firmly it is answered."""
