"""Great Western Trail."""
