## Pairings and standings, on paper and in the terminal
sheet-round = round { $round }, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
sheet-bot = (bot)
sheet-tables = { $count ->
    [one] table { $first }
   *[other] tables { $first } to { $last }
}
sheet-steward = Steward for { $tables }: { $name }.
sheet-no-steward = No steward yet for { $tables }; call the host.
sheet-arranged = The host chose the tables for this round.
sheet-bye = { $team } has a bye and scores the average of the other teams.
sheet-absent = { $team } did not show up.
sheet-waiting = Playing from the next round on: { $names }.
sheet-hash = Fingerprint of the draw’s seed: { $hash }
sheet-final = final standings
sheet-before = before the first round
sheet-after = standings after round { $round }
sheet-after-of = standings after round { $round } of { $planned }
sheet-during = standings during round { $round }
sheet-during-of = standings during round { $round } of { $planned }
sheet-left = left
sheet-withdrew = withdrew
sheet-by-lot = by lot
sheet-spelled = { $names } spelled { $word }.
sheet-winners = { $count ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
sheet-seed = The draw’s seed was { $seed } (fingerprint { $hash }).

## What a command has changed
report-joined = { $name } has joined.
report-left = { $name } has left.
report-steward = { $name } is a steward.
report-scorekeeper = { $name } keeps score at table { $table }.
report-team = New team: { $team } ({ $players }).
report-pair = New team: { $team }.
report-player = { $player } of { $team } has joined.
report-withdrew = { $name } has withdrawn.
report-started = Round { $round } has started: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} on the clock.
report-result = Table { $table }: { $scores }.
report-corrected = Corrected table { $table } of round { $round }: { $scores }.
report-absent = Table { $table }: { $teams } did not show up.
report-asked = Question { $question }, table { $table }: { $text }
report-ruled = Ruling on question { $question }: { $text }
report-prize = Prize offered { $of ->
    [party] to the first in the whole party
    [table] to the first at table { $table }
   *[tables] to the first at each table
} to spell { $word }.
report-secret = a secret word
report-won = { $name } spelled { $word } at table { $table } and won the prize.
report-missing = { $count ->
    [0] All results of this round are in.
    [one] No result yet from table { $tables }.
   *[other] No result yet from tables { $tables }.
 }
