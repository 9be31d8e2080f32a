## Notices
keyword-log-drew-first = { $reader ->
    [name] You draw
   *[other] { $name } draws
 } { $letter } to see who goes first.
keyword-log-rack = { $reader ->
    [name] You get
   *[other] { $name } gets
 } the { $colour } rack.
keyword-log-begins = The letters are shuffled. { $reader ->
    [name] You go
   *[other] { $name } goes
 } first.
keyword-log-drew-these = { $reader ->
    [name] You draw
   *[other] { $name } draws
 } { $letters }.
keyword-log-drew = { $reader ->
    [name] You draw
   *[other] { $name } draws
 } { $count ->
    [one] one letter
   *[other] { $count } letters
 }.
keyword-log-played = { $reader ->
    [name] You play
   *[other] { $name } plays
 } { $word } for { $score }.
keyword-log-making = It also makes { $words }.
keyword-log-keywords = { $words } { $count ->
    [one] is a keyword
   *[other] are keywords
 }.
keyword-log-called = { $reader ->
    [name] You called
   *[other] { $name } called
 } the right score.
keyword-log-called-wrong = { $reader ->
    [name] You called
   *[other] { $name } called
 } { $call }, but it’s { $score }.
keyword-log-passed = { $reader ->
    [name] You pass.
   *[other] { $name } passes.
 }
keyword-log-exchanged-these = { $reader ->
    [name] You exchange
   *[other] { $name } exchanges
 } { $back } for { $drawn }.
keyword-log-exchanged = { $reader ->
    [name] You exchange
   *[other] { $name } exchanges
 } { $count ->
    [one] one letter
   *[other] { $count } letters
 }.
keyword-log-time-up = { $reader ->
    [name] You run out of time and pass.
   *[other] { $name } runs out of time and passes.
 }
keyword-log-waived = { $reader ->
    [name] You let
   *[other] { $name } lets
 } it stand.
keyword-log-stood = { $reader ->
    [name] You score
   *[other] { $name } scores
 } { $score } for { $word }.
keyword-log-pointed-good = { $reader ->
    [name] You challenge { $player }’s play
    [player] { $name } challenges your play
   *[other] { $name } challenges { $player }’s play
 }, but every word is valid.
keyword-log-pointed-bad = { $reader ->
    [name] You challenge { $player }’s play
    [player] { $name } challenges your play
   *[other] { $name } challenges { $player }’s play
 }. Not in the dictionary: { $words }.
keyword-log-took-back = { $reader ->
    [name] You take the letters back and play again.
   *[other] { $name } takes the letters back and plays again.
 }
keyword-log-won-table = { $reader ->
    [name] You have spelled { $word } and win the table prize!
   *[other] { $name } has spelled { $word } and wins the table prize!
 }
keyword-log-won-party = { $reader ->
    [name] You have
   *[other] { $name } has
 } spelled { $word }, the prize word of the party!
keyword-log-forfeited = { $reader ->
    [name] You forfeit your turn.
   *[other] { $name } forfeits their turn.
 }
keyword-log-left = { $reader ->
    [name] You have
   *[other] { $name } has
 } left the game.
keyword-log-awarded = Ruling: { $points } for { $reader ->
    [name] you
   *[other] { $name }
 }.
keyword-log-went-out = { $reader ->
    [name] You go
   *[other] { $name } goes
 } out: +{ $points }.
keyword-log-kept = { $reader ->
    [name] You are
   *[other] { $name } is
 } left with { $letters }: −{ $loss }.
keyword-log-came-to-win = { $reader ->
    [name] You score { $score } and win
   *[other] { $name } scores { $score } and wins
 } (goal: { $goal }).
keyword-log-came-to = { $reader ->
    [name] You score { $score } and miss
   *[other] { $name } scores { $score } and misses
 } the goal of { $goal }.
keyword-log-ended = The game is over: { $why }.
keyword-ending = { $how ->
    [out] a player has gone out
    [passes] no word was played for several rounds
    [time_up] time is up
    [left] not enough players are left
   *[ruled] it was ended early
}
keyword-expected = a word and where it starts like “8D WORD” or “D8 WORD”, a word alone, “-ABC” to exchange, “-” to pass, “challenge”, “let” or “withdraw”

## What can be typed, on the first line, and what it does
keyword-type-challenge = challenge
    look up the words of the last play; if one is invalid, its player plays again
keyword-type-let = let
    let the last play stand
keyword-type-withdraw = withdraw
    take your play back and play another, until the next player plays
keyword-type-across = 8D WORD
    play a word across, starting in row 8, column d
keyword-type-down = D8 WORD
    play it down from the same square
keyword-type-word = WORD
    play it where it scores most
keyword-type-exchange = -ABC
    exchange these letters
keyword-type-pass = pass
    play no word this turn; also “-”
keyword-type-about-spelling = Spell the whole word, with the letters that are already on the board.
keyword-type-about-board = On the board b, r, y and g are blue, red, yellow and green squares, . is grey, and + marks a key square.
keyword-type-about-reconstruction = The board, its letters and its values are our reconstruction: we don’t have the main rule sheet of 1953.
keyword-no-look-up = At this table the dictionary is only used for challenges.

