## Keebble
keebble-summary = Words on folded paper: ask for any letters you like, but everyone listens.

# Around the sheet
keebble-seats = Players, points and letters
keebble-points-are = Points:
keebble-hand-is = Letters in hand: { $letters }.
keebble-nothing = none
keebble-has-left = has left
keebble-has-answered = has answered
keebble-is-to-answer = is to answer
keebble-is-on-turn = is on turn
keebble-slots-left = { $count ->
    [one] one slot left in the backpack
   *[other] { $count } slots left in the backpack
}
keebble-this-turn = This turn
keebble-turn-before = The turn before
keebble-legend = What the pictures mean

# The sheet
keebble-sheet = The sheet
keebble-keys = Arrows move. Type letters to lay a word; space turns it, backspace takes a letter back. Enter chooses, and agrees to what is chosen. For a wall, shift and an arrow choose a side.
keebble-cell-hand = the hand of { $name }: { $letters }
keebble-cell-crossed = crossed out
keebble-cell-letter = letter { $letter }, counts { $value }
keebble-cell-owned = of { $name }, worth { $points }
keebble-cell-laid = your letter { $letter }, not played yet, counts { $value }
keebble-cell-empty = empty
keebble-cell-star = the star for the first word
keebble-cell-first = for the first word
keebble-cell-chosen = chosen
keebble-cell-can-be-chosen = can be chosen
keebble-cell-writes-across = the next letter goes here, to the right
keebble-cell-writes-down = the next letter goes here, downwards
keebble-wall-above = wall above
keebble-wall-right = wall to the right
keebble-wall-below = wall below
keebble-wall-left = wall to the left

# Special cells
keebble-lies-open = there is one on the sheet already

# What is asked
keebble-what-to-do = What to do
keebble-cell-nothing = { $square }: nothing to choose here. { $asked }
keebble-prompt-claim = Choose a cell at the edge for your hand.
keebble-prompt-word = Play a word, or pass.
keebble-prompt-star = The first word covers the star.
keebble-prompt-first = The first word covers a cell in the middle.
keebble-prompt-endgame = Endgame: play a word or pass. The game ends when someone runs out of letters.
keebble-prompt-only-words = Nobody can receive a letter: play a word or pass.
keebble-prompt-make = Choose a kind and an empty cell.
keebble-prompt-power = { $special }: { $meaning }.
keebble-prompt-power-more = { $special }: { $meaning }. { $count } to go.
keebble-prompt-call = Ask for two letters; everybody listens.
keebble-prompt-call-six = Big Ask: ask for up to six letters; everybody listens.
keebble-prompt-answer = { $name } asks: take one, or draw a wall.
keebble-wait-draw = Something is drawn first.
keebble-wait-claim = { $names } chooses a cell.
keebble-wait-word = { $names } thinks of a word.
keebble-wait-power = { $names } uses a special cell.
keebble-wait-call = { $names } thinks of letters to ask for.
keebble-wait-answer = Still to answer: { $names }.
keebble-answered-take = You take { $letter }. Still to answer: { $names }.
keebble-answered-wall = You draw a wall at { $border }. Still to answer: { $names }.

# Letters
keebble-your-hand = Your letters
keebble-tile = { $letter }, counts { $value }
keebble-tile-laid = { $letter }, on the sheet; take it back
keebble-called = Letters to ask for
keebble-keyboard = Letters
keebble-key = { $letter }, counts { $value }, nobody has it
keebble-key-with = { $letter }, counts { $value }, { $held }
keebble-key-held = { $count ->
    [one] { $name } has it
   *[other] { $name } has { $count }
}
keebble-slot-remove = { $letter }, take it back
keebble-slot-keep = { $letter }, keep this one
keebble-slot-kept = { $letter }, kept; take it back
keebble-room-none = Your hand is full: you ask, but take nothing.
keebble-room-some = { $count ->
    [one] There is room for one of them: tap the one you keep.
   *[other] There is room for { $count } of them: tap those you keep.
}
keebble-take = Take { $letter }
keebble-or-wall = Or tap the sheet near a border for a wall.
keebble-only-wall = There is no room for a letter: tap the sheet near a border for a wall.
keebble-steal-letter = { $letter } of { $name }

# The play in thought
keebble-preview = { $words }: { $points ->
    [one] one point
   *[other] { $points } points
}.
keebble-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Buttons
keebble-pass = Pass
keebble-enough = That is enough
keebble-rather-make = Special cell
keebble-rather-word = Rather a word
keebble-take-back = Take back
keebble-do-claim = Write my hand on { $square }
keebble-do-lay = Play a word
keebble-do-play = Play { $word } for { $points }
keebble-do-make = Make { $square } a { $special }
keebble-do-steal = Take { $letter } from { $name }
keebble-do-destroy = Cross out { $square }
keebble-do-place = Place { $letter } on { $square }
keebble-do-call = Ask for { $letters }
keebble-do-wall = Draw the wall { $border }
keebble-choose-cell = Choose a cell
keebble-choose-letter = Choose a letter
keebble-choose-letters = Choose letters
keebble-choose-letter-and-cell = Choose a letter and a cell
keebble-choose-border = Draw a wall

# The log
keebble-heard-word = { $name }: { $word } for { $points }.
