"""What is in the box: gwt.toml, loaded once into tables by `box`."""
