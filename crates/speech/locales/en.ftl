## What belongs to no game
and = { $others } and { $last }
or = { $others } or { $last }
nobody = nobody

## What every game says
game-score = { $name }: { $points }.
game-score-team = { $names }: { $points }.
game-no-square = There’s no { $square } on this board.
game-no-row = There’s no row { $row } on this board.
game-no-hints = There are no hints in this game.
game-no-dictionary = There is no dictionary in this game.
game-to-play = to play
game-has-left = left

## Questions about a table. The first ones are words that players type.
question-last = last
question-score = score
question-hand = hand
question-pawns = pawns
question-clocks = clocks
question-board = board
question-row = row
question-help = help
answer-questions = You can ask: { $questions }.
answer-questions-words = To play one of these as a word, type it in capitals.
answer-none = This game has no answer to that.
answer-nothing-yet = Nothing has happened yet.
answer-no-clock = There’s no clock at this table.

## What every game refuses
refused-game-over = The game is over. Start another one to keep playing.
refused-game-no_such_seat = This table has no seat { $seat }. Choose another one.
refused-game-not_asked = It’s not { $seat }’s turn. Wait until it is.
refused-game-gone = { $seat } has left the game and can no longer play in it.
refused-game-window_closed = Too late: the game has moved on. Look at the table again.
refused-game-time_up = Too late: time ran out first. Wait for your next turn.
refused-game-chance_due = Cards or letters are being dealt. Wait for that first.
refused-game-chance_not_due = There’s nothing to deal or draw now. Wait for a player to act.
refused-game-backwards = Time can’t go back from { $last } ms to { $at } ms.
refused-game-not_understood = { $empty ->
    [yes] Type { $expected }.
   *[no] “{ $typed }” was not understood. Type { $expected }.
 }

## What a table refuses
refused-table-closed = This table is closed. Start a new one.
refused-table-time_first = Too late: time ran out first. Wait for your next turn.
refused-table-not_now = { $playing ->
    [yes] You can’t do that during a game. Finish this one first.
   *[no] You can only do that during a game. Start one first.
 }
refused-table-no_such_seat = This table has no seat { $seat }. Pick another one.
refused-table-seat_taken = Seat { $seat } is taken. Pick another one.
refused-table-no_open_seat = All seats are taken. Watch this game, or start a table of your own.
refused-table-already_seated = You already have seat { $seat }. Leave it before you take another one.
refused-table-not_seated = Only players can do that. Take a seat first.
refused-table-bad_name = Choose a name of 1 to 30 characters on one line.
refused-table-seats_open = Some seats are still open. Wait for players or add bots.
refused-table-not_host = Only the host can do that. Ask them.
refused-table-not_steward = Only a steward can decide that. Ask one.
refused-table-nobody_there = Nobody is in seat { $seat }. Choose a seat with a player.
refused-table-no_such_bot = That bot can’t play here. { $why }
refused-table-paused = The game is paused. Resume it first.
refused-table-not_paused = The game isn’t paused, so just play on.
refused-table-out_of_time = You’re out of time. Wait for your next turn.
refused-table-stand_in = The bot { $bot } is playing for you until you’re back.
refused-table-no_seed_needed = No game is about to start. Wait until everyone is ready.
refused-table-not_a_bot = { $seat } is not a bot. Choose a seat with a bot.
refused-table-bad_text = Write one line of at most { $most } characters.
refused-table-silent = Chat is off at this table.
refused-table-no_team = You have no partner to talk to. Write to everyone instead.
refused-table-private_talk = Partners can’t talk privately during a game. Write to everyone, or wait until the game is over.
refused-table-other_proposal = Answer the open proposal first: { $proposal ->
    [pause] to pause
    [resume] to resume
   *[end] to end the game
 }.
refused-table-no_proposal = There is no open proposal. Make one yourself.
refused-table-already_agreed = You’ve already agreed. Wait for the others.
refused-table-nothing_to_decide = There’s nothing to decide about { $seat }.
refused-table-own_seat = The other players decide about your seat. Just play on.
refused-table-gone_for_good = { $seat } has left for good, so there’s no point in waiting. Bring in a bot or end the game.
refused-table-stewards_do_not_play = Stewards can’t play. You can watch and make rulings.
refused-table-led = The event’s host decides that for all tables at once.
refused-table-no_taking_back = Moves can’t be taken back at this table. Just play on.
refused-table-taken_back_among_people = You can only take back a move alone or against bots. Just play on.
refused-table-nothing_to_take_back = You haven’t made a move yet. Make one first.
refused-table-seen_since = You’ve seen something that was hidden when you moved, so you can’t take that move back. Just play on.

