## Around a table
rail = Moves and chat
say-to-spectators = Write to the other spectators
plate-moving = thinking…
plate-answering = to answer
plate-objecting = can challenge
plate-away = away
plate-stood-in = { $bot } fills in
plate-menu = Seat of { $name }
seat-clear = Remove
seat-clear-name = Remove { $name }
seat-clear-sure = Really remove { $name }?

## Clocks
clock-this-move = { $time } left for this move
clock-next-move = { $time } for the next move
clock-whole-game = { $time } left for the whole game

## The lobby
lobby-share = Share…
lobby-learn = Learn it while you wait
lobby-no-clock = No clock
lobby-start-now = Start without waiting

## The result
over-won-by = You won by { $points }
over-lost-by = You lost by { $points }
over-best-move = Best move: { $told } (+{ $points })
over-result = Show the result
over-close = Close and see the board
over-share = Share result
over-rematch = Rematch
curve-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
replay-play = Play the game
replay-stop = Stop

## The command line. The queries are words that players type.
setting-command = Always show the line for typing moves
query-last = last
query-score = score
query-hand = hand
query-board = board
query-clocks = clocks
query-help = help
query-nothing-yet = Nothing has been played yet.
query-all = You can also ask: { $questions }. To play one of these as a word, type it in capitals.
