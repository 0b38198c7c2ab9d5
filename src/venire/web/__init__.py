"""The page: a courtroom in the browser, and the JSON interface beside it."""
