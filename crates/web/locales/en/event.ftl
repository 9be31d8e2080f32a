## Opening an event
event-list = Events
event-list-sentence = A party, a tournament or a club night: guests join with a code, everyone gets a table, and the scores are kept for you.
event-mine = My events
event-make = Host an event
event-host = Host one
event-open = Create event
event-occasion = Kind of event
event-party = Keyword party
event-party-sentence = Tables of four. The top two at each table move on to the next, there are prizes for spelling certain words, and the highest total wins.
event-tournament = Keezen tournament
event-tournament-sentence = Teams of two. New opponents every round, until you’ve met them all.
event-keesdrow = Keesdrow night
event-keesdrow-sentence = You play as many different people as possible, and your scores add up.
event-keebble = Keebble night
event-keebble-sentence = You play as many different people as possible, and your scores add up.
event-played = Where to play
event-played-here = On screens
event-played-here-how = Everyone plays on their own phone or computer. Results come in automatically.
event-played-boards = On real boards
event-played-boards-how = You play at your own tables and enter the results.
event-title = Title
event-minutes = Minutes per round
event-rounds = Rounds
event-bot = Bot level
event-more = More options
event-points = Scoring
event-points-sheet = Score sheet: 150 for the first pawn in, then 140, 130…, and 200 for the win
event-points-nk = Dutch championship: 2 per pawn, 10 for the win, five rounds
event-manner = Changing tables
event-manner-ladder = The best players move on to the next table
event-manner-round-robin = Everyone plays as many different people as possible
event-size = Players per table

## At an event
event-about = { $minutes ->
    [one] { $game }, one minute per round
   *[other] { $game }, { $minutes } minutes per round
  }
event-stages = Stages of the event
event-stage-join = Joining
event-stage-play = Rounds
event-stage-win = Winners
event-share-link = Link to this event
event-share-sentence = Anyone with this link can join.
event-join = Join the event
event-join-button = Join
event-join-steward = Are you a steward? Join with the name the host entered for you.
event-play-along = Play too
event-join-team = Your team
event-join-new-team = New team
event-join-not-in-team = { $team } is { $names }. Use one of those names, or enter a new team.
event-join-partner = Your partner’s name
event-join-team-name = Team name (optional)
event-your-table = Your table
event-my-table = You’re at table { $table }.
event-against = Against { $team }.
event-with = With { $names }.
event-with-bots = { $count ->
    [one] With { $names } and one bot.
   *[other] With { $names } and { $count } bots.
  }
event-with-only-bots = { $count ->
    [one] With one bot.
   *[other] With { $count } bots.
  }
event-to-table = Go to your table
event-high-letter = The player who drew the letter closest to A goes first and keeps score. Is that you?
event-one-keeps-score = One of you keeps score and enters the result here.
event-keep-score = I’ll keep score
event-keeps-score = { $name } is keeping score.
event-enter-scores = Enter your table’s scores
event-next-round = You’re in. You’ll get a table in the next round.
event-keep-open = Keep this page open. Your next table will appear here.
event-my-bye = You have a bye this round and score the average of the other teams.
event-my-points = { $points ->
    [one] You scored one point at table { $table }.
   *[other] You scored { $points } points at table { $table }.
  }
event-recovery = Without an account, this code gets you back into your events and challenges on another device.
event-elsewhere = Your recovery code was used on another device. You’re signed in there now, so this browser is signed out. Join under another name, or enter the new code from the other device.
event-recover = Enter a recovery code
event-recovered = Welcome back. Open the link to your event.
event-leave = Leave the event
event-leave-sure = Really leave?
event-you-left = You’ve left the event. The points you scored still count.
event-come-back = Rejoin the event
event-leave-sentence = If you leave, you keep your points, but you won’t get a table in later rounds.
event-clock = Time left
event-clock-waits = { $minutes ->
    [one] One minute. The clock hasn’t started yet.
   *[other] { $minutes } minutes. The clock hasn’t started yet.
  }
event-clock-up = Time’s up.
event-round = Round { $round }
event-round-of = Round { $round } of { $planned }
event-rounds-before = Earlier rounds
event-tables = Tables
event-table = Table { $table }
event-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
  }
event-bye = { $team } has a bye and scores the average of the other teams.
event-waiting = Playing from the next round: { $names }.
event-forfeited = absent
event-corrected = { $count ->
    [one] corrected
   *[other] corrected { $count } times
  }
event-entered-by = entered by { $name }
event-arranged = The host chose the tables for this round.
event-steward-of = Steward: { $name }
event-watch = Watch game
event-replay = Replay game
event-standings = Standings
event-standings-in = Standings during round { $round }
event-standings-after = Standings after round { $round }
event-standings-final = Final standings
event-my-place = { $total ->
    [one] You’re #{ $place } with one point.
   *[other] You’re #{ $place } with { $total } points.
  }
event-place = Place
event-name = Name
event-team = Team
event-total = Total
event-left = left
event-by-lot = tie broken by lot
event-guests = { $count ->
    [0] No guests yet
    [one] One guest
   *[other] { $count } guests
  }
event-teams = { $count ->
    [0] No teams yet
    [one] One team
   *[other] { $count } teams
  }
event-stewards = Stewards: { $names }
event-over = The event is over.
event-winners = { $names } won!
event-you-won = You won!

## Questions
event-ask-title = Ask the steward
event-ask = What’s your question?
event-ask-button = Call the steward
event-ask-waits = The steward has been called.
event-questions = Questions
event-you-steward = Hi { $name }, you’re a steward at this event.
event-steward-tables = { $count ->
    [one] You look after table { $tables }.
   *[other] You look after tables { $tables }.
  }
