## Notices
keesdrow-log-laid = The tiles are on the table.
keesdrow-log-picked = { $reader ->
    [name] You pick
   *[other] { $name } picks
 } a tile with { $letter } on the back.
keesdrow-log-begins = { $reader ->
    [name] You go
   *[other] { $name } goes
 } first.
keesdrow-log-played = { $reader ->
    [name] You play
   *[other] { $name } plays
 } { $word }.
keesdrow-log-played-points = { $reader ->
    [name] You play
   *[other] { $name } plays
 } { $word } for { $points }.
keesdrow-log-played-turning = { $reader ->
    [name] You play
   *[other] { $name } plays
 } { $word } for { $points }, shifting { $columns ->
        [one] a column of tiles
       *[other] { $columns } columns of tiles
    }.
keesdrow-log-played-winning = { $reader ->
    [name] You play { $word } and win
   *[other] { $name } plays { $word } and wins
 } { $tiles ->
        [one] a tile
       *[other] { $tiles } tiles
    }.
keesdrow-log-passed = { $reader ->
    [name] You pass.
   *[other] { $name } passes.
 }
keesdrow-log-done = { $reader ->
    [name] You end your turn.
   *[other] { $name } ends their turn.
 }
keesdrow-log-time-up = { $reader ->
    [name] You run
   *[other] { $name } runs
 } out of time.
keesdrow-log-waived = { $reader ->
    [name] You let
   *[other] { $name } lets
 } it stand.
keesdrow-log-stood = { $reader ->
    [name] You score
   *[other] { $name } scores
 } { $counts } for the turn.
keesdrow-log-challenged-good = { $reader ->
    [name] You challenge { $word }, but it’s valid: { $player } scores double.
    [player] { $name } challenges { $word }, but it’s valid: you score double.
   *[other] { $name } challenges { $word }, but it’s valid: { $player } scores double.
 }
keesdrow-log-challenged-stands = { $reader ->
    [name] You challenge { $word }, but it’s valid: { $player } keeps it.
    [player] { $name } challenges { $word }, but it’s valid: you keep it.
   *[other] { $name } challenges { $word }, but it’s valid: { $player } keeps it.
 }
keesdrow-log-challenged-bad = { $reader ->
    [name] You challenge { $player }’s { $word }, and it’s not in the dictionary.
    [player] { $name } challenges your { $word }, and it’s not in the dictionary.
   *[other] { $name } challenges { $player }’s { $word }, and it’s not in the dictionary.
 }
keesdrow-log-struck = { $reader ->
    [name] You lose
   *[other] { $name } loses
 } { $word }.
keesdrow-log-wrong-word = { $reader ->
    [name] You play
   *[other] { $name } plays
 } { $word }, which isn’t in the dictionary. The turn is over.
keesdrow-log-forfeited = { $reader ->
    [name] You score
   *[other] { $name } scores
 } nothing for the turn.
keesdrow-log-left = { $reader ->
    [name] You have
   *[other] { $name } has
 } left the game.
keesdrow-log-awarded = Ruling: { $points } for { $reader ->
    [name] you
   *[other] { $name }
 }.
keesdrow-ended = The game is over: { $how ->
        [goal] the goal has been reached
        [turns] all turns have been played
        [exhaustion] nobody could find another word
        [played_out] there’s nothing left to play
        [tiles] enough tiles have been won
        [time_up] time is up
        [left] not enough players are left
       *[other] it was ended early
    }.
keesdrow-expected = a word, a word and its walk like “CAT a1-b1-c1”, “pass”, “challenge” or “let”

## What can be typed, on the first line, and what it does
keesdrow-type-challenge = challenge
    challenge the last word: { $loss ->
        [tiles] if it’s invalid, the turn wins nothing
        [word] it scores double if it’s valid and nothing if it isn’t
       *[turn] it scores double if it’s valid; if not, the turn scores nothing
    }
keesdrow-type-challenge-two = challenge 2
    challenge the second word of the turn
keesdrow-type-let = let
    let the turn stand
keesdrow-type-word = WORD
    play a word along the walk that scores most
keesdrow-type-walk = WORD WALK
    play it along your own walk, as in CAT a1-b1-c1; a walk alone is enough
keesdrow-type-pass = pass
    play no word this turn
keesdrow-type-done = pass
    end your turn
keesdrow-type-about-walks = A walk goes from letter to letter in any direction: a1 is the top left, b1 right of it, a2 below it.
keesdrow-type-about-uses = A digit says how often a letter has been used. Every use scores more, and after three it is used up.
keesdrow-no-look-up = You can’t use the dictionary during play at this table.

