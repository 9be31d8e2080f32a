//! Three small games that show how a game is written.
