//! Runs the real program as somebody would type it.

mod bench;
mod bests;
mod database;
mod events;
mod games;
mod generate;
mod kee;
mod keyword;
mod legal;
mod own_tiles;
mod perft;
mod play;
mod print;
mod referee;
mod resume;
mod review;
mod show;
mod simulate;
mod solve;
mod verify;
mod words;
