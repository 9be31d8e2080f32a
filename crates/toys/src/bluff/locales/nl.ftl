## Meldingen
bluff-log-drew-these = { $name } trekt { $tiles }.
bluff-log-drew = { $name } trekt { $count ->
    [one] één steen
   *[other] { $count } stenen
 }.
bluff-log-laid-own = { $name } legt een { $tile } en noemt die { $claim }.
bluff-log-laid = { $name } legt een steen en noemt hem { $claim }.
bluff-log-waived = { $name } laat het liggen.
bluff-log-stood = { $name } scoort { $points }.
bluff-log-looked = { $name } vecht het aan, en het is { $tile }. { $player } scoort { $points }.
bluff-log-struck = Beslissing: de steen van { $name } telt niet. Het was { $tile }.
bluff-log-dropped-own = { $name } gooit { $tile } weg.
bluff-log-dropped = { $name } gooit een steen weg.
bluff-log-left = { $name } heeft het spel verlaten.
bluff-log-awarded = Beslissing: { $points } voor { $name }.
bluff-log-ended = Het spel is afgelopen.

## Wat je ziet, en wat je kunt typen
bluff-show-bag = In de zak: { $count }
bluff-show-table = Op tafel: { $tiles }
bluff-show-tiles = stenen { $count }
bluff-show-lay = { $name } legde een steen en noemde hem { $claim }
bluff-show-lay-own = { $name } legde een steen en noemde hem { $claim } (het is { $tile })
bluff-show-hand = Jouw stenen: { $tiles }
bluff-type-challenge = challenge
    de steen bekijken: klopt het, dan telt hij dubbel, en anders niet
bluff-type-let = let
    de steen laten liggen
bluff-type-lay = lay STEEN as GETAL
    een van je stenen omgekeerd leggen en zeggen wat het is, waar of niet, zoals lay 3 as 5

## Weigeringen
refused-bluff-not_your_turn = Je bent niet aan de beurt om een steen te leggen. Vecht de laatste aan of laat hem liggen.
refused-bluff-not_in_hand = Je hebt geen { $tile }. Leg een van je eigen stenen.
refused-bluff-no_such_claim = Er zijn geen stenen met { $claim }. Noem een getal van 1 tot en met { $highest }.
refused-bluff-nothing_to_challenge = Er valt nu niets aan te vechten. Leg een van je eigen stenen.
refused-bluff-wrong_draw = Die stenen kunnen nu niet worden getrokken.
refused-bluff-nothing_to_rule_on = Er is geen steen om over te beslissen. Dat kan alleen zolang een steen aan te vechten is.
refused-bluff-not_on_turn = { $seat } is niet aan de beurt en heeft dus geen beurt te verliezen.

## Opties
option-bluff-values = Hoogste getal op een steen
option-bluff-copies = Stenen van elk getal
option-bluff-hand = Stenen in een hand
option-bluff-challenge = Tijd om aan te vechten
option-bluff-challenge-none = tot de volgende speelt
option-bluff-timer = Tijd per beurt
option-bluff-timer-help = Is je tijd om, dan raak je je laagste steen kwijt.

## Varianten
preset-name-bluff-classic = Klassiek
preset-bluff-classic = Dertig stenen, vier in een hand, en iedereen bluft voor zichzelf.
preset-name-bluff-pairs = Paren
preset-bluff-pairs = Twee paren, en een minuut per beurt.
preset-name-bluff-tiny = Piepklein (voor tests)
preset-bluff-tiny = Vier stenen, één in een hand: klein genoeg om helemaal door te rekenen.

## Bots
bot-name-honest = Eerlijk
bot-meaning-bluff-honest = Legt zijn hoogste steen en zegt eerlijk wat het is; vecht alleen aan wat niet waar kan zijn.

## Wat er niet klopt aan een tafel
problem-bluff-too_few_tiles = Voor de handen zijn { $dealt } stenen nodig, en er zijn er maar { $tiles }. Kies kleinere handen.