## What an event refuses
refused-event-finished = The event is over, so nothing can be changed. Open a new one.
refused-event-other_kind = That command is for another kind of event. See which commands this one has.
refused-event-forbidden = { $who ->
    [host] Only the host can do that.
    [steward] Only the host or a steward can do that.
    [guest] Only the host or that guest can do that.
    [table] Only the host or a guest at that table can do that.
    [scorekeeper] Only the host, a steward or the table’s scorekeeper can do that.
    [director] Only the host can do that.
    [team] Only the host or that team can do that.
    [person] Only a person can do that.
   *[server] Only the server can do that, after replaying the game.
 }
refused-event-name_taken = The name { $name } is taken. Choose another.
refused-event-name_too_long = The name “{ $name }” is too long. Use at most 30 characters.
refused-event-bad_name = “{ $name }” can’t be a name here. Use at least one letter and at most 30 characters, without commas, slashes, colons or @.
refused-event-no_such_name = There’s no { $name } here. Check the spelling.
refused-event-already_joined = You’ve already joined as { $name }.
refused-event-has_left = { $name } has already left. Choose someone who is still here.
refused-event-stewards_do_not_play = { $name } is a steward, and stewards can’t play. Choose someone else.
refused-event-too_few = At least { $needed } have to join first. So far { $there ->
    [0] nobody has
    [one] only one has
   *[other] only { $there } have
 }.
refused-event-results_missing = { $count ->
    [one] Table { $tables } of round { $round } has no result yet. Enter it first.
   *[other] Tables { $tables } of round { $round } have no results yet. Enter them first.
 }
refused-event-no_round = There is no round yet. Set one up first.
refused-event-already_started = Round { $round } has already started. Enter its results.
refused-event-no_such_table = Round { $round } has no table { $table }. Check the number.
refused-event-has_result = Table { $table } already has a result. Correct that one instead.
refused-event-no_result = Table { $table } of round { $round } has no result to correct yet. Enter one first.
refused-event-has_scorekeeper = { $name } keeps score at table { $table }. Ask the host to pick someone else.
refused-event-played_here = The games are played here, so scores come in automatically. There’s nothing to enter.
refused-event-not_first_round = Only the first round can be arranged by hand. The tables of the next ones follow from the results.
refused-event-no_seat = { $name } has no seat. Put every guest at a table.
refused-event-table_size = Table { $table } has { $count ->
    [one] { $count } guest
   *[other] { $count } guests
 }. Put { $fewest } to { $most } at each table.
refused-event-scores_wanted = Table { $table } needs a score each for { $names }. You entered { $count }.
refused-event-not_at_table = { $name } isn’t at table { $table }. Name someone who is.
refused-event-named_twice = { $name } is named twice. Name everyone once.
refused-event-out_of_bounds = A score must be between −100000 and 100000, not { $score }.
refused-event-bad_remark = Write one line of at most 200 characters.
refused-event-no_such_question = There is no question { $number }. Check the number.
refused-event-already_ruled = Question { $number } has already been answered. Ask a new one if something is unclear.
refused-event-no_prize = { $word } doesn’t win a prize for { $name }. Check the word and the name.
refused-event-no_table_of_prize = There is no table { $table }. Choose one from 1 to { $most } for the prize.
refused-event-unplayable_prize = { $word } can’t win a prize. { $why }
refused-event-unplayable_round = The tables of this round can’t be set up. { $why }
refused-event-bad_sheet = That can’t be a table’s score sheet: no order of pawns gives { $first } and { $second }. Add the points up again.
refused-event-all_rounds_drawn = All { $rounds } rounds have been drawn. You can end the tournament now.
refused-event-rounds_left = Only { $played } of { $planned } rounds have been played. To end it anyway, use “finish early”.
refused-event-too_many_guests = The event is full: it has room for { $most } guests, including those who left. Open a second one.
refused-event-too_many_teams = The tournament is full: it has room for { $most } teams, including those that withdrew. Open a second one.
refused-event-too_many_comings = { $name } has joined { $most } times and can’t join again. Use another name.
refused-event-too_many_stewards = An event can have at most { $most } stewards. The ones you have can take more tables.
refused-event-too_many_rounds = An event can have at most { $most } rounds. You can end it now.
refused-event-too_many_prizes = An event can have at most { $most } prizes. Wait for the next event to offer another.
refused-event-too_many_questions = An event has room for { $most } questions. Settle this one in person.
refused-event-too_many_open_questions = { $most } of your questions are still open. Wait until one is answered.

