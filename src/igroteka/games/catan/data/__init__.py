"""What is in the box: catan.toml, loaded once into tables by `box`."""
