## Notices
newgame-log-took =
    { $name } takes { $count ->
        [one] one counter
       *[other] { $count } counters
    }.
newgame-log-late = { $name } runs out of time and takes one counter.
newgame-log-left = { $name } has left the game.
newgame-log-awarded = Ruling: { $points } for { $name }.
newgame-log-won = { $name } wins.
newgame-log-ended = The game is over.

## What is shown, and what can be typed
newgame-show-counters = Counters: { $count }
newgame-type-take = take COUNT
    take from 1 to { $most } counters

## Refusals
refused-newgame-bad_count = You can’t take that many. Take 1 to { $most } counters.
refused-newgame-no_chance = Nothing is left to chance in this game.
refused-newgame-no_such_ruling = That ruling doesn’t apply to this game. Award points or end the game.

## Options
option-newgame-counters = Counters on the heap
option-newgame-most = Counters you can take per turn
option-newgame-most-count = up to { $count }
option-newgame-misere = The player who takes the last counter
option-newgame-misere-off = wins
option-newgame-misere-on = loses
option-newgame-timer = Time per turn
option-newgame-timer-help = When time runs out, you take one counter.

## Presets
preset-name-newgame-classic = Classic
preset-newgame-classic = 21 counters, up to three a turn. Take the last one to win.
preset-name-newgame-misere = Misère
preset-newgame-misere = The player who takes the last counter loses.
preset-name-newgame-tiny = Tiny (for tests)
preset-newgame-tiny = Five counters: small enough to search to the end.

## What is wrong with a table
problem-newgame-two_players = This game is for two players, against each other.
