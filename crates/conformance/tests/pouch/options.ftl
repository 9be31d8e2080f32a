option-pouch-rounds = Rounds
option-pouch-hand = Tiles in a hand
option-pouch-timer = Time per turn
preset-name-pouch-standard = Standard
preset-pouch-standard = Three rounds against the clock.
preset-name-pouch-tiny = Tiny
preset-pouch-tiny = Two rounds with two tiles each.
problem-pouch-too_few_tiles = There aren’t enough tiles for that many players.
