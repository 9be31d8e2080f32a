## What is told
keebble-heard-nothing = { $reader ->
    [name] You do
   *[other] { $name } does
 } nothing.
keebble-log-first = { $reader ->
    [name] You go
   *[other] { $name } goes
 } first.
keebble-log-generated = This is sheet { $seed }.
keebble-log-claimed = { $reader ->
    [name] You claim { $square } for your hand.
   *[other] { $name } claims { $square } for their hand.
 }
keebble-log-played = { $reader ->
    [name] You play
   *[other] { $name } plays
 } { $word } for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
keebble-log-played-more = { $reader ->
    [name] You play
   *[other] { $name } plays
 } { $word } for { $points } points ({ $words }).
keebble-log-made = { $reader ->
    [name] You make
   *[other] { $name } makes
 } { $square } a { $special }.
keebble-log-passed = { $reader ->
    [name] You pass.
   *[other] { $name } passes.
 }
keebble-log-time-up = { $reader ->
    [name] You run
   *[other] { $name } runs
 } out of time.
keebble-log-acts = { $reader ->
    [name] You use
   *[other] { $name } uses
 } the { $special } on { $square }: { $meaning }.
keebble-log-garbage = Garbage on { $square }: everyone loses every { $letter }.
keebble-log-stole = { $reader ->
    [name] You steal { $letter } from { $from }.
    [from] { $name } steals { $letter } from you.
   *[other] { $name } steals { $letter } from { $from }.
 }
keebble-log-crossed = { $reader ->
    [name] You cross
   *[other] { $name } crosses
 } out { $square }.
keebble-log-placed = { $reader ->
    [name] You put
   *[other] { $name } puts
 } { $letter } on { $square }.
keebble-log-asked = { $reader ->
    [name] You ask
   *[other] { $name } asks
 } for { $letters }.
keebble-log-asked-some = { $reader ->
    [name] You ask for { $letters } but only have room for { $kept }.
   *[other] { $name } asks for { $letters } but only has room for { $kept }.
 }
keebble-log-asked-none = { $reader ->
    [name] You ask for { $letters } but have no room for them.
   *[other] { $name } asks for { $letters } but has no room for them.
 }
keebble-log-answered = { $reader ->
    [name] You have
   *[other] { $name } has
 } answered.
keebble-log-took = { $reader ->
    [name] You take
   *[other] { $name } takes
 } { $letter }.
keebble-log-walled = { $reader ->
    [name] You draw
   *[other] { $name } draws
 } a wall between { $one } and { $other }.
keebble-log-endgame = The endgame begins: play a word or pass. The game ends when someone runs out of letters.
keebble-log-forfeited = { $reader ->
    [name] You forfeit your turn.
   *[other] { $name } forfeits their turn.
 }
