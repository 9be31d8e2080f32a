## Keebble

# Around the sheet
keebble-points-are = Points:
keebble-hand-is = Letters in hand: { $letters }.
keebble-nothing = none
keebble-has-answered = has answered
keebble-slots-left = { $count ->
    [one] one slot left in the backpack
   *[other] { $count } slots left in the backpack
}
keebble-this-turn = This turn
keebble-turn-before = Last turn
keebble-legend = What the symbols mean
keebble-info = About this sheet
keebble-phases = A turn: play, ask, answer
keebble-phase-play = Play
keebble-phase-ask = Ask
keebble-phase-answer = Answer

# The sheet
keebble-sheet = Keebble sheet
keebble-keys = Move with the arrow keys. Type letters to write a word; Space turns it, Backspace takes back a letter. Enter chooses a cell, and Enter again confirms your choice. For a wall, Shift and an arrow key choose a side.
keebble-cell-hand = the hand of { $name }: { $letters }
keebble-cell-crossed = crossed out
keebble-cell-letter = letter { $letter }, worth { $value }
keebble-cell-owned = owned by { $name }, worth { $points }
keebble-cell-laid = your letter { $letter }, not played yet, worth { $value }
keebble-cell-empty = empty
keebble-cell-star = the star for the first word
keebble-cell-first = a place for the first word
keebble-cell-chosen = chosen
keebble-cell-can-be-chosen = can be chosen
keebble-cell-writes-across = the next letter goes here, to the right
keebble-cell-writes-down = the next letter goes here, downwards
keebble-wall-above = wall above
keebble-wall-right = wall to the right
keebble-wall-below = wall below
keebble-wall-left = wall to the left

# Special cells
keebble-lies-open = there’s already one on the sheet

# What to do
keebble-what-to-do = What to do now
keebble-cell-nothing = You can’t choose { $square } now. { $asked }
keebble-cell-taken = { $square } already has a letter.
keebble-letter-not-held = You have no { $letter } in your hand.
keebble-letter-used = Your { $letter } is already on the sheet. Backspace takes it back.
keebble-letter-nothing = You can’t use the { $letter } now. { $asked }
keebble-letters-enough = { $count ->
    [one] You can ask for one letter. Take it back to choose another.
   *[other] You can ask for { $count } letters. Take one back to choose another.
}
keebble-prompt-claim = Choose an edge cell for your letters.
keebble-prompt-word = Play a word, or pass.
keebble-prompt-star = Play the first word. It has to cover the star.
keebble-prompt-first = Play the first word. It has to cover a cell in the middle.
keebble-prompt-endgame = Endgame: play a word or pass. The game ends when someone runs out of letters.
keebble-prompt-only-words = Nobody has room for another letter: play a word or pass.
keebble-prompt-make = Choose a kind of special cell, then an empty cell.
keebble-prompt-power = { $special }: { $meaning }.
keebble-prompt-power-more = { $special }: { $meaning }. { $count } to go.
keebble-prompt-call = Ask for two letters. Everyone is listening!
keebble-prompt-call-six = Big Ask: ask for up to six letters. Everyone is listening!
keebble-prompt-answer = { $name } is asking. Take one of the letters, or draw a wall.
keebble-wait-draw = Drawing lots…
keebble-wait-claim = Waiting for { $names } to choose a cell.
keebble-wait-word = Waiting for { $names } to play a word.
keebble-wait-power = Waiting for { $names } to use a special cell.
keebble-wait-call = Waiting for { $names } to ask for letters.
keebble-wait-answer = Waiting for { $names } to answer.
keebble-answered-take = You’re taking { $letter }. Waiting for { $names } to answer.
keebble-answered-wall = You’re drawing a wall. Waiting for { $names } to answer.

# Letters
keebble-your-hand = Your letters
keebble-tile = { $letter }, worth { $value }
keebble-tile-laid = { $letter }, on the sheet: take it back
keebble-called = Letters to ask for
keebble-keyboard = Alphabet
keebble-letter-values = Nobody else has it: 5 · vowel: 1 · consonant: 3
keebble-key = { $letter }, worth { $value }, nobody has it
keebble-key-with = { $letter }, worth { $value }, { $held }
keebble-key-held = { $count ->
    [one] { $name } has it
   *[other] { $name } has { $count }
}
keebble-slot-remove = { $letter }: take it back
keebble-slot-keep = { $letter }: keep this one
keebble-slot-kept = { $letter }, kept: take it back
keebble-room-none = Your hand is full: you can ask, but you won’t keep any.
keebble-room-some = { $count ->
    [one] You have room for one. Tap the letter you want to keep.
   *[other] You have room for { $count }. Tap the letters you want to keep.
}
keebble-take = Take { $letter }
keebble-or-wall = Or draw a wall: tap the sheet near the side of a cell.
keebble-only-wall = You have no room for a letter. Draw a wall: tap the sheet near the side of a cell.
keebble-steal-letter = { $letter } from { $name }

# The word in the making
keebble-good-word = , in the word list
keebble-no-word = , not in the word list
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
keebble-enough = Stop here
keebble-make-instead = Make a special cell
keebble-word-instead = Play a word instead
keebble-take-back = Take letters back
keebble-do-claim = Write my letters here
keebble-do-lay = Play word
keebble-do-play = Play { $word } for { $points }
keebble-do-make = Make it a { $special }
keebble-do-steal = Take { $letter } from { $name }
keebble-do-destroy = Cross out this cell
keebble-do-place = Place { $letter } here
keebble-do-call = Ask for { $letters }
keebble-do-wall = Draw this wall
keebble-choose-cell = Choose a cell
keebble-choose-letter = Choose a letter
keebble-choose-letters = Choose letters
keebble-choose-letter-and-cell = Choose a letter and a cell
keebble-choose-border = Draw a wall

# What everyone heard
keebble-heard-word = { $name } played { $word } for { $points }.
