-- An event: an event, a tournament, a challenge. Its log is in `event_entries`; all else is what lists are made from.
CREATE TABLE events (
    key     INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    kind    TEXT NOT NULL,
    -- What to type to come to it.
    code    TEXT NOT NULL,
    -- What was agreed when it was made, as JSON. It never changes.
    terms   TEXT NOT NULL,
    open    INTEGER NOT NULL,
    -- How long the log is. Whoever appends must have found it so: that is how one writer wins.
    entries INTEGER NOT NULL,
    made    INTEGER NOT NULL,
    last    INTEGER NOT NULL
) STRICT;
CREATE INDEX events_by_code ON events (code) WHERE open;

-- The logs of all events, in the order in which entries came. Events are few, so that an index costs little.
CREATE TABLE event_entries (
    key       INTEGER PRIMARY KEY,
    event_key INTEGER NOT NULL REFERENCES events,
    number    INTEGER NOT NULL,
    body      TEXT NOT NULL,
    UNIQUE (event_key, number)
) STRICT;

-- Who has come to which event, for finding somebody's events.
CREATE TABLE event_people (
    person    TEXT NOT NULL,
    event_key INTEGER NOT NULL REFERENCES events,
    PRIMARY KEY (person, event_key)
) STRICT, WITHOUT ROWID;
