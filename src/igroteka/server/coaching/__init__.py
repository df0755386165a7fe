"""The coach at the table: hints to a seat that is asked, reviews of games that are over."""
