## Meldingen
rally-log-hit = { $name } slaat de bal.
rally-log-missed = { $name } mist de bal.
rally-log-left = { $name } heeft het spel verlaten.
rally-log-awarded = Beslissing: { $points } voor { $name }.
rally-log-ended = De rally is afgelopen.

## Wat je ziet, en wat je kunt typen
rally-show-hits = Slagen: { $count }
rally-type-hit = hit
    de bal slaan

## Weigeringen
refused-rally-no_such_ruling = Die beslissing past niet bij een rally. Ken punten toe of beëindig het spel.
refused-rally-no_chance = In een rally is niets toeval.

## Opties
option-rally-hits = Slagen tot het einde

## Varianten
preset-name-rally-long = Lang
preset-rally-long = Honderd slagen.
preset-name-rally-tiny = Piepklein (voor tests)
preset-rally-tiny = Vier slagen: klein genoeg om helemaal door te rekenen.

## Wat er niet klopt aan een tafel
problem-rally-two_players = Een rally speel je met twee spelers tegen elkaar.
