## The page
yes = Yes
no = No
guest = Guest
go-home = To the games
not-found-title = Nothing here
not-found-sentence = There is no page at this address.
make-table = Make a table
connecting = Connecting …
offline = The connection is lost. Trying again by itself.
sit-here = Sit here
seat-open = open
seat-bot = Put a bot here
start = Start
wait = Please wait.
your-turn = Your turn
you-may-answer = You may answer
command-bar = Type a move
bot-named = { $bot } ({ $seat })

## Refusals
refused-offline = The server cannot be reached just now.
refused-stale = The game has moved on meanwhile; please look again.

## Who speaks
speaker-host = The host
speaker-steward = A steward
speaker-watcher = Somebody watching

## The log
log-made = The table was made.
log-sat = { $name } sat down.
log-stood = { $name } stood up.
log-bot-sat = { $bot }, a bot, sat down.
log-ready = { $name } is ready.
log-not-ready = { $name } is not ready any more.
log-start-asked = The host starts the game.
log-started = Game { $number } begins.
log-finished = The game is over.
log-chat = { $name }: { $text }
log-chat-team = { $name } (to the team): { $text }
log-reacted = { $name }: { $what }
log-proposed-pause = { $name } proposes a pause.
log-proposed-resume = { $name } proposes to go on.
log-proposed-end = { $name } proposes to end the game as it stands.
log-agreed = { $name } agrees.
log-declined = { $name } does not agree.
log-paused = A pause: all clocks stand still.
log-resumed = The game goes on.
log-gone = { $name } has lost the connection.
log-missed = { $name } has been gone for long.
log-back = { $name } is back.
log-left = { $name } has left.
log-voted-wait = { $name } wants to wait for { $about }.
log-voted-bot = { $name } wants a bot to play for { $about }.
log-voted-without = { $name } wants to go on without { $about }.
log-voted-end = { $name } wants to end the game.
log-awaited = { $name } gets more time to come back.
log-stood-in = { $bot } plays on for { $name }.
log-handed-over = { $name } is the host now.
log-handed-over-away = Somebody who does not play is the host now.
log-appointed = A steward was appointed.
log-time-given = The clocks were put back: the table could not be reached.
log-closed = The table is closed.
reaction-hello = Hello!
reaction-wellplayed = Well played!
reaction-thanks = Thanks!
reaction-sorry = Sorry!
reaction-oops = Oops!
reaction-wow = Wow!
reaction-laugh = Ha ha!
reaction-hmm = Hmm …
reaction-goodgame = Good game!