## Beside the board
keyword-show-words = Words: { $words }
keyword-show-keys = Free key squares: { $keys }
keyword-show-keys-of = { $colour } { $squares }
keyword-show-no-keys = none
keyword-show-last-played = Last turn: { $name } played { $play } for { $score }
keyword-show-last-passed = Last turn: { $name } passed
keyword-show-last-exchanged = Last turn: { $name } exchanged { $count ->
    [one] one letter
   *[other] { $count } letters
 }
keyword-show-taken-back = Taken back this turn: { $words }
keyword-show-challengers = { $names } can challenge { $player }’s play
keyword-show-prize = { $of ->
    [table] Table prize
   *[party] Party prize
 }: { $word }
keyword-show-prize-won = { $of ->
    [table] Table prize
   *[party] Party prize
 }: { $word }, spelled by { $name }
keyword-show-secret = a secret word
keyword-show-colour = { $colour }
keyword-show-held = letters { $count }
keyword-show-left = Left to draw: { $count }
keyword-show-letters = Your letters: { $letters }

## Answers
keyword-board-words = On the board: { $words }.
keyword-board-empty = The board is empty.
keyword-board-keys = Free key squares: { $keys }.
keyword-word-at = { $word } at { $place }
keyword-at-letter = { $square }: { $letter }, on { $paint ->
    [key] a { $colour } key square
    [plain] a { $colour } square
   *[grey] a grey square
 }.
keyword-at-empty = { $square } is free: { $paint ->
    [key] a { $colour } key square
    [plain] a { $colour } square
   *[grey] a grey square
 }.
keyword-row = Row { $row }: { $runs }.
keyword-row-empty = Row { $row } is empty.
keyword-row-run = { $letters } from { $square }
keyword-hand = Your letters: { $letters }. Your rack is { $colour }.
keyword-hand-none = You have no letters.

## Hints
keyword-hint-kinds = Type “hint”, “hint 6” (a six-letter word) or “hint best”.
keyword-hint-no-letters = You don’t have any letters yet.
keyword-hint-none = You can’t play such a word now.
keyword-hint-play = { $play } for { $score }.
keyword-hint-best-start = Possible plays: { $count }. The best one has { $letters } letters, starts at { $place } and scores { $score }.

## Refusals
refused-keyword-not_your_turn = It’s not your turn to play. { $can ->
    [challenge] Challenge the last play or let it stand.
    [withdraw] Take your play back, or wait for the next player.
   *[wait] Wait for your turn.
 }
refused-keyword-nothing_new = Those letters are already on the board. Add at least one of your own.
refused-keyword-off_board = { $square } isn’t on the board. Place the word elsewhere.
refused-keyword-over_letter = { $square } already has { $letter }. Use that letter, or place the word elsewhere.
refused-keyword-letter_not_there = There’s no { $letter } on { $square }. Put only letters that are on the board in brackets.
refused-keyword-square_twice = { $square } has room for one letter only. Name each square once.
refused-keyword-not_in_line = Those letters aren’t in one line. Place them in one row or one column.
refused-keyword-gap = { $square } is empty. Place the letters without gaps.
refused-keyword-across_wall = There’s a wall at { $wall }. Place the word so that it doesn’t cross it.
refused-keyword-spelling = That isn’t how this play is written. Write “{ $play }”.
refused-keyword-not_on_rack = Your rack is missing { $letters }. Use the letters you have.
refused-keyword-first_too_short = { $word } is too short. The first word needs at least three letters.
refused-keyword-not_on_gray = { $square } isn’t grey. Start the first word on a grey square.
refused-keyword-not_joined = { $corner ->
    [none] That word doesn’t touch the others. Join it to a word on the board.
   *[other] That word touches { $corner } only at a corner. Join it to a word on the board.
}
refused-keyword-too_short = { $words } { $count ->
    [one] is
   *[other] are
 } too short. Every word needs at least { $shortest } letters.
refused-keyword-not_words = { $words } { $count ->
    [one] isn’t
   *[other] aren’t
 } in the dictionary. Try another play.
refused-keyword-no_place = You can’t place { $word } anywhere on the board. Try another word.
refused-keyword-no_calls = Scores aren’t called at this table. Leave the number out.
refused-keyword-too_few_left = { $left ->
    [0] There are no letters left to draw, so you can’t exchange. Play a word or pass.
   *[other] You can’t exchange { $wanted } letters. Exchange at most { $left }, as many as are left to draw.
 }
refused-keyword-nothing_to_exchange = You haven’t chosen a letter to exchange. Choose at least one.
refused-keyword-struck = You’ve already taken back { $words } this turn. Correct the spelling or play another word.
refused-keyword-must_play = You took letters back, so you can’t pass. Play another word or exchange letters.
refused-keyword-nothing_to_withdraw = You have no play to take back. Play a word, exchange or pass.
refused-keyword-nothing_to_point_at = There’s no play to challenge. Play a word, exchange or pass.
refused-keyword-wrong_draw = Those letters can’t be drawn now. Draw from those that are left.
refused-keyword-nothing_to_rule_on = There’s no play to rule on. You can rule on a play only while it can be challenged.
refused-keyword-not_on_turn = It’s not { $seat }’s turn, so there’s nothing to forfeit. Wait for their turn.

