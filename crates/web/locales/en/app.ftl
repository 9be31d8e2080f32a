## The page
yes = Yes
no = No
close = Close
guest = Guest
go-home = Back to the games
not-found-title = Nothing here
not-found-sentence = There’s no page at this address. Check the link, or start from the games.

## Starting and finding a game
home-lobby = Open tables
home-lobby-none = No open tables right now.
home-lobby-start = Open one yourself, and anyone can join:
home-join = Join with a link or code
home-code-wrong = That’s neither a link nor a code. A code has six letters and digits, such as 653 KX7.
home-join-button = Join
make-table = Create table
make-title = Set up a game of { $game }
make-where = Where
make-online = Online
make-here = On this screen
make-preset = Variant
make-options-wrong = Some options don’t work. Fix the marked ones and try again.
make-example = For example { $example }
own-file = From a file
own-file-named = From your file { $name }
own-file-choose = Choose a file…
own-file-about-keyword = Or play on a board from your own file.
own-file-about-keesdrow = Or play with the tiles of your own set.
own-file-defines = { $name }: { $meaning }
own-file-refused = { $name } can’t be used. Fix these problems and choose it again:
own-file-too-large = This file is too large. Choose one of { $most } KiB or less.
own-file-unreadable = This file can’t be read. Choose a text file.
make-options-changed = { $count } changed
make-seats = Players
make-plan = { $seats ->
    [one] Solo
   *[other] { $seats } players
  }
make-seat = Seat { $seat }
make-seat-you = You
make-seat-person = Someone next to you
make-seat-open = Open to anyone with the link
make-seat-name = Name
make-bench = Drag to a seat:
make-bench-guest = Anyone with the link
make-clock = Time limit
clock-none = None
clock-turn = { $time } per turn
clock-game = { $time } each
clock-game-increment = { $time } each, plus { $increment } per turn
clock-days = { $time } per turn, plus { $bank } in reserve
make-words = Word list
make-words-everyday = Everyday: words nearly everyone knows
make-words-common = Common: words from books and newspapers
make-words-standard = Standard: words from a large dictionary
make-words-full = Full: words from the largest dictionaries
make-talk = Chat
talk-open = Messages and reactions
talk-reactions = Reactions only
talk-silent = Chat is off at this table.
talk-silent-short = Off
make-watching = Allow spectators
make-listed = List it under open tables, so anyone can join

## You
your-name = Your name
language = Language
setting-sound = Play sounds
setting-notify = Notify me when it’s my turn, even in another tab
setting-notify-refused = Your browser blocks notifications from this page. Allow them in its settings for this site.
recover = Recover your seat
recover-code = Recovery code
recover-wrong = This recovery code doesn’t work. Each code works once; use the newest one you were given.

## My tables
mine-title = My games
mine-none = You’re not in a game yet. Start one, or join with a link or code.
mine-with = with { $names }
mine-seats-open = waiting for players
mine-not-begun = about to start
mine-goes-on = in progress
mine-over = finished

## At a table
menu = Menu
tab-rules = Rules
tab-unread = { $count } new
players = Players
log = Game log
connecting = Connecting…
offline = Connection lost. Reconnecting… nothing will be lost.
sit-here = Take this seat
sit-down = Take a seat
stand-up = Leave your seat
be-ready = I’m ready
play-again = Play again
be-unready = Not ready
all-taken = All seats are taken. You’re watching.
status-watching = You’re watching.
start = Start the game
seat-open = Open seat
seat-bot = Player at seat { $seat }
seat-no-bot = Leave open
bot-option = Bot: { $bot }
bot-strength = Strength { $level } of 5, rating { $rating }
bot-rating = rating { $rating }
bot-strengths = Bots’ strength
seat-stand-in = { $name } ({ $bot } is filling in)
seat-you = you
seat-partner = your partner
seat-host = host
seat-left = left
seat-ready = ready
seat-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
  }
share-title = Invite others
share-sentence = Send this link. Anyone who opens it can take a seat.
share-full = All seats are taken. Anyone who opens this link can watch.
share-link = Link to this table
share-code = Or tell them this code:
share-qr = QR code of the link
copy = Copy link
copied = Copied
wait = One moment…
your-turn = Your turn
your-answer = Your turn to answer
your-choice = Your turn to choose
you-may-object = Challenge it, or let it stand
waiting-for-round = The game begins when the host starts the round.
status-seats-open = Waiting for players to join.
status-be-ready = Ready to start?
status-not-ready = Waiting for { $names } to be ready.
status-paused = Paused. All clocks are stopped.
status-turn = { $names } to move
status-answering = { $names } to answer
status-choosing = { $names } to choose
status-objecting = { $names } can challenge

