//! Tables driven from outside, with a clock moved by hand.

mod clocks;
mod desk;
mod leaks;
mod leaving;
mod lessons;
mod random;
mod resend;
mod runner;
mod seats;
mod session;
mod sprees;
mod take_back;
mod talk;
mod telling;
mod together;
