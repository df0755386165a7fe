"""What looks good here? Values for bots, in points; they never change the state."""