# How a game ended. Your own side is “You” or “You and Bo”.
you-and = { $count ->
    [one] You
   *[other] You and { $names }
  }
status-alone = { $names } scored { $score ->
    [one] 1 point
   *[other] { $score } points
  }.
status-won-to = { $names } won { $score } to { $other }.
status-lost-to = { $names } lost { $score } to { $other }.
status-won = { $names } won with { $score }.
status-won-plain = { $names } won.
status-shared = { $names } share first place with { $score }.
status-tie = It’s a tie at { $score }.
over-because = The game is over: { $reason }.
over-early = it was ended early, with the scores as they stood

best-to-beat = Your best: { $score }
best-new = New best: { $score }, up { $more }
best-first = Your best so far: { $score }
best-stands = Your best is still { $score }
best-hinted = Played with hints, so it doesn’t count as your best
time-game = Time left in the game
time-days = { $days } d { $hours } h
time-days-aloud = { $days } days{ $hours ->
    [0] {""}
    [one] {" "}and 1 hour
   *[other] {" "}and { $hours } hours
  }
seconds-left = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
  }
board-keys = Use the arrow keys to move around the board.
command-bar = Type a move
play-it = Play
plain-board = The board as text
plain-actions = Your moves
plain-help = What can I type?
say = Write a message
send = Send
say-to-team = To my team only
reactions = Reactions
rules-of-table = Rules at this table
rules-numbered = Full rules, by number
rules-words = Word list: { $words }
absent-title = { $name } is away
absent-you-left = You left this game for good.
absent-others = The others decide what happens next.
choice-wait = Keep waiting
choice-bot = Let a bot play for { $name }
choice-without = Play on without { $name }
choice-end = End the game
absent-question = What would you like to do?
proposal-question = Do you agree?
proposal-waiting = Waiting for { $names } to answer.
proposal-pause = { $names } would like a pause.
proposal-resume = { $names } would like to resume.
proposal-end = { $names } would like to end the game as it stands.
take-back = Take back move
take-back-short = Take back
propose-pause = Suggest a pause
propose-resume = Suggest resuming
propose-end = Suggest ending the game
end-sure = Really end it? The scores will be final.
unpause = Resume the game
leave-game = Leave the game for good
leave-game-sure = Really leave? You can’t come back to this game.
close-table = Close the table for good
close-table-sure = Really close it? Nobody can play here again.
replay-open = Watch the replay
notify-turn = It’s your turn in { $game }.

## Refusals
refused-offline = The server can’t be reached. Check your connection and try again.
seat-lost = Your seat was recovered on another device. You can watch here, or take it back with your newest recovery code.
seat-lost-watch = Watch
refused-stale = The game has moved on. Have another look, then try again.

## Who speaks
speaker-host = The host
speaker-steward = A steward
speaker-spectator = A spectator

## The log
log-made = The table was set up.
log-sat = { $name } took a seat.
log-stood = { $name } left their seat.
log-bot-sat = { $bot } took a seat.
log-ready = { $name } is ready.
log-not-ready = { $name } is no longer ready.
log-start-asked = The host started the game.
log-started = Game { $number } begins.
log-taken-back = { $name } took back a move.
log-taken-back-you = You took back your move.
log-finished = The game is over.
log-chat = { $name }: { $text }
log-chat-team = { $name } (to the team): { $text }
log-reacted = { $name }: { $what }
log-proposed-pause = { $name } suggests a pause.
log-proposed-resume = { $name } suggests resuming.
log-proposed-end = { $name } suggests ending the game as it stands.
log-agreed = { $name } agrees.
log-declined = { $name } disagrees.
log-paused = The game is paused. All clocks are stopped.
log-resumed = The game resumes.
log-gone = { $name } lost connection.
log-missed = { $name } has been away for a while.
log-back = { $name } is back.
log-left = { $name } has left.
log-voted-wait = { $name } wants to wait for { $about }.
log-voted-bot = { $name } wants a bot to play for { $about }.
log-voted-without = { $name } wants to play on without { $about }.
log-voted-end = { $name } wants to end the game.
log-awaited = { $name } gets more time to come back.
log-stood-in = { $bot } is filling in for { $name }.
log-handed-over = { $name } is now the host.
log-handed-over-away = The new host isn’t playing at this table.
log-appointed = A steward was appointed.
log-time-given = The server was down for a while. Everyone gets that time back on their clock.
log-closed = The table is closed.
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-thanks = Thanks!
reaction-sorry = Sorry!
reaction-oops = Oops!
reaction-wow = Wow!
reaction-laugh = Haha!
reaction-hmm = Hmm…
reaction-good-game = Good game!
plates = Players
