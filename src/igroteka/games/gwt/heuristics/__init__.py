"""What looks good here? Values for bots, in points; never changes the state."""
