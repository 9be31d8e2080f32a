-- "Keeb": by which a file is known to be ours.
PRAGMA application_id = 1264936290;

-- A table, as far as it seldom changes. Its log is in `entries`; all else follows from the log and is what lists are made from.
CREATE TABLE tables (
    key      INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    -- As JSON.
    frame    TEXT NOT NULL,
    made     INTEGER NOT NULL,
    -- Whether strangers may join.
    joinable INTEGER NOT NULL,
    closed   INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_to_join ON tables (made) WHERE joinable;

-- Where the log of a table ends, and what changes with every move. The rows are small, so that one commit changes few
-- pages however many tables play.
CREATE TABLE heads (
    table_key INTEGER PRIMARY KEY REFERENCES tables,
    -- How long the log is. Whoever appends must have found it so: that is how one writer wins.
    entries   INTEGER NOT NULL,
    -- The last entry.
    newest    INTEGER,
    asked     TEXT NOT NULL,
    deadline  INTEGER,
    wake      INTEGER,
    last      INTEGER NOT NULL
) STRICT;
CREATE INDEX heads_to_wake ON heads (wake) WHERE wake IS NOT NULL;

-- The logs of all tables, in the order in which entries came. Each names the one before it at its table, and a log is read
-- backwards along these. An index by table and number would have to be changed in as many places as there are tables that
-- play, and with every commit; a log is read only when a table wakes.
CREATE TABLE entries (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    previous  INTEGER,
    body      TEXT NOT NULL
) STRICT;

-- Who sits where, for finding somebody's tables.
CREATE TABLE sittings (
    table_key INTEGER NOT NULL REFERENCES tables,
    person    TEXT NOT NULL,
    PRIMARY KEY (table_key, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX sittings_of_person ON sittings (person);

CREATE TABLE games (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    record   TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

CREATE TABLE persons (
    id         TEXT NOT NULL PRIMARY KEY,
    belongs_to TEXT REFERENCES persons,
    made       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX persons_of_owner ON persons (belongs_to) WHERE belongs_to IS NOT NULL;

CREATE TABLE accounts (
    person   TEXT NOT NULL PRIMARY KEY REFERENCES persons,
    name     TEXT NOT NULL,
    -- The same for names that are taken for the same.
    folded   TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    made     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE keys (
    hash     BLOB NOT NULL PRIMARY KEY,
    kind     TEXT NOT NULL,
    person   TEXT NOT NULL REFERENCES persons,
    -- A key may be made just before its table.
    table_id TEXT,
    label    TEXT NOT NULL,
    made     INTEGER NOT NULL,
    until    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_of_person ON keys (person, kind);
CREATE INDEX keys_to_sweep ON keys (until) WHERE until IS NOT NULL;