event-steward-none = You have no tables this round. If someone needs you, you’ll see it here.
event-rule = Your ruling on question { $number }
event-rule-button = Give ruling

## Prizes
event-prizes = Prize words
event-prize-secret = A secret word
event-prize-party = { $word }: a prize for the first player at the party to spell it.
event-prize-table = { $word }: a prize for the first player at table { $table } to spell it.
event-prize-tables = { $word }: a prize for the first player at each table to spell it.
event-prize-at = { $name } (table { $table })
event-prize-won = Won by { $names }.
event-prize-new = Offer a prize for a word
event-prize-word = Word
event-prize-of = For the first to spell it
event-prize-of-party = In the whole party
event-prize-of-tables = At each table
event-prize-of-table = At one table
event-prize-which-table = Table number
event-prize-keep-secret = Keep the word secret until someone spells it
event-prize-button = Offer prize

## Running an event
event-step = Next step
event-step-gather = { $of ->
    [teams] You need at least two teams. Show them the code or send them the link.
   *[guests] You need at least two guests. Show them the code or send them the link.
  }
event-step-ready = Ready for round { $round }.
event-lay-round = Set up round { $round }
event-draw-round = Draw round { $round }
event-as-planned = As planned
event-left-over = Empty seats
event-left-over-short = Leave them empty
event-left-over-bots = Fill them with bots
event-draw = Pairings
event-draw-standing = By standings
event-draw-lot = By lot
event-arrange = Choose the tables yourself
event-arrange-sentence = One line per table. Move the names around, then set up the tables.
event-arrange-button = Set up these tables
event-step-start = Round { $round } is ready. Everyone can see their table.
event-step-start-here = The games begin when you start the clock.
event-step-start-boards = Start the clock when everyone is seated.
event-start = Start the clock
event-step-await = { $count ->
    [one] Waiting for the result of table { $tables }.
   *[other] Waiting for the results of tables { $tables }.
  }
event-step-finish = All rounds have been played.
event-finish = Finish the event
event-finish-now = Finish the event now
event-finish-sentence = This ends the event: the winners are announced, the seed of the draw is revealed, and nothing can be changed afterwards.
event-type-guests = Guests without a phone, separated by commas
event-type-team = Team without a phone, such as “Lions: Anna, Bo”
event-steward-new = Add a steward
event-type-steward = Steward’s name
event-type-add = Add
event-stewards-wanted = { $count ->
    [one] You need one more steward: one for every five tables.
   *[other] You need { $count } more stewards: one for every five tables.
  }
event-mark-left = Mark as left
event-mark-left-sure = Has { $name } really left?
event-mark-left-name = Mark as left: { $name }
event-type-result = Enter result
event-correct = Correct result
event-result-of = Result of table { $table }, round { $round }
event-correct-sentence = The old result stays in the log, and the table is marked as corrected.
event-scorekeeper = Scorekeeper
event-scorekeeper-none = Nobody yet
event-type-totals = Enter the totals instead
event-save-scores = Save scores
event-first-draw = It’s a tie: who drew the letter closest to A?
event-first-draw-sentence = Tap the names in the order of the letters they drew for the first turn, A first. The player with the letter closest to A moves on. If you don’t know, tap nothing: it’s decided by lot.
event-save-order = Save order
event-coming-in = The order in which the pawns came home
event-coming-in-sentence = Tap a team for each pawn it brought home, and the points are added up for you. If time ran out, stop where the game stopped.
event-coming-in-back = Undo last pawn
event-pawn = { $letter }: a pawn for { $team }
event-forfeit-sure = Did { $team } really not show up?
event-forfeit = Mark { $team } as absent
event-commands = Type a command
event-command = Command
event-command-button = Run command
event-print-pairings = Print tables
event-print-standings = Print standings
event-print-sheets = Print score sheets
event-print-cards = Print score cards
event-print-round = { $minutes ->
    [one] Round { $round }, one minute
   *[other] Round { $round }, { $minutes } minutes
  }
event-print-table = Table
event-print-hash = Fingerprint of the draw’s seed, published before the first round:

## The draw
event-lots = How the draw is kept fair
event-lots-sentence = Every draw comes from one secret seed. Its fingerprint was published before the first draw, so nobody could draw again until they liked the tables:
event-lots-seed = The seed:
event-lots-good = Checked by this browser: the seed’s SHA-256 is the fingerprint above.
event-lots-bad = This seed does not match the fingerprint above, so the draw was not made as promised. Ask the host for an explanation.
event-lots-verify = Every draw follows from the seed. To check them all, download the log and run “kee party FILE verify” or “kee tournament FILE verify”:
event-lots-log = Download the log

## The big screen
event-screen = Open the big screen
event-screen-title = { $title } on the big screen
event-come-in = Scan to join
event-here = Already here
event-screen-calls = { $count ->
    [one] Steward needed at table { $tables }.
   *[other] Steward needed at tables { $tables }.
  }

## News
event-news-laid = Round { $round } is ready.
event-news-my-table = Round { $round } is ready. You’re at table { $table } { $of ->
    [teams] against { $names }.
   *[guests] with { $names }.
  }
event-news-my-table-bots = Round { $round } is ready. You’re at table { $table } with bots.
event-news-started = { $minutes ->
    [one] Round { $round } has started: one minute on the clock.
   *[other] Round { $round } has started: { $minutes } minutes on the clock.
  }
event-news-result = Table { $table }: { $scores }.
event-news-gone = { $name } has left.
event-news-asked = Table { $table } asks: { $text }
event-news-ruled = Ruling on “{ $text }”: { $ruling }
event-news-won = { $name } spelled { $word } and won the prize.
event-news-all-in = All results of round { $round } are in.
event-title-called = Table { $table } has a question
event-back = Back to the event
event-back-short = ‹ Event
