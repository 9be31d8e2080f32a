//! Runs the real program from the command line.

mod bench;
mod bests;
mod completion;
mod database;
mod events;
mod games;
mod generate;
mod kee;
mod keyword;
mod legal;
mod man;
mod own_tiles;
mod perft;
mod play;
mod print;
mod referee;
mod resume;
mod review;
mod rules;
mod sheets;
mod show;
mod simulate;
mod solve;
#[cfg(unix)]
mod transcripts;
mod verify;
mod words;
