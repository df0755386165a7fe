"""What is in the box: nusfjord.toml, loaded once into tables by `box`."""
