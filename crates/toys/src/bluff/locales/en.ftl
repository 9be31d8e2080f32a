## What is told
bluff-log-drew-these = { $name } drew { $tiles }.
bluff-log-drew = { $name } drew { $count }.
bluff-log-laid-own = { $name } laid { $tile } as { $claim }.
bluff-log-laid = { $name } laid a tile as { $claim }.
bluff-log-waived = { $name } lets it be.
bluff-log-stood = It stands: { $points } for { $name }.
bluff-log-looked = { $name } looked: it is { $tile }. { $points } for { $player }.
bluff-log-struck = The lay of { $name } is struck by the steward: it was { $tile }.
bluff-log-dropped-own = { $name } threw { $tile } away.
bluff-log-dropped = { $name } threw a tile away.
bluff-log-left = { $name } has left.
bluff-log-awarded = { $name } is awarded { $points }.
bluff-log-ended = The game is over.

## What is refused
refused-bluff-not_your_turn = It is not your turn to lay; you may challenge or let.
refused-bluff-not_in_hand = You hold no { $tile }; lay one of your own tiles.
refused-bluff-no_such_claim = No tile is a { $claim }; claim 1 to { $highest }.
refused-bluff-nothing_to_challenge = There is no lay that you could challenge now.
refused-bluff-wrong_draw = These tiles cannot be drawn now.
refused-bluff-nothing_to_rule_on = No lay is open that could be ruled on.
refused-bluff-not_on_turn = { $seat } is not on turn and has nothing to forfeit.
