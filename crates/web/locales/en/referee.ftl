## At a real table
referee-link = Keep score at a real table
referee-title = Keesdrow at a real table
referee-sentence = Play on your own board while this page keeps track of pegs, scores and challenges. Everything stays on this device and works offline.
referee-who = Players, in order around the table
referee-name = Name at seat { $seat }
referee-to-board = Enter the board
referee-back-to-names = Back to players
referee-board = The letters on the board
referee-left = { $count ->
    [0] complete
   *[other] { $count } to go
  }
referee-keys = Type a letter to put it here. Use the arrow keys to move and Backspace to remove a letter.
referee-cell = { $cell }: { $letter }
referee-put = { $letter }, { $left } to go
referee-row = Row { $row }
referee-go-on = Continue at { $cell }
referee-letters = Letters
referee-printed = The board was printed here
referee-seed = Seed on the sheet
referee-seed-lay = Fill in the letters
referee-clear = Clear the board
referee-all-ours = All tiles are in our set.
referee-another-box = { $count } tiles are not in our set, so yours is probably a different one. Check the letters again.
referee-slips = These tiles are not in our set. If you printed our tiles, there’s a typo; a bought set has its own letters.
referee-perhaps = Change to { $letters }
referee-begin = Start the game

referee-who-begins = Who goes first?
referee-does-it-stand = Does the last turn stand?
referee-pegs = Pegs to place
referee-peg = { $letter } at { $cell }: { $uses ->
    [0] no peg
    [1] green peg
    [2] yellow peg
   *[other] red peg
  }
referee-way = Walk { $now } of { $all }
referee-other-way = Try another walk
referee-challenges = Challenge by { $name }
referee-stands = Let it stand
referee-undo = Undo
referee-undo-what = Undo: { $what }
referee-more = More actions
referee-side = Scorekeeping
referee-log = The game so far
referee-kept = Saved on this device. Close the page and come back whenever you like.
referee-time = End the turn: time’s up
referee-game-time = End the game: time’s up
referee-struck = Strike the last turn: not in your dictionary
referee-player = Player
referee-points = Points to add (with a minus to take away)
referee-award = Add points
referee-forfeit = Forfeit turn
referee-leave = Mark as left
referee-letter = Wrong letter? Type its cell and the right letter, such as C4 R
referee-letter-right = Fix letter
referee-end = End the game now
referee-next-game = Play another game
