"""Values as YAML and JSON write them, read with the place of every fault."""
