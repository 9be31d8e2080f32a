## Around a table
rail = Moves and chat
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
