## Around a table
rail = Moves and chat
say-to-spectators = Write to the other spectators
board-all = Show the whole board
plate-moving = thinking…
plate-answering = to answer
plate-choosing = choosing…
plate-objecting = can challenge
plate-away = away
plate-stood-in = { $bot } fills in
plate-menu = { $name }’s seat
seat-clear-name = Remove { $name }
seat-clear-sure = Really remove { $name }?

## Clocks
clock-this-move = { $time } left for this move
clock-next-move = { $time } for the next move
clock-whole-game = { $time } left for the whole game
clock-game-left = { $time } left in the game.

## The lobby
lobby-share = Share…
lobby-learn = Learn it while you wait
lobby-no-clock = No clock
lobby-hosted = { $name } invited you
lobby-minutes = About { $minutes } minutes
lobby-changed = Changes to the variant
word-language = English words
lobby-invited-by = { $name } invites you to { $game }
lobby-invited = You’re invited to { $game }
lobby-invited-how = Take a seat and play. No account needed.
lobby-start-now = Start without waiting

## The result
over-won-by = You won by { $points }
over-lost-by = You lost by { $points }
over-best-move = Best move
over-title = Result
over-result = Show the result
over-close = Close and see the board
over-share = Share result
over-share-text = { $game }: { $scores }.
over-shared = Result copied, picture saved
over-saved = Picture saved
over-not-shared = Your browser didn’t allow sharing. Copy the link from the address bar.
over-rematch = Rematch
over-analyse = Analyse
curve-score = score
curve-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
replay-play = Play the replay
replay-stop = Stop

setting-notation = Moves in notation
notation-line = { $name }: { $text }

## The command line
setting-command = Always show the line for typing moves and questions
command-ask = Type a question
command-ask-button = Ask
command-only-questions = There’s nothing for you to play here, but you can ask.
