## Sinds je vorige beurt
trail-since = Sinds je beurt
trail-replay = { $count ->
    [one] De zet
   *[other] De { $count } zetten
  } sinds je vorige beurt afspelen
trail-stop = Terug naar nu

## Een betere zet op het bord
review-show-better = Betere zet tonen
review-only-mine = Alleen mijn beurten
replay-my-previous = Mijn vorige beurt
replay-my-next = Mijn volgende beurt
