## Every page
page-of = { $number } of { $count }
page-name = Name
page-round = Round
page-table = Table
page-points = Points
page-score = Score
page-total = Total

## Keesdrow
page-keesdrow-board = Keesdrow, board { $seed }
page-keesdrow-ticks = Tick a box each time a letter is used. It scores its value, then double, then triple.
page-keesdrow-referee = Let Keeboard keep score for this board: { $command }
page-keesdrow-pad = Keesdrow score pad
page-keesdrow-date = Date
page-keesdrow-target = Target or turns
page-keesdrow-word = word
page-keesdrow-points = points
page-keesdrow-values = Values
page-keesdrow-uses = A letter scores its value on its first use (green), double on the second (yellow) and triple on the third (red); then it’s used up.
page-keesdrow-challenges = A challenged word scores double if it’s valid; if not, the turn scores nothing and its pegs come off. Pegs: { $green } green, { $yellow } yellow, { $red } red.

## Keebble
page-keebble = Keebble, sheet { $code }
page-keebble-ask = Play a word, then ask for two letters. You get both; everyone else takes one of them or draws a wall.
page-keebble-values = A vowel scores 1, a consonant 3, and a letter nobody else has in hand 5. A hand holds 7 letters at most.
page-keebble-scrabble = Letters score what they do in Scrabble. A hand holds 7 letters at most.
page-keebble-walls = A word ends at a wall. Once ten cells at the edge have a letter, you only play words; it’s over when someone runs out of letters.

## Keezen
page-keezen = Keezen tournament
page-keezen-sheet = Score sheet
page-keezen-started = Started at
page-keezen-signature = Signature, team { $team }
page-keezen-pawn = Pawn
page-keezen-team = Team { $team }
page-keezen-win = Win
page-keezen-order = Each time a pawn comes in, tick its team on the next line. A pawn counts as soon as it enters its base.
page-keezen-time = Time limit: { $minutes } minutes. If time runs out, the points so far count, without the { $win } for the win.

## Keyword
page-keyword = { $party } score cards
page-keyword-steward = Steward
page-keyword-prizes = Prizes
page-keyword-next = The top two move on.