## What a challenge refuses
refused-challenge-no_such_challenge = There is no such challenge. Check the link.
refused-challenge-not_yet = This board opens on { $date } at 0:00 UTC. Come back then.
refused-challenge-unreadable = This is not a complete game record: { $why }. Submit the whole file.
refused-challenge-other_game = This is a game of { $played }, but the challenge is { $wanted }. Start from the challenge’s link.
refused-challenge-other_option = This game was played with different options from the challenge. Start from the challenge’s link.
refused-challenge-not_alone = A challenge is for one player, but this game had { $seats } players. Play it alone.
refused-challenge-bot = A bot played this game, and the leaderboard is for people. Play it yourself.
refused-challenge-other_deal = This game was dealt from a different seed. Start from the challenge’s link.
refused-challenge-unfinished = This game isn’t over yet. Finish it first.
refused-challenge-broken_off = This game was ended early or changed by a ruling. Only a game played to the end counts.
refused-challenge-mismatch = This game can’t be replayed: { $why }. Play it again from the challenge’s link.
refused-challenge-not_played = You can compare words after you’ve played; seeing them first would spoil the board.
refused-challenge-nobody_there = Nobody on the leaderboard has this name. Check the spelling.

## What the server refuses
refused-server-no_such_table = There is no such table. Check the link.
refused-server-broken_table = This table was made by another version of the server and can’t be opened. Start a new one.
refused-server-no_such_event = There is no such event. Check the link.
refused-server-no_such_code = No open table or event has this code. A table’s code works until the game starts.
refused-server-broken_event = This event was made by another version of the server and can’t be opened. Open a new one.
refused-server-no_table_for_you = You have no table in this round. Wait for the next one.
refused-server-not_over = You can see that when the event is over. Come back then.
refused-server-no_room = The server is out of space, so this was not saved. Try again later.
refused-server-unavailable = The server can’t save anything right now. Try again in a moment.
refused-server-bad_token = This token is not valid here. Sign in again, or use your recovery code.
refused-server-no_token = Spectators can only watch. Join first.
refused-server-no_watching = Only players can see this table. Ask the host for a seat.
refused-server-finding = Finding plays is what this game is about, so they aren’t listed. Send the play you have found.
refused-server-other_origin = This request came from another site. Open the page on this server.
refused-server-slow_down = Too many requests. Try again in a moment.
refused-server-too_large = The request is too large. Send less at once.
refused-server-not_logged_in = Sign in first, or send a bot’s token.
refused-server-wrong_login = Wrong name or password. Try again.
refused-server-name_taken = The name “{ $name }” is taken. Choose another.
refused-server-claimed = This seat belongs to another account. Sign in to that one.
refused-server-not_for_bots = Only the bot’s owner can do that. Sign in with your own account.
refused-server-only_for_bots = Only bots can do that. Send a bot’s token.
refused-server-too_many_bots = An account can have at most { $most } bots. Delete one first.
refused-server-no_such_bot = You have no bot with this name. Check the spelling.
refused-server-not_understood = The request was not understood: { $why }.
refused-server-problems = { $problems }
refused-server-nothing_here = There is nothing here. Check the address.
refused-server-inside = Something went wrong on our side. Try again.

## What the sockets refuse
refused-wire-not_understood = The message could not be read: error at character { $character }.
refused-wire-not_text = Send text messages, not binary ones.
refused-wire-bad_frame = The frame was broken, or larger than { $most } KB.
refused-wire-hello_first = Say hello first.
refused-wire-hello_once = Say hello only once.
refused-wire-version = This server speaks protocol { $server }, the client { $client }.

## Why a request was not understood
misread-no_json = send it as application/json
misread-cut_off = the rest of the request never came
misread-token_or_code = send either `token` or `code`

## When the server restarts
farewell = Back in a moment.

## Times, and what can be set
duration-none = no limit
duration-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }
duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
duration-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
expected-number = a whole number from { $least } to { $most }
expected-seconds = none, or seconds from 1 to { $most }
own-value = from your own file

## Bots
bot-name-pip = Pip
bot-name-lulu = Lulu
bot-name-momo = Momo
bot-name-otto = Otto
bot-name-mila = Mila
bot-name-benji = Benji
bot-name-noor = Noor
bot-name-sami = Sami
bot-name-tess = Tess
bot-name-ravi = Ravi
bot-name-ines = Ines
bot-name-jun = Jun
bot-name-zora = Zora
bot-name-ivo = Ivo
bot-name-vega = Vega
bot-name-novice = Novice
bot-name-random = Random
bot-name-easy = Easy
bot-name-medium = Medium
bot-name-hard = Hard
bot-name-everyday-1 = Beginner
bot-name-everyday-5 = Amateur
bot-name-everyday-10 = Amateur
bot-name-common-5 = Dreamer
bot-name-everyday = Eagle Eye
bot-name-common = Reader
bot-name-standard = Scholar
bot-name-full = Dictionary
bot-name-strong = Champion
bot-meaning-pip = Has just learnt the rules and is happy with every move.
bot-meaning-lulu = Plays the first thing that comes to mind.
bot-meaning-momo = Daydreams a little and misses a chance or two.
bot-meaning-otto = Plays with the family on Sundays and wins now and then.
bot-meaning-mila = Gets a little better every week.
bot-meaning-benji = Plays for fun, with good days and bad days.
bot-meaning-noor = Plays every evening, and it shows.
bot-meaning-sami = Sees more than you hope and less than you fear.
bot-meaning-tess = Seldom makes the same mistake twice.
bot-meaning-ravi = Has won the club cup, and is polite about it.
bot-meaning-ines = Thinks fast and gives little away.
bot-meaning-jun = Finds the move that you overlooked.
bot-meaning-zora = Thinks ahead and forgives nothing.
bot-meaning-ivo = Knows the game inside out. Bring your best.
bot-meaning-vega = Has not lost in a long while. Someone should change that.
bot-meaning-novice = Models a player who has just learnt the game. The levels are measured against it.
bot-meaning-random = Picks any legal move without a second thought.