## Beside the board
keesdrow-amount = { $unit ->
    [tiles] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
   *[points] { $count }
 }
keesdrow-show-not-laid = The tiles haven’t been laid yet.
keesdrow-show-pegs = Pegs left: { $green } green, { $yellow } yellow, { $red } red
keesdrow-show-last = Last word: { $parts }
keesdrow-show-word = { $word } { $walk }
keesdrow-show-word-by = { $word } { $walk } by { $name } for { $amount }
keesdrow-show-challenged = challenged by { $name } and valid
keesdrow-show-winning = winning the tile at { $tile }
keesdrow-show-turning = shifting columns { $left } and { $right }
keesdrow-show-challengers = { $names } can challenge { $player }’s turn: { $words }
keesdrow-show-turns = turns { $count }
keesdrow-show-team = team { $team }

## Answers
keesdrow-at = { $cell }: { $letter }, { $uses ->
    [0] not used yet
    [1] used once
    [2] used twice
   *[other] used up
 }.
keesdrow-at-nothing = { $cell } has no letter.
keesdrow-row = Row { $row }: { $letters }.
keesdrow-row-letter = { $uses ->
    [0] { $letter }
    [1] { $letter } once
    [2] { $letter } twice
   *[other] { $letter } used up
 }
keesdrow-row-hole = nothing

## Hints
keesdrow-hint-kinds = Type “hint”, “hint a1” (how many words start there), “hint 6” (a six-letter word) or “hint best”.
keesdrow-hint-start = Words that start at { $cell }: { $count }.
keesdrow-hint-word = { $word } { $walk } for { $amount }.
keesdrow-hint-none = There’s no such word on the board now.
keesdrow-hint-no-words = There are no words left on the board.
keesdrow-hint-best-start = Words on the board: { $count }. The best one has { $letters } letters, starts at { $cell } and is worth { $amount }.

## Refusals
refused-keesdrow-not_your_turn = It’s not your turn to play. Challenge the last turn or let it stand.
refused-keesdrow-jump = { $from } and { $to } aren’t next to each other. Step to a neighbouring letter, or stay on the same one.
refused-keesdrow-no_letter = There’s no letter at { $cell }. Pick a walk over letters only.
refused-keesdrow-letter_expired = The { $letter } at { $cell } is used up after three uses. Pick a walk without it, or another word.
refused-keesdrow-misspelt = That walk spells { $spelled }, not { $word }. Change the walk or the word.
refused-keesdrow-too_short = { $word } is too short. Play a word of at least { $shortest } letters.
refused-keesdrow-not_a_word = { $word } isn’t in the dictionary. Try another word.
refused-keesdrow-played_before = { $word } has already been played on these letters. Spell it with other letters, or play another word.
refused-keesdrow-shorter_version = { $word } is a shorter version of { $earlier }, which was played on these letters. Spell it with other letters, or play another word.
refused-keesdrow-no_peg_left = There’s no { $colour } peg left for { $cell }. Pick another walk or another word.
refused-keesdrow-cannot_be_walked = { $word } can’t be spelled on this board. Try another word.
refused-keesdrow-nothing_to_challenge = There’s no turn to challenge. Play a word or pass.
refused-keesdrow-no_such_word = That turn has no word { $number }. Choose a number from 1 to { $words }.
refused-keesdrow-word_settled = Word { $number } of that turn is already settled. Challenge another word.
refused-keesdrow-wrong_draw = Those tiles can’t be laid or picked now. Take them from those that are left.
refused-keesdrow-nothing_to_rule_on = There’s no turn to rule on. You can rule on a turn only while it can be challenged.
refused-keesdrow-not_on_turn = It’s not { $seat }’s turn, so there’s nothing to forfeit. Wait for their turn.
refused-keesdrow-referee_over = The game is over. Undo the last entry to continue.
refused-keesdrow-referee_nobody_begins = It isn’t known yet who goes first. Say who does.
refused-keesdrow-referee_must_stand = The last turn decides the game. Let it stand or challenge it first.
refused-keesdrow-referee_off_the_board = That walk leaves the board. Pick a walk over letters only.
refused-keesdrow-referee_no_turn = It’s nobody’s turn, so no time is running. Enter the next word.
refused-keesdrow-referee_no_game_time = This game has no overall time limit. To stop now, end the game.
refused-keesdrow-referee_nothing_to_challenge = There’s no turn to challenge. Enter the next word.
refused-keesdrow-referee_who_challenges = { $names } can challenge. Say which of them does.
refused-keesdrow-referee_nothing_to_undo = There’s nothing to undo yet. Enter the first word.
refused-keesdrow-referee_no_letter = There’s no letter at { $cell }. Choose a cell that has one.
refused-keesdrow-referee_barred = “{ $entry }” wouldn’t be possible with that letter. Undo that entry first.
refused-keesdrow-referee_no_award = Give a name and points, as in: award Anna 5.
refused-keesdrow-referee_no_points = “{ $typed }” isn’t a number of points. Type one as in: award Anna 5.
refused-keesdrow-referee_no_such_player = Nobody here is called “{ $typed }”. Name one of { $names }.
refused-keesdrow-referee_no_correction = “{ $typed }” isn’t a cell and its letter. Type them as in: letter c4 R.
refused-keesdrow-referee_no_word = “{ $typed }” isn’t a word, or a word and its walk as in CAT a1-b1-c1. Type ? for all commands.
refused-keesdrow-referee_no_walk = “{ $typed }” isn’t a walk. Type its cells as in a1-b1-c1.
refused-keesdrow-referee_too_many_rows = The board needs { $size } rows of { $size } letters, got more.
refused-keesdrow-referee_too_few_rows = The board needs { $size } rows of { $size } letters, got { $got ->
    [one] 1 row
   *[other] { $got } rows
 }.
