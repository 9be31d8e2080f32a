## Keesdrow
keesdrow-summary = Loop woorden door een doolhof van letters: elke letter werkt drie keer, en levert elke keer meer op.

# The board. Cells are read out as in "E5: R, 1, one peg, green".
keesdrow-board = Een doolhof van { $columns } bij { $rows } letters
keesdrow-keys = Met de pijltjes ga je rond, Enter kiest een letter, Enter op de laatste letter speelt het woord. Shift en Enter gebruikt de laatste letter nog eens. Of typ gewoon het woord. Backspace neemt een letter terug, Escape allemaal.
keesdrow-cell = { $cell }: { $letter }, waarde { $value }{ $uses ->
        [0] {""}
        [1] , één pin, groen
        [2] , twee pinnen, geel
       *[other] , drie pinnen, rood: op
    }
keesdrow-cell-gap = { $cell }: geen letter

# The word in the making.
keesdrow-word = Je woord
keesdrow-word-hint = Sleep, tik of typ een woord
keesdrow-read-out = { $word }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
keesdrow-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
keesdrow-tiles = { $count ->
        [0] geen tegel
        [one] { $count } tegel
       *[other] { $count } tegels
    }
keesdrow-turns-columns = Draait de kolommen { $columns }.
keesdrow-back = Neem de laatste letter terug
keesdrow-clear = Wis
keesdrow-again = Nog een { $letter }
keesdrow-play = Speel
keesdrow-pass = Pas
keesdrow-done = Ik ben klaar
keesdrow-pass-sure = Zeker?
keesdrow-picked = Gepakt: { $picks }. { $name } begint.
keesdrow-not-yet = Je bent nog niet aan de beurt. Je woord blijft hier staan.

# Scores and times.
keesdrow-scores = Stand
keesdrow-case = In de doos: { $green } groene, { $yellow } gele, { $red } rode pinnen.
keesdrow-aim-goal = Tot { $goal } punten.
keesdrow-aim-turns = Ronde { $now } van { $turns }.
keesdrow-aim-exhaustion = Tot niemand nog een woord vindt.
keesdrow-aim-tiles = Wie het eerst { $tiles } tegels wint: maak hun vier letters allemaal geel of allemaal rood.

# A turn that is not settled yet.
keesdrow-doubt = De woorden van deze beurt
keesdrow-spree-yours = Je woorden tellen tot nu toe { $count }.
keesdrow-spree-theirs = De woorden van { $name } tellen tot nu toe { $count }.
keesdrow-doubt-yours = Je beurt kan nog worden aangevochten.
keesdrow-doubt-theirs = { $name } heeft gespeeld:
keesdrow-may-challenge = Mag aanvechten: { $names }.
keesdrow-decides = Blijft het staan, dan is het spel uit.
keesdrow-challenge-meaning = Een aangevochten woord telt dubbel als het bestaat; zo niet, dan levert de beurt niets op.
keesdrow-challenge-meaning-word = Een aangevochten woord telt dubbel als het bestaat; zo niet, dan vervalt het en blijven de andere woorden staan.
keesdrow-challenge-meaning-tiles = Een aangevochten woord blijft staan als het bestaat; zo niet, dan wint de beurt niets.
keesdrow-settled = Afgehandeld
keesdrow-challenge = Vecht aan
keesdrow-challenge-word = Vecht { $word } aan
keesdrow-accept = Akkoord

keesdrow-words = Gespeelde woorden: { $count }

# The log.
keesdrow-log-laid = De tegels liggen.
keesdrow-log-picked = { $name } pakt een tegel met { $letter } op de achterkant.
keesdrow-log-begins = { $name } begint.
keesdrow-log-played = { $name } speelt { $word }.
keesdrow-log-played-points = { $name } speelt { $word } voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
keesdrow-log-played-turning = { $name } speelt { $word } voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en draait { $columns ->
        [one] een kolom tegels
       *[other] { $columns } kolommen tegels
    }.
keesdrow-log-played-winning = { $name } speelt { $word } en wint { $tiles ->
        [one] een tegel
       *[other] { $tiles } tegels
    }.
keesdrow-log-passed = { $name } past.
keesdrow-log-done = { $name } is klaar.
keesdrow-log-time-up = De tijd van { $name } is om.
keesdrow-log-waived = { $name } gaat akkoord.
keesdrow-log-stood = De beurt blijft staan en telt { $counts } voor { $name }.
keesdrow-log-challenged-good = { $name } vecht { $word } aan, en dat is een woord: het telt dubbel voor { $player }.
keesdrow-log-challenged-stands = { $name } vecht { $word } van { $player } aan, en dat is een woord: het blijft staan.
keesdrow-log-challenged-bad = { $name } vecht { $word } van { $player } aan, en dat is geen woord.
keesdrow-log-struck = { $word } van { $name } vervalt.
keesdrow-log-wrong-word = { $name } speelt { $word }, en dat staat niet in het woordenboek: de beurt is voorbij.
keesdrow-log-forfeited = De beurt van { $name } levert niets op.
keesdrow-log-left = { $name } heeft het spel verlaten.
keesdrow-log-awarded = { $name } krijgt { $points } toegekend.
keesdrow-ended = Het spel is uit: { $how ->
        [goal] het doel is gehaald
        [turns] iedereen heeft alle beurten gehad
        [exhaustion] niemand vond nog een woord
        [played_out] er kan niets meer worden gespeeld
        [tiles] er zijn genoeg tegels gewonnen
        [time_up] de tijd is om
        [left] er is niemand meer om tegen te spelen
       *[other] het is eerder beëindigd
    }.

# What the game itself says in English.

