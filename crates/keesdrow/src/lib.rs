//! Keesdrow: words are walked on a maze of letters. Every letter may be used three times in a game, and each use pays
//! more.
