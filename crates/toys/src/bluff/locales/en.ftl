## Notices
bluff-log-drew-these = { $name } draws { $tiles }.
bluff-log-drew = { $name } draws { $count ->
    [one] one tile
   *[other] { $count } tiles
 }.
bluff-log-laid-own = { $name } plays { $tile } and calls it { $claim }.
bluff-log-laid = { $name } plays a tile and calls it { $claim }.
bluff-log-waived = { $name } lets it stand.
bluff-log-stood = { $name } scores { $points }.
bluff-log-looked = { $name } challenges, and it’s { $tile }. { $player } scores { $points }.
bluff-log-struck = Ruling: the tile { $name } played doesn’t count. It was { $tile }.
bluff-log-dropped-own = { $name } throws { $tile } away.
bluff-log-dropped = { $name } throws a tile away.
bluff-log-left = { $name } has left the game.
bluff-log-awarded = Ruling: { $points } for { $name }.
bluff-log-ended = The game is over.

## What is shown, and what can be typed
bluff-show-bag = In the bag: { $count }
bluff-show-table = On the table: { $tiles }
bluff-show-tiles = tiles { $count }
bluff-show-lay = { $name } played a tile and called it { $claim }
bluff-show-lay-own = { $name } played a tile and called it { $claim } (it’s { $tile })
bluff-show-hand = Your tiles: { $tiles }
bluff-type-challenge = challenge
    look at the tile: a true claim scores double, a false one nothing
bluff-type-let = let
    let the claim stand
bluff-type-lay = lay TILE as CLAIM
    play one of your tiles face down and say what it is, truthfully or not, as in lay 3 as 5

## Refusals
refused-bluff-not_your_turn = It’s not your turn to play a tile. Challenge the last one or let it stand.
refused-bluff-not_in_hand = You don’t have { $tile }. Play one of your own tiles.
refused-bluff-no_such_claim = There are no tiles with { $claim }. Claim a number from 1 to { $highest }.
refused-bluff-nothing_to_challenge = There’s no tile to challenge. Play one of your own.
refused-bluff-wrong_draw = Those tiles can’t be drawn now.
refused-bluff-nothing_to_rule_on = There’s no tile to rule on. You can rule on a tile only while it can be challenged.
refused-bluff-not_on_turn = It’s not { $seat }’s turn, so there’s nothing to forfeit.

## Options
option-bluff-values = Highest number on a tile
option-bluff-copies = Tiles of each number
option-bluff-hand = Tiles in a hand
option-bluff-challenge = Time to challenge
option-bluff-challenge-none = until the next player moves
option-bluff-timer = Time per turn
option-bluff-timer-help = When time runs out, you lose your lowest tile.

## Presets
preset-name-bluff-classic = Classic
preset-bluff-classic = Thirty tiles, four in a hand, and everyone bluffs for themselves.
preset-name-bluff-pairs = Pairs
preset-bluff-pairs = Two pairs, and a minute a turn.
preset-name-bluff-tiny = Tiny (for tests)
preset-bluff-tiny = Four tiles, one in a hand: small enough to search to the end.

## Bots
bot-name-honest = Honest
bot-meaning-bluff-honest = Plays its highest tile truthfully, and challenges only what can’t be true.

## What is wrong with a table
problem-bluff-too_few_tiles = The hands take { $dealt } tiles, and there are only { $tiles }. Choose smaller hands.
