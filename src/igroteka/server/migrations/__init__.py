"""How the tables came to be what they are: Alembic revisions, run when a store is opened."""