## Options
option-keyword-board = Board
option-keyword-board-reconstruction = our reconstruction of the 1953 original
option-keyword-board-tiny = tiny, 5 × 5 squares
option-keyword-board-file = a file with your own board
option-keyword-rack = Letters on a rack
option-keyword-shortest = Shortest word
option-keyword-shortest-help = The first word of the game always has three letters or more.
option-keyword-shortest-count = { $count } letters
option-keyword-keyword_keys = Key squares that make a keyword
option-keyword-keyword_keys-help = A word that covers this many key squares earns the keyword bonus.
option-keyword-call = Calling your own score
option-keyword-call-off = no, it’s counted for you
option-keyword-call-on = yes, and a wrong call is corrected
option-keyword-judge = Checking words
option-keyword-judge-referee = by the dictionary, as you play
option-keyword-judge-table = by the other players, who may challenge
option-keyword-pointing = Time to challenge
option-keyword-pointing-help = Matters only if the other players check words. It always ends when the next player plays.
option-keyword-pointing-none = until the next player moves
option-keyword-timer = Time per turn
option-keyword-timer-help = When time runs out, you pass.
option-keyword-limit = Time for the whole game
option-keyword-limit-help = At a party this is 40 minutes.
option-keyword-table_prize = Prize word of this table
option-keyword-table_prize-help = The first player to spell it wins a prize.
option-keyword-table_prize-none = none
option-keyword-table_prize-secret = a secret word
option-keyword-table_prize-secret-choose = a word only you know
option-keyword-table_prize-word = { $text }
option-keyword-table_prize-word-choose = a word everyone knows
option-keyword-party_prize = Prize word of the whole party
option-keyword-party_prize-help = The first guest to spell it wins a prize.
option-keyword-party_prize-none = none
option-keyword-party_prize-secret = a secret word
option-keyword-party_prize-secret-choose = a word only you know
option-keyword-party_prize-word = { $text }
option-keyword-party_prize-word-choose = a word everyone knows

## Presets
preset-name-keyword-regular = Regular
preset-keyword-regular = Two to four players, and the dictionary checks every word.
preset-name-keyword-two = Head to head
preset-keyword-two = One against one, red against green.
preset-name-keyword-table = Party table
preset-keyword-table = Party rules: players check each other’s words, and the game ends after forty minutes.
preset-name-keyword-solitaire = Solitaire
preset-keyword-solitaire = Just you and the blue rack: can you score 850?
preset-name-keyword-tiny = Tiny (for tests)
preset-keyword-tiny = A board of 5 × 5 squares, ten letters and racks of three: small enough to search to the end.

## Bots
bot-meaning-keyword-everyday-1 = Knows everyday words but spots only one play in a hundred: good company for children.
bot-meaning-keyword-everyday-10 = Knows everyday words and spots one play in ten.
bot-meaning-keyword-everyday = Knows everyday words and always plays the one that scores most.
bot-meaning-keyword-common = Knows the words of books and newspapers and always plays the one that scores most.
bot-meaning-keyword-standard = Knows a large dictionary and always plays the word that scores most.
bot-meaning-keyword-full = Knows the largest dictionaries and always plays the word that scores most.
bot-meaning-keyword-strong = Knows every word, counts the letters, and thinks about what it keeps and what it leaves you.

## What is wrong with a table
problem-keyword-challenge_alone = When you play alone, nobody can challenge your words. Let the dictionary check them.
problem-keyword-too_few_letters = This board has { $letters } letters, too few for { $seats } racks of { $rack }. Play with fewer people.
problem-keyword-prize = A prize word is written in capitals, such as QUARTZ.
problem-keyword-unknown_prize = { $word } isn’t in the dictionary. Choose another prize word.
problem-keyword-short_prize = { $word } is too short. Choose a prize word of at least { $shortest } letters.
problem-keyword-long_prize = { $word } doesn’t fit on the board. Choose a shorter prize word.
problem-keyword-prize_lacks = There aren’t enough letters to spell { $word } (too few: { $letters }). Choose another prize word.
problem-keyword-file_square = a square: b r y g, capitals for key squares, `.` grey or `#` none
problem-keyword-file_row_length = expected { $width } squares as in the first row, got { $length }
problem-keyword-file_rows = expected { $least } to { $most } rows, got { $rows }
problem-keyword-file_columns = expected { $least } to { $most } squares in a row, got { $columns }
problem-keyword-file_no_grey = expected grey squares (`.`), since the first word starts there; got none
problem-keyword-file_no_colour = expected squares of each colour; got no { $colour } one (`{ $letter }`)
problem-keyword-file_no_letters = expected letters, as in `A = 9`, got none
