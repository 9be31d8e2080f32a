## What is refused
refused-rally-no_such_ruling = In a rally nothing is ruled but points and its end.
refused-rally-no_chance = In a rally nothing is drawn.
