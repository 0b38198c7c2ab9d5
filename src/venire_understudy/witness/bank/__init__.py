"""A witness answers from a bank: which fact a question goes to, whether its premise holds, which line says it."""
