// Keeps the program, so that it opens without a network.
