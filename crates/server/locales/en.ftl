## What a shared link says before it is opened

preview-invites = { $name } invites you to { $game }
preview-invited = You’re invited to { $game }
preview-invitation = Open the link to take a seat. No account needed.
preview-titled = { $game }: { $line }
preview-watch = The game is on. Open the link to watch.
preview-closed = { $game } on Keeboard
preview-beat = { $winners } beat { $losers } { $score } to { $other }
preview-won-with = { $winners } won with { $score }
preview-won = { $winners } won
preview-tie = It’s a tie at { $score }
preview-alone = { $winners } scored { $score }
preview-replay = Replay the game move by move.
preview-daily = { $game }: the board for { $date }
preview-dailies = Daily boards
preview-daily-invitation = The same board for everyone, all day. Play alone, then see who found more.
preview-challenge = { $name }: a { $game } challenge
preview-challenge-invitation = Everyone who opens the link plays the same game. Can you beat the others?
preview-party = { $count ->
    [0] A { $game } party. Open the link to join.
    [one] A { $game } party with one guest so far. Open the link to join.
   *[other] A { $game } party with { $count } guests. Open the link to join.
}
preview-tournament = { $count ->
    [0] A { $game } tournament. Open the link to enter your team.
    [one] A { $game } tournament with one team so far. Open the link to enter yours.
   *[other] A { $game } tournament with { $count } teams. Open the link to follow it.
}
preview-picture = The board beside the names of the players
preview-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}

## What players share of a challenge they have played
share-daily = { $kind ->
    [keesdrow-rounds] Keesdrow in ten words
    [keesdrow-timed] Keesdrow in twenty minutes
   *[keyword-solitaire] Keyword solo
}, { $date }
share-points = { $score ->
    [one] 1 point
   *[other] { $score } points
} · place { $place } of { $players }
share-won = won
