## Challenges and the boards of the day
challenge-title = Challenge
challenge-daily = Boards of the day
challenge-daily-sentence = Every day three new boards, the same for everybody in the world. Play alone, then see who found more.
challenge-daily-open = Play today's boards
challenge-next = new boards in { $time }
challenge-offline = There is no network. You can play all the same: your game is handed in as soon as there is one.
challenge-keesdrow-rounds = Keesdrow in ten words
challenge-keesdrow-rounds-how = Ten words for the best total.
challenge-keesdrow-timed = Keesdrow in twenty minutes
challenge-keesdrow-timed-how = As many words as you can. The clock does not stop, also when you close the page.
challenge-keyword-solitaire = Keyword alone
challenge-keyword-solitaire-how = Everybody draws the same letters. { $goal } or better wins.
challenge-who = Your name on the leader board
challenge-mine = My challenges
challenge-days = Other days
challenge-day-before = ‹ The day before
challenge-day-after = The day after ›
challenge-yesterday = Yesterday’s boards
challenge-yesterday-sentence = Boards of earlier days can still be played, and lead on to the days before.
challenge-play = Play
challenge-again = Play again
challenge-board = Leader board
challenge-to-board = To the leader board
challenge-you-stand = { $score } points, place { $place } of { $players }
challenge-leads = { $name } leads with { $score }.
challenge-streak-none = Play today, and tomorrow, and it is a streak.
challenge-streak = { $current ->
    [0] No days in a row just now; your longest was { $longest }.
    [one] One day in a row, the longest { $longest }.
   *[other] { $current } days in a row, the longest { $longest }.
}
challenge-players = { $count ->
    [0] Nobody has played yet.
    [one] One player
   *[other] { $count } players
}
challenge-nobody = Nobody has played yet. Be the first.
challenge-first = The first { $count } are shown.
challenge-place = Place
challenge-name = Name
challenge-score = Points
challenge-games = Games
challenge-you = you
challenge-won = won
challenge-goal = { $goal } points or more win.
challenge-best = The best you have ever done here: { $best }.
challenge-first-counts = On the board of a day your first game counts. You may play again for fun.
challenge-best-counts = Your best game counts. Everybody plays the same deal.
challenge-compare-how = Tap a name to compare words.
challenge-compare-later = Who has played can compare words. Play first: words would give the board away.
challenge-compare-with = Compare words with { $name }
challenge-both = Both of you
challenge-only-me = Only you
challenge-only-you = Only { $name }
challenge-share = Show it to others
challenge-share-button = Share
challenge-share-line = { $score } points · place { $place } of { $players }
challenge-invite = Send the link
challenge-link = Link of this challenge
challenge-handing-in = Your game is being handed in …
challenge-handed-in = Your game is handed in.
challenge-counted = Your game counts: place { $place } of { $players }.
challenge-for-fun = Played for fun: your first game counts, { $score ->
    [one] the one with one point
   *[other] the one with { $score } points
}.
challenge-best-stands = Your best game counts, { $score ->
    [one] with one point
   *[other] with { $score } points
}: place { $place } of { $players }.
challenge-later = There is no network. Your game is kept here, and handed in as soon as there is one.
challenge-friends = Challenge friends
challenge-friends-sentence = A link with which everybody plays the same deal, each alone, with a leader board.
challenge-of = { $game } of { $name }: { $preset }
