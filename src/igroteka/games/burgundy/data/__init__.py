"""What is in the box: burgundy.toml, loaded once into tables by `box`."""
