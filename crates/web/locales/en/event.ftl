## Opening an event
event-list = Events
event-list-sentence = A party, a tournament, a club night: everybody comes by a code, tables are laid, scores are kept.
event-mine = My events
event-make = Open an event
event-open = Open it
event-occasion = What
event-party = Keyword party
event-party-sentence = Tables of four, the two highest move on, words to be won, the highest total wins.
event-tournament = Keezen tournament
event-tournament-sentence = Teams of two; nobody meets the same team twice while that can be avoided.
event-keesdrow = Keesdrow night
event-keesdrow-sentence = Everybody meets as many others as possible; scores add up.
event-keebble = Keebble night
event-keebble-sentence = Everybody meets as many others as possible; scores add up.
event-played = Where
event-played-here = Here: everybody plays on their own screen, and results come in by themselves
event-played-boards = On real boards: results are typed in
event-title = Title
event-minutes = Minutes a round
event-rounds = Rounds
event-bot = Bots on empty seats
event-more = More about the event
event-points = Points
event-points-sheet = of the sheet: 150, 140, 130 …, 200 for the win
event-points-nk = of the Dutch championship: 2 a pawn, 10 for the win, five rounds
event-manner = From table to table
event-manner-ladder = the highest move on to the next table
event-manner-round-robin = everybody meets as many others as possible
event-size = At a table

## At an event
event-about = { $minutes ->
    [one] { $game }, one minute a round
   *[other] { $game }, { $minutes } minutes a round
  }
event-share-link = Link of this event
event-share-sentence = Whoever opens this link can join.
event-join = Join in
event-join-button = Join
event-join-steward = Stewards come under the name that the host has given them.
event-play-along = Play along
event-join-team = Your team
event-join-new-team = a new team
event-join-not-in-team = { $team } are { $names }: come under one of these names, or with a new team.
event-join-partner = Your partner’s name
event-join-team-name = Name of the team, if you like
event-your-table = Your table
event-my-table = You play at table { $table }.
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
event-to-table = To your table
event-high-letter = Whoever drew the high letter (A is highest) goes first and keeps score. Was that you?
event-one-keeps-score = One of you keeps score and enters the result here.
event-keep-score = I keep score
event-keeps-score = { $name } keeps score.
event-enter-scores = Enter your table’s scores
event-next-round = You are in. You play from the next round on.
event-my-bye = You have a bye: it brings what the others have on average.
event-my-points = { $points ->
    [one] Table { $table } has brought you one point.
   *[other] Table { $table } has brought you { $points } points.
  }
event-recovery = If you lose this browser, this code makes you yourself again at all events. Write it down: { $code }
event-elsewhere = Your recovery code was used on another device: there you are yourself now, and here nobody. Come under another name, or be yourself here again with the code that the other device shows.
event-recover = Type a recovery code
event-recovered = You are yourself again. Open the link of your event.
event-leave = Go home
event-leave-sure = Really go home?
event-you-left = You are not playing any more. Your points so far stay.
event-come-back = Come back
event-leave-sentence = Whoever goes home keeps the points so far and plays in no further round.
event-clock = Time left
event-clock-waits = { $minutes ->
    [one] One minute; the clock does not run yet.
   *[other] { $minutes } minutes; the clock does not run yet.
  }
event-clock-up = Time is up.
event-round = Round { $round }
event-round-of = Round { $round } of { $planned }
event-rounds-before = Rounds before
event-tables = Tables
event-table = Table { $table }
event-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
  }
event-bye = { $team } has a bye, which brings what the others have on average.
event-waiting = From the next round on: { $names }.
event-forfeited = did not play
event-corrected = { $count ->
    [one] corrected
   *[other] corrected { $count } times
  }
event-entered-by = entered by { $name }
event-arranged = The host arranged this round.
event-steward-of = Steward: { $name }
event-watch = Watch
event-replay = Look at the game
event-standings = Standings
event-standings-in = Standings in round { $round }
event-standings-after = Standings after round { $round }
event-standings-final = Final standings
event-my-place = You: place { $place }, { $total } points
event-place = Place
event-name = Name
event-team = Team
event-total = Total
event-left = has left
event-by-lot = by lot
event-guests = { $count ->
    [0] Nobody is here yet
    [one] One guest is here
   *[other] { $count } guests are here
  }
event-teams = { $count ->
    [0] No team is here yet
    [one] One team is here
   *[other] { $count } teams are here
  }
event-stewards = Stewards: { $names }
event-over = It is over.
event-winners = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won!
  }
event-you-won = You have won!

## Questions
event-ask-title = A question for the steward
event-ask = What is it about?
event-ask-button = Call
event-ask-waits = The steward is called.
event-questions = Questions
event-you-steward = You are a steward, as { $name }.
event-steward-tables = { $count ->
    [one] You look after table { $tables }.
   *[other] You look after tables { $tables }.
  }
event-steward-none = You have no tables in this round. You are called here when somebody needs you.
event-rule = Ruling on question { $number }
event-rule-button = Rule

