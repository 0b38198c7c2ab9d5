"""Questions for a drill of objections: proper ones that take nothing for granted, and ones with a single fault."""