refused-keesdrow-referee_row_ahead = You can’t type row { $row } yet. Type a row from 1 to { $most }.
refused-keesdrow-referee_row_letter = Row { $row }: expected letters A to Z, got “{ $got }”.
refused-keesdrow-referee_row_length = Row { $row }: expected { $size } letters, got { $got }: “{ $typed }”.
refused-keesdrow-referee_dealt = That game was dealt from a seed, not by hand at a real table. Choose another one.
refused-keesdrow-referee_bad_record = This game can’t be replayed: { $why }.

## Options
option-keesdrow-edition = Maze
option-keesdrow-edition-classic = classic, 12 × 12 letters
option-keesdrow-edition-deluxe = deluxe, 16 × 16 letters
option-keesdrow-edition-tiny = tiny, 4 × 4 letters
option-keesdrow-edition-file = a file with your own tiles
option-keesdrow-pegs = Pegs
option-keesdrow-pegs-help = When the box runs out of a colour, words that need it can’t be played.
option-keesdrow-pegs-unlimited = as many as you need
option-keesdrow-pegs-boxed = only those in the box
option-keesdrow-shortest = Shortest word
option-keesdrow-shortest-count = { $count } letters
option-keesdrow-shorter = Replaying part of a word on the same letters
option-keesdrow-shorter-help = After HEARTS, HEART is never allowed. Whether EAR and ART are is up to you.
option-keesdrow-shorter-prefix_only = allowed, unless it’s the beginning
option-keesdrow-shorter-any_run = not allowed
option-keesdrow-turn = Words per turn
option-keesdrow-turn-single = one
option-keesdrow-turn-spree = as many as you can find before time runs out
option-keesdrow-timer = Time per turn
option-keesdrow-judge = Checking words
option-keesdrow-judge-referee = by the dictionary, as you play
option-keesdrow-judge-challenge = by your opponents, who may challenge
option-keesdrow-challenge = Time to challenge
option-keesdrow-challenge-help = Matters only if your opponents check words.
option-keesdrow-challenge-none = until the next player moves
option-keesdrow-bad_word = Penalty for an invalid word
option-keesdrow-bad_word-help = Matters only with several words per turn.
option-keesdrow-bad_word-word = only that word is lost
option-keesdrow-bad_word-turn = the whole turn is lost
option-keesdrow-wrong_word = Trying a word that isn’t in the dictionary
option-keesdrow-wrong_word-help = Matters only if the dictionary checks words.
option-keesdrow-wrong_word-free = costs nothing, try again
option-keesdrow-wrong_word-costs_the_turn = ends your turn
option-keesdrow-lookup = Dictionary during the game
option-keesdrow-lookup-nobody = closed
option-keesdrow-lookup-everyone = open to everyone
option-keesdrow-lookup-seats = open only to seats { $text }
option-keesdrow-lookup-seats-choose = open only to some seats
option-keesdrow-end = End of the game
option-keesdrow-end-help = Four Score always ends when someone has won enough tiles.
option-keesdrow-end-goal = when someone reaches the target score
option-keesdrow-end-turns = after a set number of turns
option-keesdrow-end-exhaustion = when nobody can find a word
option-keesdrow-end-limit = when time is up
option-keesdrow-goal = Target score
option-keesdrow-goal-help = Everyone gets the same number of turns, so you can still be overtaken.
option-keesdrow-goal-count = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
option-keesdrow-turns = Turns per player
option-keesdrow-turns-help = In a team game, this is the number of turns per team.
option-keesdrow-limit = Time for the whole game
option-keesdrow-variant = Special rules
option-keesdrow-variant-none = none
option-keesdrow-variant-four_score = Four Score (win tiles instead of points)
option-keesdrow-variant-flip_flop = Flip Flop (using a letter twice shifts its column of tiles)
option-keesdrow-tiles = Tiles needed to win
option-keesdrow-tiles-help = Matters only in Four Score.
option-keesdrow-tile_won = Winning a tile
option-keesdrow-tile_won-help = In Four Score you win a tile by making its four letters all yellow or all red.
option-keesdrow-tile_won-each_peg = as soon as its fourth peg matches
option-keesdrow-tile_won-whole_word = only if its pegs still match when the word is finished