## Prizes
event-prizes = Words to be won
event-prize-secret = a secret word
event-prize-party = { $word }: for the first in the party to spell it.
event-prize-table = { $word }: for the first at table { $table } to spell it.
event-prize-tables = { $word }: for the first at each table to spell it.
event-prize-at = { $name } (table { $table })
event-prize-won = Won by { $names }.
event-prize-new = A prize for a word
event-prize-word = The word
event-prize-of = For the first
event-prize-of-party = in the party
event-prize-of-tables = at each table
event-prize-of-table = at one table
event-prize-which-table = Number of the table
event-prize-keep-secret = secret until it is spelled
event-prize-button = Name the prize

## Running an event
event-step = Next
event-step-gather = At least two have to come. Show them the code.
event-step-lay = Everything is ready for round { $round }.
event-step-draw = Everything is ready for round { $round }.
event-lay-round = Lay round { $round }
event-draw-round = Draw round { $round }
event-as-planned = as planned
event-left-over = Left-over seats
event-left-over-short = stay empty
event-left-over-bots = bots sit there
event-draw = Tables are drawn
event-draw-standing = by standing
event-draw-lot = by lot
event-arrange = Arrange the tables yourself
event-arrange-sentence = One line for each table. Move names around, then lay the tables.
event-arrange-button = Lay these tables
event-step-start = Round { $round } is laid. Everybody finds their table.
event-step-start-here = The games begin with the clock.
event-step-start-boards = Let the clock run when everybody sits.
event-start = Start the clock
event-step-await = { $count ->
    [one] Waiting for table { $tables }.
   *[other] Waiting for tables { $tables }.
  }
event-step-finish = All rounds are played.
event-finish = Finish
event-finish-now = Finish instead
event-finish-sentence = It is ended for good: who has won is told, the seed of the lots is shown, and nothing can be changed any more.
event-type-guests = Guests without a phone, with commas between them
event-type-team = A team: NAME: PLAYER, PLAYER
event-type-steward = A steward
event-type-add = Add
event-stewards-wanted = { $count ->
    [one] One more steward is wanted: one for every five tables.
   *[other] { $count } more stewards are wanted: one for every five tables.
  }
event-goes = goes
event-goes-sure = Does { $name } really go home?
event-goes-name = { $name } goes home
event-type-result = Type the result
event-correct = Correct
event-result-of = Table { $table } of round { $round }
event-correct-sentence = The old result stays in the log, and the table is shown as corrected.
event-scorekeeper = Who keeps score
event-scorekeeper-none = nobody yet
event-type-totals = Type the totals of the sheet instead
event-save-scores = Save the scores
event-first-draw = Equal points: who drew the earlier letter?
event-first-draw-sentence = Tap names in the order of the draw for the first turn. Who drew earlier moves on before the other; where it is not known, the lot decides.
event-save-order = Save the order
event-coming-in = In the order of coming in
event-coming-in-sentence = Tap for every pawn that came in. The points follow; if time was up, stop where they stopped.
event-coming-in-back = Take one back
event-pawn = { $letter }: a pawn of { $team }
event-forfeit-sure = Did { $team } really not play?
event-forfeit = { $team } did not play
event-commands = Type commands
event-command = Command
event-command-button = Do it
event-print-pairings = Print the tables
event-print-standings = Print the standings
event-print-sheets = Print score sheets
event-print-cards = Print score cards
event-print-round = { $minutes ->
    [one] Round { $round }, one minute
   *[other] Round { $round }, { $minutes } minutes
  }
event-print-table = Table
event-print-hash = The hash of the seed of all lots, fixed before the first was drawn:

## The lots
event-lots = How the lots are drawn
event-lots-sentence = All lots come from one seed. Its hash was fixed before the first was drawn, so nobody drew again until the tables pleased them:
event-lots-seed = The seed was:
event-lots-good = This browser has checked it: the SHA-256 of the seed is the hash above.
event-lots-bad = This seed does not have the hash above: the lots were not drawn as promised.
event-lots-verify = Every draw follows from it. “kee party FILE verify” and “kee tournament FILE verify” check them all:
event-lots-log = The log of this event

## The big screen
event-screen = Big screen
event-come-in = Come in
event-here = Here
event-screen-calls = { $count ->
    [one] A steward is called to table { $tables }.
   *[other] A steward is called to tables { $tables }.
  }

## News
event-news-laid = Round { $round } is laid.
event-news-my-table = Round { $round } is laid. You play at table { $table } with { $names }.
event-news-my-table-bots = Round { $round } is laid. You play at table { $table } with bots.
event-news-started = { $minutes ->
    [one] The clock of round { $round } runs: one minute.
   *[other] The clock of round { $round } runs: { $minutes } minutes.
  }
event-news-result = Table { $table }: { $scores }.
event-news-gone = { $name } has gone home.
event-news-asked = Table { $table } calls: { $text }
event-news-ruled = The steward says to “{ $text }”: { $ruling }
event-news-won = { $name } has spelled { $word }.
event-news-all-in = All results of round { $round } are in.
event-news-over = It is over. First: { $names }.
event-title-called = Table { $table } calls
event-back = Back to the event
event-back-short = ‹ Event
