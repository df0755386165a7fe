### What the store says when it fails.

error-store-failed = { $problem ->
    [full] The disk is full; nothing was written. Make room on it and try again.
    [disk] The disk does not take what is written. Try again, and look at the disk: nothing is done twice.
    [read-only] The database cannot be written to; nothing was written. See whose the file and its folder are.
    [folder] The database cannot be made or opened: { $what }. See whether its folder is there and may be written to.
    [locked] Another program holds the database; nothing was written. Try again in a moment.
    [unreachable] The database does not answer. Try again in a moment: nothing is done twice.
    [damaged] The database is damaged: { $what }. Go back to a backup.
    [newer] The database was made by a newer version of Igroteka (revision { $what }). Install that version, or use another database.
    [value] Something in this cannot be kept: { $what }. Nothing was written.
    [closed] The games room is closing; nothing was written.
    [address] { $what } is not a database for Igroteka: it takes sqlite:///folder/file.db or postgresql://user@host/name.
    [driver] PostgreSQL needs a package that is not installed ({ $what }): pip install 'igroteka[server,postgres]'
    [server-backup] A PostgreSQL database is backed up by its own pg_dump.
   *[unknown] The database has failed: { $what }. Nothing was written.
}

error-data-taken = Another server (process { $process }) is already serving the games in { $path }. Stop it first, or give this one a folder of its own: --data FOLDER. Several servers can share one PostgreSQL database.
