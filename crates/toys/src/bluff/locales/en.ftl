## What is refused
refused-bluff-not_your_turn = It is not your turn to lay; you may challenge or let.
refused-bluff-not_in_hand = You hold no { $tile }; lay one of your own tiles.
refused-bluff-no_such_claim = No tile is a { $claim }; claim 1 to { $highest }.
refused-bluff-nothing_to_challenge = There is no lay that you could challenge now.
refused-bluff-wrong_draw = These tiles cannot be drawn now.
refused-bluff-nothing_to_rule_on = No lay is open that could be ruled on.
refused-bluff-not_on_turn = { $seat } is not on turn and has nothing to forfeit.
