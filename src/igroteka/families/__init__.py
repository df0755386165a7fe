"""What games of one family share."""
