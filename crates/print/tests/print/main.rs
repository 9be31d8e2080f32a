//! Pages to print, as marks and as PDF.

mod pages;
#[cfg(feature = "pdf")]
mod pdf;
