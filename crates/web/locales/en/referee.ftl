
## At a real table
referee-link = At a real table
referee-title = Keesdrow at a real table
referee-sentence = You play on a real board; this page keeps pegs, scores and challenges. Everything stays on this device and needs no network.
referee-who = Who plays, in order around the table
referee-name = Name on seat { $seat }
referee-to-board = On to the board
referee-back-to-names = Players
referee-board = The letters
referee-left = { $count ->
        [0] all there
       *[other] { $count } to go
    }
referee-keys = Type a letter to put it here. Arrow keys move, Backspace takes a letter away.
referee-cell = { $cell }: { $letter }
referee-put = { $letter }, { $left } to go
referee-row = Row { $row }
referee-go-on = Go on at { $cell }
referee-letters = Letters
referee-printed = The board was printed here
referee-seed = The seed that stands on the sheet
referee-seed-lay = Take its letters
referee-anew = Begin with an empty board
referee-all-ours = All tiles are in the set.
referee-another-box = { $count } tiles are not in the set, so yours is another box. Check the letters once more.
referee-slips = These tiles are not in the set. If you printed ours, that is a typing slip; a bought box has its own letters.
referee-perhaps = perhaps { $letters }
referee-begin = The board is right: begin

referee-who-begins = Who begins?
referee-does-it-stand = Does the last turn stand?
referee-pegs = Pegs to change
referee-peg = { $letter } { $cell } { $uses ->
        [0] no peg
        [1] green
        [2] yellow
       *[other] red
    }
referee-way = Way { $now } of { $all }
referee-other-way = Another way
referee-challenges = { $name } challenges
referee-stands = It stands
referee-undo = Undo
referee-undo-what = Undo: { $what }
referee-more = Something else
referee-side = Keeping count
referee-log = The game so far
referee-kept = Kept on this device: close the page and come back whenever you like.
referee-time = The time of this turn is up
referee-game-time = The time of the game is up
referee-struck = The turn before is no good, by our own dictionary
referee-player = Player
referee-points = Points to give; with a minus, to take
referee-award = Give
referee-forfeit = Forfeits the turn
referee-leave = Goes home
referee-letter = A letter was typed wrongly: its cell and the right letter, as in C4 R
referee-letter-right = Put right
referee-end = End the game now
referee-next-game = Another game
