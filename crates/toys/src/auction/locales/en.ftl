## What is told
auction-log-prize = The prize is { $card }, worth { $worth }.
auction-log-sealed-own = { $name } has bid { $card }, face down.
auction-log-sealed = { $name } has bid.
auction-log-bid = { $name } bid { $card }.
auction-log-sold = { $worth } to { $winners }.
auction-log-level = The bids are level, so nobody has it.
auction-log-left = { $name } has left.
auction-log-awarded = { $name } is awarded { $points }.
auction-log-ended = The auction is over.

## What is refused
refused-auction-not_in_hand = You do not hold { $card }; bid one of your own cards.
refused-auction-no_such_prize = The prize { $card } is not among those left.
refused-auction-no_such_ruling = In an auction a steward can only award points or end the game.