## What is wrong with a request
problem-game-plain = { $sentence }
problem-game-unknown_option = There’s no such option. The options are { $known }.
problem-game-given_twice = This option is set twice. Set it once.
problem-game-no_such_value = There’s no value `{ $got }`. Choose from { $known }.
problem-game-no_such_value_or_file = There’s no value `{ $got }`. Choose from { $known }, or name a file.
problem-game-not_a_number = `{ $got }` isn’t possible here. Enter a whole number from { $least } to { $most }.
problem-game-not_a_time = `{ $got }` isn’t a possible time. Enter `none` or a number of seconds from 1 to { $most }.
problem-game-no_file = This option can’t be read from a file. Choose one of its values.
problem-game-seat_count = A table has 1 to { $most } seats. Choose a number from that range.
problem-game-seats_in_teams = This is played in teams. Possible numbers of players: { $seats }.
problem-game-uneven_teams = Teams must be of equal size. Possible numbers of teams for { $seats } players: { $possible }.
problem-game-players = This game is for { $least } to { $most } players.
problem-game-no_teams = Everyone plays individually in this game. Leave the teams out.
problem-game-one_side = Everyone is on the same side. Make at least two teams.
problem-game-no_word_list = This game needs a word list. Choose one.
problem-game-no_long_words = The word list has no words of { $shortest } letters or more. Choose another list or a lower number.
problem-game-file_too_large = expected a file of at most { $most } KiB, got { $size } KiB
problem-game-file_at = line { $line }, column { $column }: { $flaw }
problem-game-file_more = { $count ->
    [one] and 1 more problem
   *[other] and { $count } more problems
 }
problem-game-file_not_toml = not TOML: { $why }
problem-game-file_lacks = expected `{ $name }`, got none
problem-game-file_unlike = expected { $expected }, got `{ $got }`
problem-game-file_one_of = one of these names: { $names }
problem-game-file_number = a whole number from { $least } to { $most }
problem-game-file_letter = a letter A to Z
problem-game-file_table = a table, such as `{ $example }`
problem-game-file_list = a list of texts in quotes, such as "{ $example }"
problem-game-file_text = a text in quotes, such as "{ $example }"
problem-games-unknown_preset = There’s no preset `{ $got }`. The presets are { $known }.
problem-games-unknown_bot = There’s no bot `{ $got }`. The bots are { $known }.
problem-games-bots_for_seats = Name one bot for each of the { $seats } seats.
problem-table-unknown_game = There’s no game `{ $got }` here. Check the spelling.
problem-table-turn_time = Give each turn at least a second.
problem-table-game_time = Give each player some time for the game.
problem-table-days = Give each turn at least an hour.
problem-table-grace = Give people at least a second to come back.
problem-event-game = There’s no game `{ $got }`. Choose one, such as keyword.
problem-event-size = A table seats 2 to { $most } people.
problem-event-rounds = Play 1 to { $most } rounds.
problem-event-minutes = A round lasts 1 to { $most } minutes.
problem-event-limit = A party game lasts { $most } minutes at most.
problem-event-line = Write one line of 1 to 200 characters.
problem-event-set = Write options as KEY=VALUE.
problem-event-seed = A seed has 1 to 100 characters and no spaces.
problem-event-daily = A daily challenge is played as it is and can’t be changed.
problem-server-no_words_needed = This game uses no word list. Leave it out.
problem-server-unknown_words = There’s no word list `{ $got }` here. Check the spelling.
problem-server-not_alone = A challenge is played alone. { $possible ->
    [0] { $game } can’t be played alone.
   *[other] Presets you can play alone: { $known }.
 }
problem-server-account_name = A name has { $least } to { $most } letters, digits, spaces and - _ . '. `{ $got }` doesn’t fit.
problem-server-password_length = A password has { $least } to { $most } characters.
problem-server-password_is_name = Your password can’t be your name. Choose another one.
problem-server-not_led = House rule `led` is only for tables of an event. Leave it out.
problem-server-load_test = A rally is only played in load tests.
