## Notices
rally-log-hit = { $name } hits the ball.
rally-log-missed = { $name } misses the ball.
rally-log-left = { $name } has left the game.
rally-log-awarded = Ruling: { $points } for { $name }.
rally-log-ended = The rally is over.

## What is shown, and what can be typed
rally-show-hits = Hits: { $count }
rally-type-hit = hit
    hit the ball

## Refusals
refused-rally-no_such_ruling = That ruling doesn’t apply to a rally. Award points or end the game.
refused-rally-no_chance = Nothing is left to chance in a rally.

## Options
option-rally-hits = Hits until the end

## Presets
preset-name-rally-long = Long
preset-rally-long = A hundred hits.
preset-name-rally-tiny = Tiny (for tests)
preset-rally-tiny = Four hits: small enough to search to the end.

## What is wrong with a table
problem-rally-two_players = A rally is for two players, against each other.
