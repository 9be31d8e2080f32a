## Meldingen
newgame-log-took =
    { $name } pakt { $count ->
        [one] één fiche
       *[other] { $count } fiches
    }.
newgame-log-late = { $name } heeft geen tijd meer en pakt één fiche.
newgame-log-left = { $name } heeft het spel verlaten.
newgame-log-awarded = Beslissing: { $points } voor { $name }.
newgame-log-won = { $name } wint.
newgame-log-ended = Het spel is afgelopen.

## Wat je ziet, en wat je kunt typen
newgame-show-counters = Fiches: { $count }
newgame-type-take = take AANTAL
    1 tot en met { $most } fiches pakken

## Weigeringen
refused-newgame-bad_count = Zoveel kun je er niet pakken. Pak 1 tot en met { $most } fiches.
refused-newgame-no_chance = In dit spel is niets toeval.
refused-newgame-no_such_ruling = Die beslissing past niet bij dit spel. Ken punten toe of beëindig het spel.

## Het spel
newgame-summary = Pak een paar fiches van de stapel; het laatste beslist.

## Opties
option-newgame-counters = Fiches op de stapel
option-newgame-most = Fiches die je per beurt kunt pakken
option-newgame-most-count = hooguit { $count }
option-newgame-misere = Wie het laatste fiche pakt
option-newgame-misere-off = wint
option-newgame-misere-on = verliest
option-newgame-timer = Tijd per beurt
option-newgame-timer-help = Is je tijd om, dan pak je één fiche.

## Varianten
preset-name-newgame-classic = Klassiek
preset-newgame-classic = 21 fiches, hooguit drie per beurt: wie het laatste pakt, wint.
preset-name-newgame-misere = Misère
preset-newgame-misere = Wie het laatste fiche pakt, verliest.
preset-name-newgame-tiny = Piepklein (voor tests)
preset-newgame-tiny = Vijf fiches: klein genoeg om helemaal door te rekenen.

## Wat er niet klopt aan een tafel
problem-newgame-two_players = Dit spel is voor twee spelers, tegen elkaar.
