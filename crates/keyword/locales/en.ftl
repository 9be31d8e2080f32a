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
