## What is told
rally-log-hit = { $name } hits the ball.
rally-log-missed = { $name } misses the ball.
rally-log-left = { $name } has left.
rally-log-awarded = { $name } is awarded { $points }.
rally-log-ended = The rally is over.

## What is refused
refused-rally-no_such_ruling = In a rally nothing is ruled but points and its end.
refused-rally-no_chance = In a rally nothing is drawn.
