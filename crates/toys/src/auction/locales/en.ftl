## What is refused
refused-auction-not_in_hand = You do not hold { $card }; bid one of your own cards.
refused-auction-no_such_prize = The prize { $card } is not among those left.
refused-auction-no_such_ruling = In an auction a steward can only award points or end the game.
