## What is told
keesdrow-log-laid = The tiles are laid.
keesdrow-log-picked = { $name } picks a tile with { $letter } on its back.
keesdrow-log-begins = { $name } begins.
keesdrow-log-played = { $name } plays { $word }.
keesdrow-log-played-points = { $name } plays { $word } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
keesdrow-log-played-turning = { $name } plays { $word } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and turns { $columns ->
        [one] a column of tiles
       *[other] { $columns } columns of tiles
    }.
keesdrow-log-played-winning = { $name } plays { $word } and wins { $tiles ->
        [one] a tile
       *[other] { $tiles } tiles
    }.
keesdrow-log-passed = { $name } passes.
keesdrow-log-done = { $name } is done.
keesdrow-log-time-up = The time of { $name } is up.
keesdrow-log-waived = { $name } accepts it.
keesdrow-log-stood = The turn stands and counts { $counts } for { $name }.
keesdrow-log-challenged-good = { $name } challenges { $word }, which is a word: it counts twice for { $player }.
keesdrow-log-challenged-stands = { $name } challenges { $word } of { $player }, which is a word: it stands.
keesdrow-log-challenged-bad = { $name } challenges { $word } of { $player }, which is no word.
keesdrow-log-struck = { $word } by { $name } is struck.
keesdrow-log-wrong-word = { $name } plays { $word }, which is not in the dictionary: the turn is over.
keesdrow-log-forfeited = The turn of { $name } brings nothing.
keesdrow-log-left = { $name } has left the game.
keesdrow-log-awarded = { $name } is awarded { $points }.
keesdrow-ended = The game is over: { $how ->
        [goal] the goal is reached
        [turns] everyone has had their turns
        [exhaustion] nobody found another word
        [played_out] nothing more can be played
        [tiles] enough tiles are won
        [time_up] the time is up
        [left] nobody is left to play against
       *[other] it was ended early
    }.

## What is refused
refused-keesdrow-not_your_turn = It is not your turn to play a word.
refused-keesdrow-jump = From { $from } to { $to } is a jump; a step goes to a neighbour or stays.
refused-keesdrow-no_letter = No letter lies at { $cell }.
refused-keesdrow-letter_expired = The { $letter } at { $cell } has no use left: a letter is used three times in a game.
refused-keesdrow-misspelt = The walk spells { $spelled }, not { $word }.
refused-keesdrow-too_short = A word has at least { $shortest } letters, got { $word }.
refused-keesdrow-not_a_word = The word list has no { $word }.
refused-keesdrow-played_before = These very letters have spelled { $word } before.
refused-keesdrow-shorter_version = On these letters { $word } is a shorter version of { $earlier }, which was played before.
refused-keesdrow-no_peg_left = The case has no { $colour } peg left for { $cell }.
refused-keesdrow-cannot_be_walked = No walk on this board spells { $word }.
refused-keesdrow-nothing_to_challenge = There is no word that you could challenge now.
refused-keesdrow-no_such_word = The turn has { $words } words, so there is no word { $number }.
refused-keesdrow-word_settled = Word { $number } of the turn is settled already; challenge another one.
refused-keesdrow-wrong_draw = These tiles cannot be laid or picked now.
refused-keesdrow-nothing_to_rule_on = No turn is open that could be ruled on.
refused-keesdrow-not_on_turn = { $seat } is not on turn and has nothing to forfeit.
refused-keesdrow-referee_over = The game is over.
refused-keesdrow-referee_nobody_begins = First it must be said who begins.
refused-keesdrow-referee_must_stand = The turn before decides the game: it must stand or be challenged first.
refused-keesdrow-referee_off_the_board = That walk leaves the letters of the board.
refused-keesdrow-referee_no_turn = No turn is open now.
refused-keesdrow-referee_no_game_time = This game has no time limit of its own.
refused-keesdrow-referee_nothing_to_challenge = There is no turn that could be challenged.
refused-keesdrow-referee_who_challenges = Who challenges? { $names } can: type challenge and the name.
refused-keesdrow-referee_nothing_to_undo = Nothing has been typed yet that could be taken back.
refused-keesdrow-referee_no_letter = No letter lies at { $cell }.
refused-keesdrow-referee_barred = With that letter `{ $entry }` would not go; undo that first.
