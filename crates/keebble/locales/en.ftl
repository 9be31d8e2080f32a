## What is told
keebble-heard-nothing = { $name } does nothing.
keebble-log-first = { $name } is first.
keebble-log-generated = This is sheet { $seed }.
keebble-log-claimed = { $name } writes the hand on { $square }.
keebble-log-played = { $name } plays { $word } for { $points }.
keebble-log-played-more = { $name } plays { $word } for { $points }: { $words }.
keebble-log-made = { $name } makes { $square } a { $special }.
keebble-log-passed = { $name } passes.
keebble-log-time-up = The time of { $name } is up.
keebble-log-acts = { $special } on { $square } for { $name }: { $meaning }.
keebble-log-garbage = Garbage on { $square }: everyone loses every { $letter }.
keebble-log-stole = { $name } takes { $letter } from { $from }.
keebble-log-crossed = { $name } crosses out { $square }.
keebble-log-placed = { $name } places { $letter } on { $square }.
keebble-log-called = { $name } asks for { $letters }.
keebble-log-called-some = { $name } asks for { $letters } and keeps { $kept }.
keebble-log-called-none = { $name } asks for { $letters } and keeps none.
keebble-log-answered = { $name } has answered.
keebble-log-took = { $name } takes { $letter }.
keebble-log-walled = { $name } draws a wall at { $border }.
keebble-log-endgame = The endgame begins: turns are only words.
keebble-log-forfeited = { $name } forfeits.
keebble-log-awarded = { $name } is awarded { $points } points.
keebble-ended = The game is over: { $how ->
    [out] somebody is out of letters
    [passed] nobody can or will play another word
    [idle] a whole round has changed nothing
    [time_up] time is up
    [left] nobody is left to play against
   *[ruled] it was ended early
 }.
keebble-log-left = { $name } has left the game.

## What is refused
refused-keebble-not_now = That is not what is asked now: { $due ->
    [claim] claim a cell, as in `claim a4`
    [word] play a word, or `pass`
    [power] use your special cell, or `pass`
    [ask] call letters, as in `ask E R`
    [answer] `take` a letter or place a `wall`
   *[draw] something is drawn first
 }.
refused-keebble-wrong_draw = This draw does not fit the moment or the table.
refused-keebble-nothing_new = Every letter of this word lies there already: at least one must be new.
refused-keebble-off_board = There is no square { $square } to play on.
refused-keebble-over_letter = On { $square } lies { $letter } already.
refused-keebble-letter_not_there = There is no { $letter } on { $square }.
refused-keebble-square_twice = Only one letter can lie on { $square }.
refused-keebble-not_in_line = The letters must lie in one row or one column.
refused-keebble-gap = The letters must follow each other, but { $square } is empty.
refused-keebble-across_wall = A word cannot cross the wall at { $wall }.
refused-keebble-spelling = This play is written `{ $play }`.
refused-keebble-no_word = A play makes at least one word of two letters or more.
refused-keebble-no_place = With your letters { $word } can be played nowhere now.
refused-keebble-bad_words = The word list does not have { $words }.
refused-keebble-off_centre = The first word covers a cell in the middle, one of { $cells }.
refused-keebble-off_star = The first word covers the star on { $star }.
refused-keebble-not_connected = The word must connect: a new letter lies beside one on the board.
refused-keebble-only_diagonal = The word touches the letter on { $square } only at a corner, and that does not connect.
refused-keebble-lacks_letter = { $needed ->
    [one] You have no { $letter } in your hand.
   *[other] You do not have { $needed } times { $letter } in your hand.
}
refused-keebble-no_cell = There is no cell { $square }, or it is claimed or crossed out.
refused-keebble-not_edge = A hand is written at the edge of the paper, and { $square } is not.
refused-keebble-not_empty = There is a letter on { $square } already.
refused-keebble-already_special = { $square } is a { $special } already.
refused-keebble-not_played = This table plays without { $special } cells.
refused-keebble-lies_open = A { $special } lies open on { $square }: there is only one of a kind at a time.
refused-keebble-not_in_endgame = Turns are only words now: play a word or pass.
refused-keebble-wrong_number = You named { $called } letters. { $least ->
    [1] A Big Ask names { $least } to { $most }.
   *[other] Name { $most }.
}
refused-keebble-not_in_alphabet = The letter { $letter } cannot be called at this table.
refused-keebble-letters_not_different = Letterfraud: the letters you call must all be different, got { $letters }.
refused-keebble-letter_held = Letterfraud: you call no letter that you already have, got { $letters }.
refused-keebble-letters_held = Letterfraud: you call at most one letter that you already have, got { $letters }.
refused-keebble-letters_not_in_line = Letterfraud: the letters you call must lie in one straight line on the board, got { $letters }.
refused-keebble-must_keep = There is room for { $room } of them: say which, as in `ask E R keep E`.
refused-keebble-nothing_to_choose = { $room ->
    [0] There is no room for a letter, so you keep none of them.
   *[other] There is room for all of them, so you keep them all.
}
refused-keebble-keeps_other = You can only keep letters that you call, not { $letters }.
refused-keebble-not_called = The letters called are { $called }, not { $letter }.
refused-keebble-hand_full = Your hand is full.
refused-keebble-backpack_full = Your backpack has no slot left.
refused-keebble-wall_on_wall = There is a wall at { $border } already.
refused-keebble-no_border = There is no border { $border } between two cells that can be played on.
refused-keebble-nothing_to_steal = { $seat } has no { $letter } in hand.
refused-keebble-own_hand = A Thief takes a letter from another hand.
refused-keebble-other_power = The cell you use now is a { $special }.
refused-keebble-nothing_to_rule_on = No play is open that could be ruled on.
refused-keebble-not_on_turn = { $seat } is asked nothing and has nothing to forfeit.

## Special cells
keebble-special = { $code ->
   *[DL] Double Letter
    [TL] Triple Letter
    [DW] Double Word
    [TW] Triple Word
    [TH] Thief
    [GA] Go Again
    [CO] Collector
    [GB] Garbage
    [BL] Blockade
    [DE] Destroyer
    [BA] Big Ask
}
keebble-meaning = { $code ->
   *[DL] the letter counts twice
    [TL] the letter counts three times
    [DW] the word counts twice
    [TW] the word counts three times
    [TH] take a letter from another hand
    [GA] another turn after this one
    [CO] no hand limit this turn
    [GB] everyone loses all of this letter
    [BL] place up to three letters in empty cells
    [DE] cross out two cells
    [BA] name up to six letters this turn
}