option-keesdrow-edition = Welk doolhof er ligt.
option-keesdrow-edition-classic = 36 tegels, 12 x 12 letters.
option-keesdrow-edition-deluxe = 64 tegels, 16 x 16 letters.
option-keesdrow-edition-tiny = Vier van de 36 tegels, 4 x 4 letters: om even te kijken.
option-keesdrow-pegs = Of de pinnen op kunnen raken.
option-keesdrow-pegs-unlimited = Er zijn er altijd genoeg.
option-keesdrow-pegs-boxed = Alleen die uit de doos: een woord waar een pin voor ontbreekt kan niet worden gespeeld.
option-keesdrow-shortest = Hoeveel letters een woord minstens heeft.
option-keesdrow-shorter = Welke kortere vormen van een gespeeld woord niet mogen.
option-keesdrow-shorter-prefix_only = Alleen het begin van een eerder woord.
option-keesdrow-shorter-any_run = Alle letters die in een eerder woord achter elkaar staan.
option-keesdrow-turn = Wat een beurt is.
option-keesdrow-turn-single = Eén woord, of geen.
option-keesdrow-turn-spree = Zoveel woorden als je kunt binnen de tijd.
option-keesdrow-timer = De tijd voor een beurt.
option-keesdrow-judge = Wie bepaalt wat een woord is.
option-keesdrow-judge-referee = De woordenlijst: wat er niet in staat wordt geweigerd.
option-keesdrow-judge-challenge = De tegenstanders: elk woord mag, en blijft staan tenzij iemand het aanvecht.
option-keesdrow-challenge = De tijd om een beurt aan te vechten, waar dat kan.
option-keesdrow-bad_word = Wat een fout woord in een woordenstroom kost, waar woorden aangevochten kunnen worden.
option-keesdrow-bad_word-word = Dat woord; de andere woorden van de beurt blijven staan.
option-keesdrow-bad_word-turn = De hele beurt.
option-keesdrow-wrong_word = Wat een woord kost dat niet in de woordenlijst staat, waar de lijst beslist.
option-keesdrow-wrong_word-free = Niets: het wordt geweigerd, en de speler probeert een ander woord.
option-keesdrow-wrong_word-costs_the_turn = De beurt is voorbij.
option-keesdrow-lookup = Wie tijdens het spel in de woordenlijst mag kijken.
option-keesdrow-end = Wanneer het spel uit is. Four Score eindigt als er genoeg tegels zijn gewonnen.
option-keesdrow-end-goal = Als iemand het doel heeft gehaald en iedereen evenveel beurten heeft gehad.
option-keesdrow-end-turns = Als iedereen een vast aantal beurten heeft gehad.
option-keesdrow-end-exhaustion = Als niemand op rij nog een woord vindt.
option-keesdrow-end-limit = Als de tijd voor het hele spel om is.
option-keesdrow-goal = De punten om te halen, waar het spel een doel heeft.
option-keesdrow-turns = Hoeveel beurten elke speler of elk team heeft, waar die worden geteld.
option-keesdrow-limit = De tijd voor het hele spel.
option-keesdrow-variant = Welk spel er op het doolhof wordt gespeeld.
option-keesdrow-variant-none = Keesdrow zelf.
option-keesdrow-variant-four_score = Four Score: tegels die helemaal geel of helemaal rood zijn worden gewonnen; wie er het eerst genoeg heeft wint.
option-keesdrow-variant-flip_flop = Flip Flop: een woord dat een letter vaker gebruikt draait diens kolom tegels.
option-keesdrow-tiles = Hoeveel tegels een spel Four Score winnen.
option-keesdrow-tile_won = Wanneer een tegel van Four Score is gewonnen.
option-keesdrow-tile_won-each_peg = Zodra een pin de vier letters allemaal geel of allemaal rood maakt, in de volgorde van het woord.
option-keesdrow-tile_won-whole_word = Als de vier letters allemaal geel of allemaal rood zijn wanneer het woord af is.

preset-keesdrow-classic = 12 x 12 letters, een woord per beurt, tot 100 punten.
preset-keesdrow-deluxe = 16 x 16 letters, tot 150 punten.
preset-keesdrow-teams = Teams van twee, tot 200 punten.
preset-keesdrow-sheet = Zoals het spelregelblad: elk woord mag en kan worden aangevochten, met de zandloper, tot 100 punten.
preset-keesdrow-exhaustion = Woorden van vijf letters of meer, met de zandloper, tot niemand er in een hele ronde een vindt.
preset-keesdrow-spree = Zoveel woorden als je kunt in twee minuten, zeven keer.
preset-keesdrow-challenge = Elk woord mag, en kan binnen 20 seconden worden aangevochten.
preset-keesdrow-four-score = Geen punten: win drie tegels door hun vier letters allemaal geel of allemaal rood te maken.
preset-keesdrow-flip-flop = Een woord dat een letter vaker gebruikt draait diens kolom tegels; zeven beurten elk.
preset-keesdrow-solitaire-rounds = Alleen: tien woorden voor het beste totaal.
preset-keesdrow-solitaire-timed = Alleen: zoveel mogelijk woorden in twintig minuten.
preset-keesdrow-tiny = 4 x 4 letters, woorden van vijf of meer tot niemand er een vindt; tot het einde te doorzoeken.
keesdrow-look-up = Woordenboek
keesdrow-look-up-label = Is dit een woord?
keesdrow-look-up-button = Zoek op
keesdrow-look-up-word = { $word } staat in het woordenboek.
keesdrow-look-up-none = { $word } staat niet in het woordenboek.

keesdrow-own-tiles = { $tiles } tegels, { $side } × { $side } letters.
keesdrow-own-values = Letters met een eigen waarde: { $values }.
