## Meldingen
keesdrow-log-laid = De tegels liggen op tafel.
keesdrow-log-picked = { $name } pakt een tegel met een { $letter } op de achterkant.
keesdrow-log-begins = { $name } begint.
keesdrow-log-played = { $name } speelt { $word }.
keesdrow-log-played-points = { $name } speelt { $word } voor { $points }.
keesdrow-log-played-turning = { $name } speelt { $word } voor { $points } en draait { $columns ->
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
keesdrow-log-waived = { $name } laat het staan.
keesdrow-log-stood = { $name } scoort { $counts } met deze beurt.
keesdrow-log-challenged-good = { $name } vecht { $word } aan, maar het is goed: het telt dubbel voor { $player }.
keesdrow-log-challenged-stands = { $name } vecht { $word } aan, maar het is goed: { $player } mag het houden.
keesdrow-log-challenged-bad = { $name } vecht { $word } van { $player } aan, en dat staat niet in het woordenboek.
keesdrow-log-struck = { $word } telt niet meer voor { $name }.
keesdrow-log-wrong-word = { $name } speelt { $word }, maar dat staat niet in het woordenboek. De beurt is voorbij.
keesdrow-log-forfeited = { $name } scoort niets met deze beurt.
keesdrow-log-left = { $name } heeft het spel verlaten.
keesdrow-log-awarded = Beslissing: { $points } voor { $name }.
keesdrow-ended = Het spel is afgelopen: { $how ->
        [goal] het doel is gehaald
        [turns] iedereen heeft alle beurten gehad
        [exhaustion] niemand vond nog een woord
        [played_out] er valt niets meer te spelen
        [tiles] er zijn genoeg tegels gewonnen
        [time_up] de tijd is om
        [left] er zijn te weinig spelers over
       *[other] het is voortijdig gestopt
    }.
keesdrow-expected = een woord, een woord met zijn route zoals “CAT a1-b1-c1”, “pass”, “challenge” of “let”

## Weigeringen
refused-keesdrow-not_your_turn = Je bent niet aan de beurt om te spelen. Vecht de vorige beurt aan of laat hem staan.
refused-keesdrow-jump = { $from } en { $to } liggen niet naast elkaar. Ga naar een letter ernaast, of blijf op dezelfde.
refused-keesdrow-no_letter = Op { $cell } ligt geen letter. Kies een route die alleen over letters gaat.
refused-keesdrow-letter_expired = De { $letter } op { $cell } is al drie keer gebruikt en is op. Kies een route zonder die letter, of een ander woord.
refused-keesdrow-misspelt = Op die route staat { $spelled }, niet { $word }. Verander de route of het woord.
refused-keesdrow-too_short = { $word } is te kort. Speel een woord van minstens { $shortest } letters.
refused-keesdrow-not_a_word = { $word } staat niet in het woordenboek. Probeer een ander woord.
refused-keesdrow-played_before = { $word } is met deze letters al gespeeld. Gebruik andere letters, of speel een ander woord.
refused-keesdrow-shorter_version = { $word } is een kortere vorm van { $earlier }, dat met deze letters al gespeeld is. Gebruik andere letters, of speel een ander woord.
refused-keesdrow-no_peg_left = Er is geen { $colour ->
    [green] groene
    [yellow] gele
   *[red] rode
 } pin meer voor { $cell }. Kies een andere route of een ander woord.
refused-keesdrow-cannot_be_walked = { $word } kun je op dit bord niet maken. Probeer een ander woord.
refused-keesdrow-nothing_to_challenge = Er valt nu niets aan te vechten. Speel een woord of pas.
refused-keesdrow-no_such_word = Die beurt heeft geen woord { $number }. Kies een nummer van 1 tot en met { $words }.
refused-keesdrow-word_settled = Over woord { $number } van die beurt is al beslist. Vecht een ander woord aan.
refused-keesdrow-wrong_draw = Die tegels kunnen nu niet worden gelegd of gepakt.
refused-keesdrow-nothing_to_rule_on = Er is geen beurt om over te beslissen. Dat kan alleen zolang een beurt aan te vechten is.
refused-keesdrow-not_on_turn = { $seat } is niet aan de beurt en kan dus geen beurt verliezen.
refused-keesdrow-referee_over = Het spel is afgelopen. Maak het laatste ongedaan om verder te gaan.
refused-keesdrow-referee_nobody_begins = Er is nog niet bekend wie begint. Geef dat eerst aan.
refused-keesdrow-referee_must_stand = De vorige beurt beslist het spel. Laat hem eerst staan of vecht hem aan.
refused-keesdrow-referee_off_the_board = Die route gaat van het bord af. Kies een route die alleen over letters gaat.
refused-keesdrow-referee_no_turn = Er is niemand aan de beurt, dus er kan geen tijd om zijn.
refused-keesdrow-referee_no_game_time = Dit spel heeft geen tijdslimiet. Wil je nu stoppen, beëindig dan het spel.
refused-keesdrow-referee_nothing_to_challenge = Er valt nu niets aan te vechten. Voer het volgende woord in.
refused-keesdrow-referee_who_challenges = { $names } mogen aanvechten. Geef aan wie het doet.
refused-keesdrow-referee_nothing_to_undo = Er is niets om ongedaan te maken.
refused-keesdrow-referee_no_letter = Op { $cell } ligt geen letter. Kies een plek waar er wel een ligt.
refused-keesdrow-referee_barred = Met die letter kan “{ $entry }” niet meer. Maak dat eerst ongedaan.

## Opties
option-keesdrow-edition = Doolhof
option-keesdrow-edition-classic = klassiek, 12 × 12 letters
option-keesdrow-edition-deluxe = deluxe, 16 × 16 letters
option-keesdrow-edition-tiny = piepklein, 4 × 4 letters
option-keesdrow-edition-file = een bestand met je eigen tegels
option-keesdrow-pegs = Pinnen
option-keesdrow-pegs-help = Is een kleur op, dan kun je woorden waar die voor nodig is niet meer spelen.
option-keesdrow-pegs-unlimited = zoveel als je nodig hebt
option-keesdrow-pegs-boxed = alleen die uit de doos
option-keesdrow-shortest = Kortste woord
option-keesdrow-shortest-count = { $count } letters
option-keesdrow-shorter = Een deel van een woord overspelen op dezelfde letters
option-keesdrow-shorter-help = Na HEARTS mag HEART nooit. Of EAR en ART mogen, kies je hier.
option-keesdrow-shorter-prefix_only = mag, behalve het begin
option-keesdrow-shorter-any_run = mag niet
option-keesdrow-turn = Woorden per beurt
option-keesdrow-turn-single = één
option-keesdrow-turn-spree = zoveel als je vindt voor de tijd om is
option-keesdrow-timer = Tijd per beurt
option-keesdrow-judge = Woorden controleren
option-keesdrow-judge-referee = door het woordenboek, meteen bij het spelen
option-keesdrow-judge-challenge = door je tegenstanders, die ze kunnen aanvechten
option-keesdrow-challenge = Tijd om aan te vechten
option-keesdrow-challenge-help = Geldt alleen als je tegenstanders de woorden controleren.
option-keesdrow-challenge-none = tot de volgende speelt
option-keesdrow-bad_word = Straf voor een fout woord
option-keesdrow-bad_word-help = Geldt alleen bij meer woorden per beurt.
option-keesdrow-bad_word-word = alleen dat woord vervalt
option-keesdrow-bad_word-turn = de hele beurt vervalt
option-keesdrow-wrong_word = Een woord proberen dat niet in het woordenboek staat
option-keesdrow-wrong_word-help = Geldt alleen als het woordenboek controleert.
option-keesdrow-wrong_word-free = kost niets, probeer een ander
option-keesdrow-wrong_word-costs_the_turn = kost je de beurt
option-keesdrow-lookup = Woordenboek tijdens het spel
option-keesdrow-lookup-nobody = gesloten
option-keesdrow-lookup-everyone = open voor iedereen
option-keesdrow-lookup-seats = alleen open voor de plaatsen { $text }
option-keesdrow-lookup-seats-choose = alleen open voor sommige plaatsen
option-keesdrow-end = Einde van het spel
option-keesdrow-end-help = Four Score eindigt altijd als iemand genoeg tegels heeft gewonnen.
option-keesdrow-end-goal = als iemand de doelscore haalt
option-keesdrow-end-turns = na een vast aantal beurten
option-keesdrow-end-exhaustion = als niemand nog een woord vindt
option-keesdrow-end-limit = als de tijd om is
option-keesdrow-goal = Doelscore
option-keesdrow-goal-help = Iedereen krijgt evenveel beurten, dus je kunt nog worden ingehaald.
option-keesdrow-goal-count = { $count ->
    [one] 1 punt
   *[other] { $count } punten
 }
option-keesdrow-turns = Beurten per speler
option-keesdrow-turns-help = In een teamspel is dit het aantal beurten per team.
option-keesdrow-limit = Tijd voor het hele spel
option-keesdrow-variant = Bijzondere regels
option-keesdrow-variant-none = geen
option-keesdrow-variant-four_score = Four Score (win tegels in plaats van punten)
option-keesdrow-variant-flip_flop = Flip Flop (gebruik je een letter twee keer, dan draait zijn kolom tegels)
option-keesdrow-tiles = Tegels om te winnen
option-keesdrow-tiles-help = Geldt alleen bij Four Score.
option-keesdrow-tile_won = Een tegel winnen
option-keesdrow-tile_won-help = Bij Four Score win je een tegel door zijn vier letters allemaal geel of allemaal rood te maken.
option-keesdrow-tile_won-each_peg = zodra de vierde pin klopt
option-keesdrow-tile_won-whole_word = alleen als de pinnen nog kloppen wanneer het woord af is

## Varianten
preset-name-keesdrow-classic = Klassiek
preset-keesdrow-classic = Een doolhof van 12 × 12 letters en elke beurt een woord: op naar de 100 punten.
preset-name-keesdrow-deluxe = Deluxe
preset-keesdrow-deluxe = Het grote doolhof van 16 × 16 letters, tot 150 punten.
preset-name-keesdrow-teams = Teams
preset-keesdrow-teams = Speel samen met je maat tegen de andere paren, tot 200 punten.
preset-name-keesdrow-sheet = Volgens het boekje
preset-keesdrow-sheet = De oorspronkelijke regels: speel elk woord dat je durft, vecht aan wat je niet vertrouwt, twee minuten per beurt, tot 100 punten.
preset-name-keesdrow-exhaustion = Tot het laatste woord
preset-keesdrow-exhaustion = Woorden van vijf letters of meer, twee minuten per beurt, tot niemand er nog een vindt.
preset-name-keesdrow-spree = Woordenstroom
preset-keesdrow-spree = Vind zoveel woorden als je kunt in twee minuten, zeven beurten elk.
preset-name-keesdrow-challenge = Aanvechten
preset-keesdrow-challenge = Speel elk woord dat je durft. Je tegenstanders hebben 20 seconden om het aan te vechten.
preset-name-keesdrow-four-score = Four Score
preset-keesdrow-four-score = Vergeet de punten: maak de vier letters van een tegel allemaal geel of allemaal rood en je wint hem. Wie het eerst drie tegels heeft, wint.
preset-name-keesdrow-flip-flop = Flip Flop
preset-keesdrow-flip-flop = Gebruik een letter twee keer in een woord en zijn kolom tegels draait: zeven beurten elk in een doolhof dat niet stil blijft liggen.
preset-name-keesdrow-solitaire-rounds = Solo, tien woorden
preset-keesdrow-solitaire-rounds = Jij en het doolhof: haal zoveel mogelijk punten uit tien woorden.
preset-name-keesdrow-solitaire-timed = Solo, twintig minuten
preset-keesdrow-solitaire-timed = Jij en de klok: haal zoveel mogelijk punten in twintig minuten.
preset-name-keesdrow-tiny = Piepklein (voor tests)
preset-keesdrow-tiny = Een doolhof van 4 × 4 letters en woorden van vijf of meer: klein genoeg om helemaal door te rekenen.

## Bots
bot-meaning-keesdrow-everyday-1 = Kent alledaagse woorden, maar ziet er maar één op de honderd: leuk voor kinderen.
bot-meaning-keesdrow-everyday-5 = Kent alledaagse woorden en ziet er één op de twintig.
bot-meaning-keesdrow-common-5 = Kent de woorden van boeken en kranten, maar ziet er maar één op de twintig.
bot-meaning-keesdrow-everyday = Kent alledaagse woorden en mist er geen.
bot-meaning-keesdrow-common = Kent de woorden van boeken en kranten en mist er geen.
bot-meaning-keesdrow-standard = Kent een groot woordenboek en mist geen woord.
bot-meaning-keesdrow-full = Kent de grootste woordenboeken en mist geen woord.
bot-meaning-keesdrow-strong = Kent elk woord en let op wat er voor de volgende overblijft.

## Wat er niet klopt aan een tafel
problem-keesdrow-spree_needs_timer = Om zoveel woorden te vinden als je kunt, moet er een tijd per beurt zijn, bijvoorbeeld 2 minuten.
problem-keesdrow-short_words = Speel je tot niemand nog een woord vindt, dan moeten woorden minstens { $least } letters hebben.
problem-keesdrow-limit_missing = Een spel dat eindigt als de tijd om is, heeft een tijd voor het hele spel nodig.
problem-keesdrow-challenge_alone = Speel je alleen, dan kan niemand je woorden aanvechten. Laat het woordenboek ze controleren.
problem-keesdrow-no_such_seat = Aan deze tafel is geen plaats { $seats }.
problem-keesdrow-pairs = Teams zijn paren die tegenover elkaar zitten, dus speel met 4, 6, 8, 10 of 12.
problem-keesdrow-too_few_tiles = Iedereen begint met een tegel te pakken, en dit doolhof heeft er maar { $tiles }. Speel met minder mensen.
problem-keesdrow-lookup = Noem de plaatsen op alfabetische volgorde, zoals AC.