## Presets
preset-name-keesdrow-classic = Classic
preset-keesdrow-classic = A maze of 12 × 12 letters and a word each turn: race to 100 points.
preset-name-keesdrow-deluxe = Deluxe
preset-keesdrow-deluxe = The big maze of 16 × 16 letters, played to 150 points.
preset-name-keesdrow-teams = Teams
preset-keesdrow-teams = Pair up and race the other pairs to 200 points.
preset-name-keesdrow-sheet = By the book
preset-keesdrow-sheet = The original rules: play any word you dare, challenge any word you doubt, two minutes a turn, to 100 points.
preset-name-keesdrow-exhaustion = To the last word
preset-keesdrow-exhaustion = Words of five letters or more, two minutes a turn, until nobody can find another one.
preset-name-keesdrow-spree = Spree
preset-keesdrow-spree = Find as many words as you can in two minutes, seven turns each.
preset-name-keesdrow-challenge = Challenge
preset-keesdrow-challenge = Play any word you dare. Your opponents have 20 seconds to challenge it.
preset-name-keesdrow-four-score = Four Score
preset-keesdrow-four-score = Forget points: make a tile’s four letters all yellow or all red to win it. The first to win three tiles wins.
preset-name-keesdrow-flip-flop = Flip Flop
preset-keesdrow-flip-flop = Use a letter twice in a word and its column of tiles shifts: seven turns each in a maze that won’t sit still.
preset-name-keesdrow-solitaire-rounds = Solitaire, ten words
preset-keesdrow-solitaire-rounds = Just you and the maze: score as much as you can with ten words.
preset-name-keesdrow-solitaire-timed = Solitaire, twenty minutes
preset-keesdrow-solitaire-timed = Just you and the clock: score as much as you can in twenty minutes.
preset-name-keesdrow-tiny = Tiny (for tests)
preset-keesdrow-tiny = A maze of 4 × 4 letters and words of five or more: small enough to search to the end.

## Bots
bot-meaning-keesdrow-everyday-1 = Knows everyday words but spots only one in a hundred: good company for children.
bot-meaning-keesdrow-everyday-5 = Knows everyday words and spots one in twenty.
bot-meaning-keesdrow-common-5 = Knows the words of books and newspapers but spots only one in twenty.
bot-meaning-keesdrow-everyday = Knows everyday words and never misses one.
bot-meaning-keesdrow-common = Knows the words of books and newspapers and never misses one.
bot-meaning-keesdrow-standard = Knows a large dictionary and never misses a word.
bot-meaning-keesdrow-full = Knows the largest dictionaries and never misses a word.
bot-meaning-keesdrow-strong = Knows every word and thinks about what it leaves for the next player.

## What is wrong with a table
problem-keesdrow-spree_needs_timer = To find as many words as you can in a turn, set a time per turn, such as 2 minutes.
problem-keesdrow-short_words = A game that lasts until nobody can find a word needs words of at least { $least } letters. Set the shortest word to { $least } letters or more.
problem-keesdrow-limit_missing = A game that ends when time is up needs a time for the whole game. Set one, such as 20 minutes.
problem-keesdrow-challenge_alone = When you play alone, nobody can challenge your words. Let the dictionary check them.
problem-keesdrow-no_such_seat = There’s no seat { $seats } at this table. Name seats that exist.
problem-keesdrow-pairs = Teams are pairs who sit opposite each other, so play with 4, 6, 8, 10 or 12.
problem-keesdrow-too_few_tiles = Everyone starts by picking a tile, and this maze has only { $tiles }. Play with fewer people.
problem-keesdrow-file_tile = a tile: two sides of four letters each, as in `ABCD EFGH`
problem-keesdrow-file_tile_letter = letters A to Z on a tile
problem-keesdrow-file_tile_count = expected as many tiles as fill a square, from 4 (2 x 2) to 100 (10 x 10), got { $tiles }
problem-keesdrow-lookup = Name the seats in alphabetical order, such as AC.
