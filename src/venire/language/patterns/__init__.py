"""Forms of words looked for only in texts that can hold one; and talk in a language other than English."""
