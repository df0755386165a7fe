### What the server says at its edge: refusals, the start page without a build, `igroteka serve`, backups.

## Refusals

error-internal = Something went wrong on our side. Nothing of yours is lost; try again.
error-not-found = There is nothing here.
error-method = This cannot be asked in this way.
error-session-needed = Come in first: as a guest in one click, or with an account.
error-csrf = The page is out of date. Reload it.
error-origin = A page from { $origin } may not write here.
error-not-allowed = You may not do this.
error-host-strange = This server does not know itself as { $host }. Start it with --public and the address that people type.
error-metrics-closed = Only the machine of the server reads its measurements.
error-too-fast =
    { $seconds ->
        [one] Too often. Try again in a second.
       *[other] Too often. Try again in { $seconds } seconds.
    }
error-too-much-work =
    { $seconds ->
        [one] The house has worked hard for you just now. Try again in a second.
       *[other] The house has worked hard for you just now. Try again in { $seconds } seconds.
    }
error-too-many-bytes =
    { $seconds ->
        [one] You have fetched a lot just now. Try again in a second.
       *[other] You have fetched a lot just now. Try again in { $seconds } seconds.
    }
error-body-large = This is too large: at most { $most } KiB.
error-body-deep = This is nested too deep: at most { $depth } levels.
error-body-slow = The request did not arrive in time.
error-body-form = The request cannot be understood: { $problem }
error-message-large = The message is too large: at most { $most } bytes.
error-message-form = The message cannot be understood: { $problem }
error-too-many-rooms = One connection follows at most { $most } tables.
error-too-many-streams = At most { $most } streams at a time.
error-record-long = The record is too long: at most { $most } moves.
error-filter-game = An option belongs to a game: say which one (game=…).
error-filter-day = “{ $text }” is no day for { $name }. Write it as 2026-11-16.
error-filter-cursor = “{ $text }” is no place in the list. Take it from “next” of the page before.

## Pages

page-not-built =
    The games room is open, but its pages are not built yet.
    Build them with `make web` in the source folder and reload this page. The API is described at /api/schema.

## igroteka serve, backup, restore

serve-open = Igroteka is open at { $address }
serve-near = For others on this network: { $address }
serve-data = Games are kept in { $place }
serve-stop = Ctrl-C closes it; games stay.
serve-closed = Igroteka is closed.
export-done =
    { $count ->
        [0] There are no such games.
        [one] { $count } game is in { $path }
       *[other] { $count } games are in { $path }
    }
export-games = Games
backup-made = The backup is in { $path }
restore-made = { $path } is as it was in the backup.
restore-kept = What was there before is kept in { $path }

error-port-taken = Port { $port } is taken by another program. Choose another one: --port { $next }
error-port-denied = Port { $port } may not be used by this account. Choose one above 1023.
error-host-unusable = This machine cannot listen at { $host }: { $problem }.
error-data-folder = The folder { $path } cannot be used: { $problem }.
error-data-file = The file { $path } cannot be used: { $problem }. See whose it is, or delete it if its name ends in -shm and no server runs.
error-serve-dependency = The server needs packages that are not installed ({ $name }): pip install 'igroteka[server]'
error-workers-database = { $workers } processes cannot share one SQLite file. Name a PostgreSQL database (--database postgresql://user@host/name), or serve with one process: leave --workers out.
error-workers-system = Several processes can share one port only on Linux. Serve with one process: leave --workers out.
error-workers-kept = While the rules are being compiled the room is one process. Open it with igroteka serve --workers when they are.
error-public-form = { $address } is not an address: write https://games.example.org
error-backup-nothing = There is no database at { $path }.
error-restore-unsound = { $path } is not a sound backup of Igroteka: { $problem }
error-restore-running = The database { $path } is in use. Stop the server first.
error-restore-there = There is a database at { $path } already. With --force it is put aside and the backup takes its place.
error-restore-database = A PostgreSQL database is restored by its own pg_restore.
error-protocol-version = This client speaks version { $version } of the protocol; the house speaks version { $expected }. Reload the page, or see docs/protocol.md.
