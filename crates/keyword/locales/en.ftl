## What is told
keyword-log-drew-first = { $name } draws { $letter } for the first turn.
keyword-log-rack = { $name } has the { $colour } rack.
keyword-log-begins = The letters are shuffled; { $name } begins.
keyword-log-drew-these = { $name } draws { $letters }.
keyword-log-drew = { $name } draws { $count ->
    [one] one letter
   *[other] { $count } letters
 }.
keyword-log-played = { $name } plays { $play } for { $score }.
keyword-log-making = That makes { $words }.
keyword-log-keywords = { $words } { $count ->
    [one] is a keyword
   *[other] are keywords
 }.
keyword-log-called = It was called right.
keyword-log-called-wrong = The call of { $call } was wrong and is put right.
keyword-log-passed = { $name } passes.
keyword-log-exchanged-these = { $name } puts back { $back } and draws { $drawn }.
keyword-log-exchanged = { $name } exchanges { $count ->
    [one] one letter
   *[other] { $count } letters
 }.
keyword-log-time-up = The time of { $name } is up.
keyword-log-waived = { $name } lets it stand.
keyword-log-stood = The play of { $name } stands and scores { $score }.
keyword-log-pointed-good = { $name } points at the play of { $player }; the dictionary has all of it.
keyword-log-pointed-bad = { $name } points at the play of { $player }; the dictionary does not have { $words }.
keyword-log-took-back = { $name } takes the letters back and plays again.
keyword-log-won-table = { $name } has spelled { $word } and wins the prize of the table.
keyword-log-won-party = { $name } has spelled { $word }, the word of the party's prize.
keyword-log-forfeited = The turn of { $name } is forfeited.
keyword-log-left = { $name } has left.
keyword-log-awarded = { $name } is awarded { $points }.
keyword-log-went-out = { $name } is rid of all letters: { $points } more.
keyword-log-kept = { $name } is left with { $letters }: { $loss } off.
keyword-log-came-to-win = { $name } comes to { $score } and wins: { $goal } or better was to be made.
keyword-log-came-to = { $name } comes to { $score }; { $goal } or better was to be made.
keyword-log-ended = The game is over: { $why }.
keyword-ending = { $how ->
    [out] a player is rid of all letters
    [passes] nobody places a word any more
    [time_up] the time is up
    [left] nobody is left to play against
   *[ruled] it was ended early
}

## What is refused
refused-keyword-not_your_turn = It is not your turn to play.
refused-keyword-nothing_new = Every letter of this word lies there already: at least one must be new.
refused-keyword-off_board = There is no square { $square } to play on.
refused-keyword-over_letter = On { $square } lies { $letter } already.
refused-keyword-letter_not_there = There is no { $letter } on { $square }.
refused-keyword-square_twice = Only one letter can lie on { $square }.
refused-keyword-not_in_line = The letters must lie in one row or one column.
refused-keyword-gap = The letters must follow each other, but { $square } is empty.
refused-keyword-across_wall = A word cannot cross the wall at { $wall }.
refused-keyword-spelling = This play is written `{ $play }`.
refused-keyword-not_on_rack = Your rack does not have enough of these letters: { $letters }.
refused-keyword-first_too_short = The first word has three letters or more, got { $word }.
refused-keyword-not_on_gray = The first letter of the first word lies on a gray square, and { $square } is none.
refused-keyword-not_joined = { $corner ->
    [none] The word must be joined to those on the board.
   *[other] The word must be joined to those on the board; it touches { $corner } only at a corner.
}
refused-keyword-too_short = Words have at least { $shortest } letters, got { $words }.
refused-keyword-not_words = The word list does not have { $words }.
refused-keyword-no_place = There is no place on the board where you could play { $word }.
refused-keyword-no_calls = Scores are not called at this table: type the word alone.
refused-keyword-too_few_left = { $wanted } letters cannot be exchanged: { $left } are left to draw.
refused-keyword-nothing_to_exchange = An exchange needs one letter at least.
refused-keyword-struck = You have already taken back { $words } this turn. Correct the spelling or play another word.
refused-keyword-must_play = You took letters back, so you can't pass. Play another word or exchange letters.
refused-keyword-nothing_to_withdraw = You have no play to take back. Play a word, exchange or pass.
refused-keyword-nothing_to_point_at = There is no play that you could point at now.
refused-keyword-wrong_draw = This cannot be drawn now.
refused-keyword-nothing_to_rule_on = There is no play that could be ruled on.
refused-keyword-not_on_turn = { $seat } is not on turn and has nothing to forfeit.