keebble-log-awarded = A steward awards { $reader ->
    [name] you
   *[other] { $name }
 } { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
keebble-log-docked = A steward takes { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $reader ->
    [name] you
   *[other] { $name }
 }.
keebble-ended = The game is over: { $how ->
    [out] someone ran out of letters
    [passed] everyone passed
    [idle] nothing changed for a whole round
    [time_up] time is up
    [left] everyone else has left
   *[ruled] it was ended early
 }.
keebble-log-left = { $reader ->
    [name] You have left
   *[other] { $name } has left
 } the game.
keebble-expected = { $due ->
    [claim] a cell at the edge, like “a4”
    [word] a word, a word with its start like “8D WORD”, letters like “d8=W e8=O”, or “pass”
    [power] a use of your special cell, like “steal B E”, “destroy c3” or “place c3=E”, or “pass”
    [ask] letters, like “ask E R”
    [answer] “take E” or “wall c3|c4”
   *[draw] nothing until the draw is over
}

## What can be typed, on the first line, and what it does
keebble-type-claim = claim a4
    claim this cell at the edge for your hand; also just “a4”
keebble-type-word = WORD
    play a word where it scores most
keebble-type-start = 8D W(OR)D
    play it across from d8; D8 WORD plays it down; brackets around letters on the sheet are optional
keebble-type-special = special c3 DL
    make the empty cell c3 a Double Letter instead
keebble-type-pass = pass
    play no word this turn
keebble-type-done = pass
    stop using this cell
keebble-type-steal = steal B E
    take an E from the hand of player B
keebble-type-destroy = destroy c3
    cross out a cell for the rest of the game
keebble-type-place = place c3=E
    put an E from your hand in the empty cell c3
keebble-type-ask = ask E R
    ask for two letters; also just “E R”
keebble-type-keep = ask E R keep E
    if your hand only has room for one
keebble-type-ask-six = ask A E I N R T
    ask for up to six letters
keebble-type-keep-six = ask A E I N R T keep A E
    if your hand has no room for all of them
keebble-type-take = take E
    take one of the letters that were asked for; also just “E”
keebble-type-wall = wall c3|c4
    draw a wall between c3 and c4 instead

## Beside the sheet
keebble-show-walls = Walls: { $walls }.
keebble-show-specials = Special cells: { $cells }.
keebble-show-special = { $cell } { $special }
keebble-show-star = The first word has to cover the star on { $star }.
keebble-show-sheet = This is sheet { $seed }.
keebble-show-played = { $name } played { $play }.
keebble-show-play = { $play } for { $points }
keebble-show-play-words = { $play } for { $points }: { $words }
keebble-show-made = { $name } made { $cell } a { $special }.
keebble-show-asked = { $name } asked for { $letters }{ $kept }{ $answers }.
keebble-show-kept = and kept { $letters }
keebble-show-took = { $name } took { $letter }
keebble-show-walled = { $name } drew a wall at { $border }
keebble-show-nothing = { $name } did nothing
keebble-show-endgame = Endgame: play a word or pass.
keebble-show-no-room = Nobody has room for another letter: play a word or pass.
keebble-show-no-letters = none
keebble-show-hand = hand { $letters }
keebble-show-slots = slots left { $count }
keebble-show-cell = cell { $cell }
keebble-show-doing = { $stage ->
    [left] left
    [answered] has answered
    [claim] to claim a cell
    [word] to play a word
    [power] to use a special cell
    [ask] to ask for letters
   *[answer] to answer
 }

## Answers
keebble-hand-yours = Your letters: { $letters }.
keebble-hand-of = { $name }: { $letters }.
keebble-board-empty = The sheet is empty.
keebble-row = Row { $row }: { $runs }.
keebble-row-empty = Row { $row } has no letters.
keebble-row-run = { $letters } from { $square }
keebble-at-letter = { $square }: { $letter }.
keebble-at-special = { $square } is free: a { $special }.
keebble-at-star = { $square } is free, with the star on it.
keebble-at-hand = { $square } holds { $name }’s hand.
keebble-at-free = { $square } is free.
keebble-at-gone = { $square } is crossed out.
keebble-at-walls = There’s a wall between it and { $cells }.

## Hints
keebble-hint-kinds = Type “hint”, “hint 5” (the best word of five letters) or “hint best”.
keebble-hint-for-players = Hints are for players.
keebble-hint-play = { $play } for { $points }.
keebble-hint-none = There is no such play now.
keebble-hint-count = { $count ->
    [one] There is one play; it scores { $most }.
   *[other] There are { $count } plays; the best one scores { $most }.
 }

## What is refused
refused-keebble-not_now = You can’t do that now. { $due ->
    [claim] Claim a cell at the edge.
    [word] Play a word or pass.
    [power] Use your special cell or pass.
    [ask] Ask for letters.
    [answer] Take a letter or draw a wall.
   *[draw] Wait for the draw.
 }
refused-keebble-wrong_draw = That can’t be drawn now. Draw what this table is waiting for.
refused-keebble-nothing_new = All letters of this word are already on the sheet. Add at least one.
refused-keebble-off_board = There is no cell { $square } to play on. Place the word elsewhere.
refused-keebble-over_letter = { $square } already has { $letter }. Use that letter, or place the word elsewhere.
refused-keebble-letter_not_there = There’s no { $letter } on { $square }. Put only letters that are on the sheet in brackets.
refused-keebble-square_twice = { $square } has room for one letter only. Name each cell once.
refused-keebble-not_in_line = Those letters aren’t in one line. Put all letters in one row or one column.
refused-keebble-gap = { $square } is empty. Place the letters without gaps.
refused-keebble-across_wall = A word can’t cross the wall at { $wall }. Place it elsewhere.
refused-keebble-spelling = That isn’t how this play is written. Write “{ $play }”.
refused-keebble-no_word = Those letters don’t make a word. Make at least one word of two letters or more.
refused-keebble-no_place = You can’t play { $word } anywhere with your letters. Try another word.
refused-keebble-bad_words = { $count ->
    [one] { $words } isn’t in the word list. Try another word.
   *[other] { $words } aren’t in the word list. Try another play.
}
refused-keebble-off_centre = That word misses the middle. The first word has to cover one of these cells: { $cells }.
refused-keebble-off_star = That word misses the star. The first word has to cover { $star }.
refused-keebble-not_connected = Your word doesn’t touch the others. Put a letter right next to one on the sheet.
refused-keebble-only_diagonal = Your word touches the letter on { $square } only diagonally. Put a letter right next to one on the sheet.
refused-keebble-lacks_letter = { $needed ->
    [one] You have no { $letter } in your hand. Use the letters you have.
   *[other] You need { $needed } of the letter { $letter }, more than you have. Use the letters you have.
}
refused-keebble-no_cell = You can’t use { $square }: it is claimed, crossed out or not on the sheet. Choose another cell.
refused-keebble-not_edge = { $square } isn’t at the edge of the paper. Claim a cell that is.
refused-keebble-not_empty = There’s already a letter on { $square }. Choose an empty cell.
refused-keebble-already_special = { $square } is already a { $special }. Choose another cell.
refused-keebble-not_played = This table plays without { $special } cells. Choose another kind.
refused-keebble-lies_open = There’s already a free { $special } on { $square }. Choose another kind.
refused-keebble-not_in_endgame = Only words can be played now. Play a word or pass.
refused-keebble-wrong_number = You asked for { $called ->
    [one] 1 letter
   *[other] { $called } letters
}. { $least ->
    [1] With a Big Ask you can ask for { $least } to { $most }.
   *[other] Ask for { $most }.
}
refused-keebble-not_in_alphabet = You can’t ask for { $letter } at this table. Choose another letter.
refused-keebble-letters_not_different = Letterfraud: ask for different letters, not { $letters }.
refused-keebble-letter_held = Letterfraud: you already have one of { $letters }. Only ask for letters you don’t have.
refused-keebble-letters_held = Letterfraud: you already have more than one of { $letters }. Ask for at most one letter you have.
refused-keebble-letters_not_in_line = Letterfraud: { $letters } aren’t in a straight line on the sheet. Ask for letters that are.
refused-keebble-must_keep = You only have room for { $room ->
    [one] 1 letter
   *[other] { $room } letters
}. Say which to keep, like “ask E R keep E”.
refused-keebble-nothing_to_choose = { $room ->
    [0] You have no room for letters, so don’t choose any to keep.
   *[other] You have room for all of them, so don’t choose which to keep.
}
refused-keebble-keeps_other = You didn’t ask for all of { $letters }. Keep only letters you ask for.
refused-keebble-not_called = Only { $called } can be taken, not { $letter }. Take one of those, or draw a wall.
refused-keebble-hand_full = Your hand is full. Draw a wall instead.
refused-keebble-backpack_full = Your backpack has no slots left. Draw a wall instead.
refused-keebble-wall_on_wall = There’s already a wall at { $border }. Draw it somewhere else.
refused-keebble-no_border = { $border } is not a border between two cells that can be played on. Draw the wall elsewhere.
refused-keebble-nothing_to_steal = { $seat } has no { $letter }. Steal another letter.
refused-keebble-own_hand = You can’t steal from your own hand. Choose another player.
refused-keebble-other_power = Your special cell is a { $special }. Use that one or pass.
refused-keebble-nothing_to_rule_on = A word played is final, so there’s nothing to rule on. Award or take points instead.
refused-keebble-not_on_turn = It’s not { $seat }’s turn, so there’s nothing to forfeit. Wait for their turn.

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
   *[DL] the letter scores double
    [TL] the letter scores triple
    [DW] the word scores double
    [TW] the word scores triple
    [TH] take a letter from another hand
    [GA] another turn after this one
    [CO] no hand limit this turn
    [GB] everyone loses every one of these letters
    [BL] place up to three letters in empty cells
    [DE] cross out two cells
    [BA] ask for up to six letters this turn
}

