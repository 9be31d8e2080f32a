-- Programs that play for themselves, each a person of its own who sits at tables like any other.
CREATE TABLE bots (
    person TEXT NOT NULL PRIMARY KEY REFERENCES persons,
    -- Who answers for it.
    owner  TEXT NOT NULL REFERENCES accounts (person),
    name   TEXT NOT NULL,
    -- The same for names that are taken for the same.
    folded TEXT NOT NULL,
    made   INTEGER NOT NULL,
    UNIQUE (owner, folded)
) STRICT, WITHOUT ROWID;
