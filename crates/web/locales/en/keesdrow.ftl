## Keesdrow

# The board. Cells are read out as in "E5: R, worth 1, one peg, green".
keesdrow-board = A maze of { $columns } by { $rows } letters
keesdrow-keys = Move with the arrow keys. Press Enter to pick a letter, and Enter again on the last letter to play the word. Shift+Enter uses the last letter again. Or just type the word. Backspace takes back a letter, Escape all of them.
keesdrow-cell = { $cell }: { $letter }, worth { $value }{ $uses ->
        [0] {""}
        [1] , one peg, green
        [2] , two pegs, yellow
       *[other] , three pegs, red: used up
    }
keesdrow-cell-gap = { $cell }: no letter

# The word in the making
keesdrow-word = Your word
keesdrow-your-turn = Your turn: drag, tap or type a word
keesdrow-read-out = { $word }: { $points ->
        [one] one point
       *[other] { $points } points
    }
keesdrow-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
keesdrow-tiles = { $count ->
        [0] no tiles
        [one] 1 tile
       *[other] { $count } tiles
    }
keesdrow-turns-columns = { $count ->
        [one] Shifts a column of tiles.
       *[other] Shifts { $count } columns of tiles.
    }
keesdrow-back = Take back the last letter
keesdrow-clear = Clear
keesdrow-again = { $letter } again
keesdrow-play = Play word
keesdrow-pass = Pass
keesdrow-done = End turn
keesdrow-pass-sure = Are you sure?
keesdrow-picked = { $who ->
        [you] Tiles picked: { $picks }. You go first.
       *[other] Tiles picked: { $picks }. { $name } goes first.
    }
keesdrow-not-yet = It’s not your turn yet. Your word stays here until it is.

# Scores and goals
keesdrow-case = Pegs left: { $green } green, { $yellow } yellow, { $red } red.
keesdrow-used-up = used up
keesdrow-last-turn = Last turn: you need { $points }
keesdrow-aim-goal = Play to { $goal } points.
keesdrow-aim-turns = Round { $now } of { $turns }.
keesdrow-aim-exhaustion = Play until nobody finds another word.
keesdrow-aim-tiles = Be the first to win { $tiles } tiles. To win a tile, make its four letters all yellow or all red.

# A turn that can still be challenged
keesdrow-doubt = Words of this turn
keesdrow-spree-yours = Your words score { $count } so far.
keesdrow-spree-theirs = { $name }’s words score { $count } so far.
keesdrow-doubt-yours = Your turn can still be challenged.
keesdrow-doubt-theirs = { $name } played:
keesdrow-may-challenge = Still deciding: { $names }.
keesdrow-decides = If the turn stands, the game is over.
keesdrow-challenge-meaning = A challenged word scores double if it’s valid; if not, the turn scores nothing.
keesdrow-challenge-meaning-word = A challenged word scores double if it’s valid; if not, it is struck and the other words stand.
keesdrow-challenge-meaning-tiles = A challenged word stands if it’s valid; if not, the turn wins no tiles.
keesdrow-settled = settled
keesdrow-challenge = Challenge
keesdrow-challenge-word = Challenge { $word }
keesdrow-accept = Let it stand

keesdrow-words = Words played: { $count }

# The dictionary
keesdrow-look-up = Dictionary
keesdrow-look-up-label = Is this a word?
keesdrow-look-up-button = Look it up
keesdrow-look-up-word = { $word } is in the dictionary.
keesdrow-look-up-none = { $word } isn’t in the dictionary.
keesdrow-cost-the-turn = { $word } isn’t in the dictionary, so your turn is over.

# Tiles of your own
keesdrow-own-tiles = { $tiles } tiles, { $side } × { $side } letters.
keesdrow-own-values = Letters with their own value: { $values }.
keesdrow-team-total = { $total } together
