//! The way to a table in a worker of this page.
