"""What goes on by itself: bots answer, clocks run out."""
