//! English words with their levels, as a word graph.
