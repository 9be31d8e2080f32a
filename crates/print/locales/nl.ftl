## Elk blad
page-of = { $number } van { $count }
page-name = Naam
page-round = Ronde
page-table = Tafel
page-points = Punten
page-score = Score
page-total = Totaal

## Keesdrow
page-keesdrow-board = Keesdrow, bord { $seed }
page-keesdrow-ticks = Kruis bij elk gebruik een hokje aan. Een letter telt één keer zijn waarde, dan dubbel, dan driedubbel.
page-keesdrow-referee = Laat Keeboard de score bijhouden op dit bord: { $command }
page-keesdrow-pad = Scoreblok Keesdrow
page-keesdrow-date = Datum
page-keesdrow-target = Doel of beurten
page-keesdrow-word = woord
page-keesdrow-points = punten
page-keesdrow-values = Waarden
page-keesdrow-uses = Een letter telt de eerste keer gewoon (groen), de tweede keer dubbel (geel) en de derde keer driedubbel (rood); daarna is hij op.
page-keesdrow-challenges = Een aangevochten woord telt dubbel als het bestaat; zo niet, dan telt de beurt niet en gaan de pinnen terug. Pinnen: { $green } groen, { $yellow } geel, { $red } rood.

## Keebble
page-keebble = Keebble, vel { $code }
page-keebble-ask = Speel een woord en vraag dan om twee letters. Je krijgt ze allebei; alle anderen nemen er één of tekenen een muur.
page-keebble-values = Een klinker telt 1, een medeklinker 3, en een letter die niemand anders in de hand heeft 5. In een hand passen 7 letters.
page-keebble-scrabble = Letters tellen wat ze in Scrabble tellen. In een hand passen 7 letters.
page-keebble-walls = Een woord eindigt bij een muur. Met tien letters aan de rand speel je alleen nog woorden, tot iemand geen letters meer heeft.

## Keezen
page-keezen = Keezentoernooi
page-keezen-sheet = Scoreblad
page-keezen-started = Begonnen om
page-keezen-signature = Handtekening team { $team }
page-keezen-pawn = Pion
page-keezen-team = Team { $team }
page-keezen-win = Winst
page-keezen-order = Komt er een pion binnen, kruis dan op de volgende regel het team aan. Een pion telt zodra hij in het honk komt.
page-keezen-time = Speeltijd: hooguit { $minutes } minuten. Is de tijd om, dan tellen de punten tot dan toe, zonder de { $win } voor de winst.

## Keyword
page-keyword = Scorekaarten { $party }
page-keyword-steward = Paraaf
page-keyword-prizes = Prijzen
page-keyword-next = De beste twee schuiven door.
