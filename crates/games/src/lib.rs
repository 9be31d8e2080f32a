//! The list of games behind one interface.