## Options
option-keebble-size = Size of the sheet
option-keebble-size-help = Paper folded six times gives 8 × 8 cells; five times gives 8 × 4, seven times 16 × 8.
option-keebble-size-8x8 = 8 × 8 cells
option-keebble-size-8x4 = 8 × 4 cells
option-keebble-size-16x8 = 16 × 8 cells
option-keebble-size-3x3 = 3 × 3 cells
option-keebble-board = Sheet at the start
option-keebble-board-empty = empty
option-keebble-board-generated = generated, with letters, walls, a star and hands
option-keebble-board_seed = Which generated sheet
option-keebble-board_seed-help = Every generated sheet has a code that you can share.
option-keebble-board_seed-drawn = a new one
option-keebble-board_seed-seed = the one with the code { $text }
option-keebble-board_seed-seed-choose = one whose code you know
option-keebble-start_walls = Walls on a generated sheet
option-keebble-start_walls-on = some
option-keebble-start_walls-off = none
option-keebble-claim = Cells for the hands
option-keebble-claim-help = On a generated sheet the hands already have their cells.
option-keebble-claim-in_turn = chosen in turn
option-keebble-claim-by_lot = drawn by lot
option-keebble-direction = Reading direction
option-keebble-direction-forward = left to right and top to bottom
option-keebble-direction-any = backwards and upwards too
option-keebble-letters = Letters you can ask for
option-keebble-letters-help = Fewer letters make an easier game for children.
option-keebble-letters-all = all of them
option-keebble-letters-some = only { $text }
option-keebble-letters-some-choose = only some
option-keebble-answers = Answers when someone asks for letters
option-keebble-answers-in_turn = in turn, for all to see
option-keebble-answers-together = all at once, then revealed
option-keebble-endgame = Letters on the edge that start the endgame
option-keebble-endgame_begins = Start of the endgame
option-keebble-endgame_begins-help = In the endgame players no longer ask for letters, and it ends when someone runs out of them.
option-keebble-endgame_begins-at_once = right away
option-keebble-endgame_begins-next_turn = after the current turn
option-keebble-letterfraud = Letterfraud
option-keebble-letterfraud-help = An expansion that limits which letters you can ask for.
option-keebble-letterfraud-off = off
option-keebble-letterfraud-different = only different letters
option-keebble-letterfraud-none_held = no letter you already have
option-keebble-letterfraud-one_held = at most one letter you already have
option-keebble-letterfraud-in_line = only letters in a straight line on the sheet
option-keebble-devils = Dictionary Devils
option-keebble-devils-help = An expansion in which the letters you write stay yours, and score 1 more for each opponent’s letter in the word.
option-keebble-devils-off = off
option-keebble-devils-on = on
option-keebble-backpacks = Tiny Backpacks
option-keebble-backpacks-help = An expansion in which every letter you get uses up a slot in your backpack for good.
option-keebble-backpacks-off = off
option-keebble-backpacks-on = on
option-keebble-scrabble = Scrabble Scoring
option-keebble-scrabble-help = An expansion in which letters score what they do in Scrabble.
option-keebble-scrabble-off = off
option-keebble-scrabble-on = on
option-keebble-supercells = Supercells
option-keebble-supercells-help = An expansion in which you can make a cell special instead of playing a word.
option-keebble-supercells-off = off
option-keebble-supercells-on = on
option-keebble-celldance = Celldance
option-keebble-celldance-help = More special cells for Supercells: thieves, destroyers, blockades and others.
option-keebble-celldance-off = off
option-keebble-celldance-on = on
option-keebble-letter_cells = Double and Triple Letter cells
option-keebble-letter_cells-when_placed = count when a letter is placed on them
option-keebble-letter_cells-lasting = count for every later word, too
option-keebble-timer = Time per decision
option-keebble-timer-help = When time runs out, you do nothing.
option-keebble-limit = Time for the whole game
option-keebble-limit-help = When time is up, the highest score wins.

