## Keesdrow
keesdrow-summary = Walk words through a maze of letters: every letter works three times, and pays more each time.

# The board. Cells are read out as in "E5: R, 1, one peg, green".
keesdrow-board = A maze of { $columns } by { $rows } letters
keesdrow-keys = Arrow keys move, Enter picks a letter, Enter on the last letter plays the word. Shift and Enter uses the last letter again. Or just type the word. Backspace takes a letter back, Escape all of them.
keesdrow-cell = { $cell }: { $letter }, worth { $value }{ $uses ->
        [0] {""}
        [1] , one peg, green
        [2] , two pegs, yellow
       *[other] , three pegs, red: used up
    }
keesdrow-cell-gap = { $cell }: no letter

# The word in the making.
keesdrow-word = Your word
keesdrow-word-hint = Drag, tap or type a word
keesdrow-read-out = { $word }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
keesdrow-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
keesdrow-tiles = { $count ->
        [0] no tile
        [one] { $count } tile
       *[other] { $count } tiles
    }
keesdrow-turns-columns = Turns the columns { $columns }.
keesdrow-back = Take the last letter back
keesdrow-clear = Clear
keesdrow-again = { $letter } again
keesdrow-play = Play
keesdrow-pass = Pass
keesdrow-done = I am done
keesdrow-pass-sure = Sure?
keesdrow-picked = Picked: { $picks }. { $name } begins.
keesdrow-not-yet = It is not your turn yet. Your word stays here.

# Scores and times.
keesdrow-scores = Scores
keesdrow-case = In the case: { $green } green, { $yellow } yellow, { $red } red pegs.
keesdrow-aim-goal = To { $goal } points.
keesdrow-aim-turns = Round { $now } of { $turns }.
keesdrow-aim-exhaustion = Until nobody finds another word.
keesdrow-aim-tiles = The first to win { $tiles } tiles: make their four letters all yellow or all red.

# A turn that is not settled yet.
keesdrow-doubt = The words of this turn
keesdrow-spree-yours = Your words so far count { $count }.
keesdrow-spree-theirs = The words of { $name } so far count { $count }.
keesdrow-doubt-yours = Your turn can still be challenged.
keesdrow-doubt-theirs = { $name } has played:
keesdrow-may-challenge = May challenge: { $names }.
keesdrow-decides = If it stands, the game is over.
keesdrow-challenge-meaning = A challenged word scores double if it's valid; if not, the turn scores nothing.
keesdrow-challenge-meaning-word = A challenged word scores double if it's valid; if not, it is struck and the other words stand.
keesdrow-challenge-meaning-tiles = A challenged word stands if it's valid; if not, the turn wins nothing.
keesdrow-settled = Settled
keesdrow-challenge = Challenge
keesdrow-challenge-word = Challenge { $word }
keesdrow-accept = Accept

keesdrow-words = Words played: { $count }

# The log.
keesdrow-look-up = Dictionary
keesdrow-look-up-label = Is this a word?
keesdrow-look-up-button = Look it up
keesdrow-look-up-word = { $word } is in the dictionary.
keesdrow-look-up-none = { $word } is not in the dictionary.

keesdrow-own-tiles = { $tiles } tiles, { $side } × { $side } letters.
keesdrow-own-values = Letters with values of their own: { $values }.
