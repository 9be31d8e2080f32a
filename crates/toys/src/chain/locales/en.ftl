## What is told
chain-log-begins = The first word begins with { $letter }.
chain-log-said = { $name } says { $word }: { $points } points.
chain-log-passed = { $name } passes.
chain-log-time-up = The time of { $name } is up.
chain-log-forfeited = { $name } forfeits the turn.
chain-log-struck = The word { $word } of { $name } is struck.
chain-log-left = { $name } has left.
chain-log-awarded = { $name } is awarded { $points }.
chain-log-ended = The game is over.

## What is refused
refused-chain-wrong_letter = The word has to begin with { $letter }, got { $word }.
refused-chain-too_short = A word has at least { $shortest } letters, got { $word }.
refused-chain-already_said = The word { $word } has been said before.
refused-chain-not_a_word = The word list has no { $word }.
refused-chain-dead_letter = No word begins with { $letter }.
refused-chain-nothing_to_strike = There is no word that could be struck.
refused-chain-not_on_turn = { $seat } is not on turn.
refused-chain-no_such_ruling = A word stands until a steward strikes it.