## Presets
preset-name-keebble-paper = Pen and paper
preset-keebble-paper = An empty sheet of 8 × 8 cells and no expansions: the best way to start.
preset-name-keebble-generated = Generated sheet
preset-keebble-generated = A sheet that already has letters, walls, a star and hands. Share its code to play the same one with others.
preset-name-keebble-club = Club night
preset-keebble-club = An empty sheet, and an hour for the whole game.
preset-name-keebble-letterfraud = Letterfraud
preset-keebble-letterfraud = Careful what you ask for: at most one of the letters may be one you already have.
preset-name-keebble-devils = Dictionary Devils
preset-keebble-devils = The letters you write stay yours, and score 1 more for each opponent’s letter in the word.
preset-name-keebble-backpacks = Tiny Backpacks
preset-keebble-backpacks = You get sixteen letters in the whole game, so choose them well.
preset-name-keebble-supercells = Supercells
preset-keebble-supercells = No good word? Make a cell special instead.
preset-name-keebble-celldance = Celldance
preset-keebble-celldance = Supercells and more, with thieves, destroyers and blockades.
preset-name-keebble-scrabble = Scrabble Scoring
preset-keebble-scrabble = Letters score what they do in Scrabble.
preset-name-keebble-everything = Everything
preset-keebble-everything = A generated sheet with all six expansions, and everyone answers at once.
preset-name-keebble-small = Small sheet
preset-keebble-small = An empty sheet of 8 × 4 cells, for two or three players and a quarter of an hour.
preset-name-keebble-large = Large sheet
preset-keebble-large = An empty sheet of 16 × 8 cells for a full table, and everyone answers at once.
preset-name-keebble-tiny = Tiny (for tests)
preset-keebble-tiny = A sheet of 3 × 3 cells and three letters: small enough to search to the end.

## Bots
bot-meaning-keebble-everyday-5 = Knows everyday words but spots only one play in twenty: good company for children.
bot-meaning-keebble-everyday = Knows everyday words and plays whatever scores most right now.
bot-meaning-keebble-common = Knows the words of books and newspapers and plays whatever scores most right now.
bot-meaning-keebble-full = Knows the largest dictionaries and plays whatever scores most right now.
bot-meaning-keebble-strong = Knows every word and thinks ahead: what to keep, what the others will take, and when to go out.

## What is wrong with a table
problem-keebble-celldance_alone = Celldance is played with Supercells. Turn Supercells on as well.
problem-keebble-no_letter_cells = There are no letter cells without Supercells. Turn Supercells on as well.
problem-keebble-no_generated_sheet = An empty sheet has no code. Start with a generated sheet.
problem-keebble-no_walls = An empty sheet has no walls to leave out. Start with a generated sheet.
problem-keebble-endless = With { $seats } hands on the edge, only { $free } cells are left there for letters. Choose { $free } or fewer.
problem-keebble-letters = Name two or more letters in alphabetical order, such as AEINRST.
problem-keebble-board_seed = A sheet’s code has up to 32 lowercase letters, digits and hyphens, such as game-night.
