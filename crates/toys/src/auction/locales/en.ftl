## Notices
auction-log-prize = The prize is { $card }, worth { $worth }.
auction-log-sealed-own = { $name } bids { $card }, face down.
auction-log-sealed = { $name } has bid.
auction-log-bid = { $name } bid { $card }.
auction-log-sold = { $worth } for { $winners }.
auction-log-level = The highest bids are tied, so nobody wins the prize.
auction-log-left = { $name } has left the game.
auction-log-awarded = Ruling: { $points } for { $name }.
auction-log-ended = The auction is over.

## What is shown, and what can be typed
auction-show-prize = Prize: { $card }
auction-show-carried = Prize: { $card } and { $carried } carried over
auction-show-no-prize = No prize on the table.
auction-show-to-come = Still to come: { $cards }
auction-show-cards = cards { $cards }
auction-show-has-bid = has bid
auction-show-bid = Your bid: { $card }
auction-hand = Your cards: { $cards }.
auction-type-bid = bid CARD
    bid one of your cards, face down; A is 1, T 10, J 11, Q 12, K 13

## Refusals
refused-auction-not_in_hand = You don’t have { $card }. Bid one of your own cards.
refused-auction-no_such_prize = { $card } isn’t one of the prizes left. Turn up another one.
refused-auction-no_such_ruling = That ruling doesn’t apply to an auction. Award points or end the game.

## Options
option-auction-cards = Cards and prizes
option-auction-cards-help = Everyone holds this many cards, and this many prizes come up.
option-auction-ties = A prize with two highest bids
option-auction-ties-discard = is thrown away
option-auction-ties-carry = is added to the next one
option-auction-timer = Time per bid
option-auction-timer-help = When time runs out, you bid your lowest card.

## Presets
preset-name-auction-classic = Classic
preset-auction-classic = Seven cards each, and everyone bids for themselves.
preset-name-auction-teams = Teams
preset-auction-teams = Thirteen cards, two pairs, thirty seconds a bid, and ties are carried over.
preset-name-auction-tiny = Tiny (for tests)
preset-auction-tiny = Three cards: small enough to search to the end.

## Bots
bot-name-steady = Steady
bot-meaning-auction-steady = Bids the card closest to what the prize is worth.
