## The page
yes = Yes
no = No
close = Close
guest = Guest
go-home = To the games
not-found-title = Nothing here
not-found-sentence = There is no page at this address.

## Making and finding a table
home-sentence = Table games with friends, by sending a link. Or against bots, alone, and without a network.
home-lobby = Open tables
home-lobby-none = Nobody waits for players just now.
home-join = Join a table
home-code = Link or code
home-code-wrong = A code has six letters and digits, such as 653 KX7; a link is longer.
home-join-button = Join
home-mine = My tables
play-bot = Play a bot
play-friends = With friends
make-table = Make the table
make-title = A table of { $game }
make-where = Where
make-online = With a link, each on their own screen
make-here = On this screen, also without a network
make-preset = How to play
make-options = All options
make-options-wrong = Please look at the options that are marked.
make-option-wrong = It has to be: { $expected }
own-file = From a file
own-file-named = From your file: { $name }
own-file-choose = Choose a file…
own-file-about-keyword = Or play on a board you typed in yourself. The guide is docs/keyword-board.md.
own-file-about-keesdrow = Or play with the tiles of your own box. The guide is docs/keesdrow-tiles.md.
own-file-defines = { $name }: { $meaning }
own-file-refused = { $name } can't be used. Fix these problems and choose it again:
own-file-too-large = The file is too large. A file may have up to { $most } KiB.
own-file-unreadable = The file can't be read. Choose a text file.
make-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
make-seats = Players
make-plan = { $seats ->
    [one] alone
   *[other] { $seats } players
  }
make-plan-teams = { $seats } players in { $teams } teams
make-seat = Seat { $seat }
make-seat-you = You
make-seat-person = Somebody else
make-seat-open = Open, for whoever has the link
make-seat-name = Name
make-clock = Time
clock-none = As long as you like
clock-turn = { $minutes ->
    [one] One minute a turn
   *[other] { $minutes } minutes a turn
  }
clock-game = { $minutes } minutes each, { $seconds } seconds more a turn
clock-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
  }, with a bank of { $bank } days
make-words = Words
make-words-everyday = words nearly everyone knows
make-words-common = words met in books and newspapers
make-words-standard = words of a large dictionary
make-words-full = words of the largest dictionaries
make-talk = Talk
talk-open = open: everybody hears everything
talk-reactions = only reactions
talk-silent = This table is played in silence.
talk-silent-short = none
make-watching = Others may look on
make-listed = Strangers find it in the list of open tables

## You
you = You
your-name = Your name
your-colour = Your colour
your-colour-choice = Colour { $number }
language = Language
setting-sound = A soft sound when it is my turn
setting-notify = Tell me when it is my turn, also when this page is behind others
setting-notify-refused = The browser does not allow this page to tell you. Its settings for this page can change that.
recovery-sentence = If you lose this browser, this code gets your seat back. Write it down: { $code }
recover = Get a seat back
recover-code = Recovery code
recover-wrong = No seat has this code. Each code works once: a new one came with it.

## My tables
mine-title = My tables
mine-none = You sit at no table yet.
mine-waits = waits for you
mine-with = with { $names }
mine-seats-open = waiting for players
mine-not-begun = about to begin
mine-goes-on = under way
mine-over = over

## At a table
menu = Menu
panel = Players, log, talk and rules
tab-players = Players
tab-log = Log
tab-talk = Talk
tab-rules = Rules
tab-unread = { $count } new
players = Players
log = What happened
connecting = Connecting …
offline = The connection is lost. It comes back by itself; nothing is lost.
sit-here = Sit here
sit-down = Sit down
stand-up = Get up
be-ready = I am ready
play-again = Another game
be-unready = Not yet after all
all-taken = All seats are taken. You look on.
you-look-on = You look on.
start = Start now
seat-open = open
seat-bot = Who plays seat { $seat }
seat-no-bot = open
bot-option = Bot: { $bot }
bot-named = { $bot } ({ $seat })
seat-stand-in = { $name } ({ $bot } plays)
seat-you = you
seat-partner = your partner
seat-host = host
seat-left = has left
seat-gone = connection lost
seat-ready = ready
seat-not-ready = not ready yet
seat-wins = { $count ->
    [one] one game won
   *[other] { $count } games won
  }
share-title = Invite
share-sentence = Send this link. Whoever opens it can sit down.
share-full = All seats are taken. Whoever opens this link looks on.
share-link = Link of this table
share-code = Or say the code { $code }
share-qr = The link as a code for the camera of a phone
copy = Copy
copied = Copied
wait = Please wait.
your-turn = Your turn
your-answer = Please answer
you-may-object = You may object, or let it be
led-waits = The game begins when the host starts the round.
status-seats-open = Waiting for somebody to sit down.
status-not-ready = Waiting for { $names } to be ready.
status-paused = A pause. All clocks stand still.
status-turn = { $names } to play
status-answering = Waiting for the answer of { $names }
status-objecting = { $names } may object
status-alone = The game is over: { $score } points.
best-to-beat = Your best: { $score }
best-new = New best: { $score }, { $more } more than before
best-first = Your first best: { $score }
best-stands = Your best is still { $score }
status-you-won = You have won!
status-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
  }
time-turn = Turn
time-objection = To object
time-game = Game
time-days = { $days } d { $hours } h
seconds-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
board-keys = Arrow keys move over the board.
command-bar = Type a move
play-it = Play
say = Say something
send = Send
say-to-team = only to my team
reactions = Reactions
rules-of-table = The rules of this table
rules-numbered = The rules of the game, by number
rules-words = Words: { $words }
absent-title = { $name } is gone
absent-you-left = You have left the game for good.
absent-others = The others decide how to go on.
choice-wait = Wait
choice-bot = A bot plays for { $name }
choice-without = Go on without { $name }
choice-end = End the game
absent-question = What shall we do?
proposal-question = Do you agree?
proposal-pause = A pause is proposed. Do you agree?
proposal-resume = Somebody wants to go on. Do you agree?
proposal-end = Somebody proposes to end the game as it stands. Do you agree?
propose-pause = Propose a pause
propose-resume = Propose to go on
propose-end = Propose to end the game
unpause = End the pause
leave-game = Leave the game for good
leave-game-sure = Really leave? You cannot come back into this game.
close-table = Close the table for ever
close-table-sure = Really close it? Nobody can play here again.
over-because = The game is over: { $reason }.
over-early = it was ended early, with the scores as they stood
replay-open = Look at the game again
notify-turn = It is your turn in { $game }.

## Refusals
refused-offline = The server cannot be reached just now.
seat-lost = The seat that this browser had here was got back in another one. You can look on here, or get it back with its code.
seat-lost-look-on = Look on
refused-stale = The game has moved on meanwhile; please look again.

## Who speaks
speaker-host = The host
speaker-steward = A steward
speaker-spectator = Somebody watching

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
reaction-well-played = Well played!
reaction-thanks = Thanks!
reaction-sorry = Sorry!
reaction-oops = Oops!
reaction-wow = Wow!
reaction-laugh = Ha ha!
reaction-hmm = Hmm …
reaction-good-game = Good game!
