## Meldingen
keesdrow-log-laid = De tegels liggen op tafel.
keesdrow-log-picked = { $reader ->
    [name] Je
   *[other] { $name }
 } pakt een tegel met een { $letter } op de achterkant.
keesdrow-log-begins = { $reader ->
    [name] Je
   *[other] { $name }
 } begint.
keesdrow-log-played = { $reader ->
    [name] Je
   *[other] { $name }
 } speelt { $word }.
keesdrow-log-played-points = { $reader ->
    [name] Je
   *[other] { $name }
 } speelt { $word } voor { $points }.
keesdrow-log-played-turning = { $reader ->
    [name] Je
   *[other] { $name }
 } speelt { $word } voor { $points } en laat { $columns ->
        [one] een kolom tegels
       *[other] { $columns } kolommen tegels
    } doorschuiven.
keesdrow-log-played-winning = { $reader ->
    [name] Je
   *[other] { $name }
 } speelt { $word } en wint { $tiles ->
        [one] een tegel
       *[other] { $tiles } tegels
    }.
keesdrow-log-passed = { $reader ->
    [name] Je
   *[other] { $name }
 } past.
keesdrow-log-done = { $reader ->
    [name] Je beëindigt je beurt.
   *[other] { $name } beëindigt de beurt.
 }
keesdrow-log-time-up = { $reader ->
    [name] Jouw tijd
   *[other] De tijd van { $name }
 } is om.
keesdrow-log-waived = { $reader ->
    [name] Je
   *[other] { $name }
 } laat het staan.
keesdrow-log-stood = { $reader ->
    [name] Je
   *[other] { $name }
 } scoort { $counts } met deze beurt.
keesdrow-log-challenged-good = { $reader ->
    [name] Je vecht { $word } aan, maar het is goed: het telt dubbel voor { $player }.
    [player] { $name } vecht { $word } aan, maar het is goed: het telt dubbel voor jou.
   *[other] { $name } vecht { $word } aan, maar het is goed: het telt dubbel voor { $player }.
 }
keesdrow-log-challenged-stands = { $reader ->
    [name] Je vecht { $word } aan, maar het is goed: { $player } mag het houden.
    [player] { $name } vecht { $word } aan, maar het is goed: je mag het houden.
   *[other] { $name } vecht { $word } aan, maar het is goed: { $player } mag het houden.
 }
keesdrow-log-challenged-bad = { $reader ->
    [name] Je vecht { $word } van { $player } aan
    [player] { $name } vecht jouw { $word } aan
   *[other] { $name } vecht { $word } van { $player } aan
 }, en dat staat niet in het woordenboek.
keesdrow-log-struck = { $word } telt niet meer voor { $reader ->
    [name] jou
   *[other] { $name }
 }.
keesdrow-log-wrong-word = { $reader ->
    [name] Je
   *[other] { $name }
 } speelt { $word }, maar dat staat niet in het woordenboek. De beurt is voorbij.
keesdrow-log-forfeited = { $reader ->
    [name] Je
   *[other] { $name }
 } scoort niets met deze beurt.
keesdrow-log-left = { $reader ->
    [name] Je hebt
   *[other] { $name } heeft
 } het spel verlaten.
keesdrow-log-awarded = Beslissing: { $points } voor { $reader ->
    [name] jou
   *[other] { $name }
 }.
keesdrow-ended = Het spel is afgelopen: { $how ->
        [goal] het doel is gehaald
        [turns] alle beurten zijn gespeeld
        [exhaustion] niemand vond nog een woord
        [played_out] er valt niets meer te spelen
        [tiles] er zijn genoeg tegels gewonnen
        [time_up] de tijd is om
        [left] er zijn te weinig spelers over
       *[other] het is voortijdig gestopt
    }.
keesdrow-expected = een woord, een woord met zijn route zoals “CAT a1-b1-c1”, “pass”, “challenge” of “let”

## Wat je kunt typen, op de eerste regel, en wat het doet
keesdrow-type-challenge = challenge
    het laatste woord aanvechten: { $loss ->
        [tiles] is het fout, dan wint de beurt niets
        [word] is het goed, dan telt het dubbel, en anders niet
       *[turn] is het goed, dan telt het dubbel; zo niet, dan scoort de beurt niets
    }
keesdrow-type-challenge-two = challenge 2
    het tweede woord van de beurt aanvechten
keesdrow-type-let = let
    de beurt laten staan
keesdrow-type-word = WOORD
    een woord spelen langs de route die het meest oplevert
keesdrow-type-walk = WOORD ROUTE
    het spelen langs je eigen route, zoals CAT a1-b1-c1; alleen de route mag ook
keesdrow-type-pass = pass
    deze beurt geen woord spelen
keesdrow-type-done = pass
    je beurt beëindigen
keesdrow-type-about-walks = Een route gaat van letter naar letter, in elke richting: a1 is linksboven, b1 ernaast, a2 eronder.
keesdrow-type-about-uses = Een cijfer zegt hoe vaak een letter gebruikt is. Elk gebruik levert meer op, en na drie keer is de letter op.
keesdrow-no-look-up = Aan deze tafel blijft het woordenboek dicht tijdens het spel.

## Naast het bord
keesdrow-amount = { $unit ->
    [tiles] { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    }
   *[points] { $count }
 }
keesdrow-show-not-laid = De tegels liggen er nog niet.
keesdrow-show-pegs = Pinnen over: { $green } groen, { $yellow } geel, { $red } rood
keesdrow-show-last = Laatste woord: { $parts }
keesdrow-show-word = { $word } { $walk }
keesdrow-show-word-by = { $word } { $walk } van { $name } voor { $amount }
keesdrow-show-challenged = aangevochten door { $name } en goed
keesdrow-show-winning = goed voor de tegel op { $tile }
keesdrow-show-turning = de kolommen { $left } en { $right } schuiven door
keesdrow-show-challengers = De beurt van { $player } kan worden aangevochten door { $names }: { $words }
keesdrow-show-turns = beurt { $count }
keesdrow-show-team = team { $team }

## Antwoorden
keesdrow-at = { $cell }: { $letter }, { $uses ->
    [0] nog niet gebruikt
    [1] één keer gebruikt
    [2] twee keer gebruikt
   *[other] op
 }.
keesdrow-at-nothing = Op { $cell } ligt geen letter.
keesdrow-row = Rij { $row }: { $letters }.
keesdrow-row-letter = { $uses ->
    [0] { $letter }
    [1] { $letter } één keer
    [2] { $letter } twee keer
   *[other] { $letter } op
 }
keesdrow-row-hole = niets

## Hints
keesdrow-hint-kinds = Typ “hint”, “hint a1” (hoeveel woorden daar beginnen), “hint 6” (een woord van zes letters) of “hint best”.
keesdrow-hint-start = Woorden die op { $cell } beginnen: { $count }.
keesdrow-hint-word = { $word } { $walk } voor { $amount }.
keesdrow-hint-none = Zo’n woord ligt er nu niet.
keesdrow-hint-no-words = Er liggen geen woorden meer op het bord.
keesdrow-hint-best-start = Woorden op het bord: { $count }. Het beste heeft { $letters } letters, begint op { $cell } en levert { $amount } op.

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
refused-keesdrow-wrong_draw = Die tegels kunnen nu niet worden gelegd of gepakt. Neem er van wat er over is.
refused-keesdrow-nothing_to_rule_on = Er is geen beurt om over te beslissen. Dat kan alleen zolang een beurt aan te vechten is.
refused-keesdrow-not_on_turn = { $seat } is niet aan de beurt en heeft dus geen beurt te verliezen. Wacht tot die beurt begint.
refused-keesdrow-referee_over = Het spel is afgelopen. Maak het laatste ongedaan om verder te gaan.
refused-keesdrow-referee_nobody_begins = Er is nog niet bekend wie begint. Geef dat eerst aan.
refused-keesdrow-referee_must_stand = De vorige beurt beslist het spel. Laat hem eerst staan of vecht hem aan.
refused-keesdrow-referee_off_the_board = Die route gaat van het bord af. Kies een route die alleen over letters gaat.
refused-keesdrow-referee_no_turn = Er is niemand aan de beurt, dus er loopt geen tijd. Voer het volgende woord in.
refused-keesdrow-referee_no_game_time = Dit spel heeft geen tijdslimiet. Wil je nu stoppen, beëindig dan het spel.
refused-keesdrow-referee_nothing_to_challenge = Er valt nu niets aan te vechten. Voer het volgende woord in.
refused-keesdrow-referee_who_challenges = { $names } mogen aanvechten. Geef aan wie het doet.
refused-keesdrow-referee_nothing_to_undo = Er is nog niets om ongedaan te maken. Voer het eerste woord in.
refused-keesdrow-referee_no_letter = Op { $cell } ligt geen letter. Kies een plek waar er wel een ligt.
refused-keesdrow-referee_barred = Met die letter kan “{ $entry }” niet meer. Maak dat eerst ongedaan.
refused-keesdrow-referee_no_award = Geef een naam en punten op, zoals: award Anna 5.
refused-keesdrow-referee_no_points = “{ $typed }” is geen aantal punten. Typ het zo: award Anna 5.
refused-keesdrow-referee_no_such_player = Niemand heet hier “{ $typed }”. Kies uit { $names }.
refused-keesdrow-referee_no_correction = “{ $typed }” is geen plek met een letter. Typ het zo: letter c4 R.
refused-keesdrow-referee_no_word = “{ $typed }” is geen woord, en ook geen woord met zijn route zoals CAT a1-b1-c1. Typ ? voor alle opdrachten.
refused-keesdrow-referee_no_walk = “{ $typed }” is geen route. Typ de plekken zo: a1-b1-c1.
refused-keesdrow-referee_too_many_rows = Het bord heeft { $size } rijen van { $size } letters, en dit zijn er meer.
refused-keesdrow-referee_too_few_rows = Het bord heeft { $size } rijen van { $size } letters, en dit { $got ->
    [one] is er 1
   *[other] zijn er { $got }
 }.
refused-keesdrow-referee_row_ahead = Rij { $row } kan nog niet. Typ een rij van 1 tot { $most }.
refused-keesdrow-referee_row_letter = Rij { $row }: er mogen alleen letters van A tot Z in staan, geen “{ $got }”.
refused-keesdrow-referee_row_length = Rij { $row } moet { $size } letters hebben en heeft er { $got }: “{ $typed }”.
refused-keesdrow-referee_dealt = Dat spel is vanuit een seed gedeeld, niet met de hand aan een echte tafel. Kies een ander spel.
refused-keesdrow-referee_bad_record = Dit spel kan niet worden nagespeeld: { $why }.

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
option-keesdrow-shorter = Een deel van een woord nog eens spelen op dezelfde letters
option-keesdrow-shorter-help = Na HEARTS mag HEART nooit; kies hier of EAR en ART wel mogen.
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
option-keesdrow-bad_word-help = Geldt alleen bij meerdere woorden per beurt.
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
option-keesdrow-variant-flip_flop = Flip Flop (gebruik je een letter twee keer, dan schuift zijn kolom tegels door)
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
preset-keesdrow-spree = Vind zoveel woorden als je kunt in twee minuten, elk zeven beurten.
preset-name-keesdrow-challenge = Aanvechten
preset-keesdrow-challenge = Speel elk woord dat je durft. Je tegenstanders hebben 20 seconden om het aan te vechten.
preset-name-keesdrow-four-score = Four Score
preset-keesdrow-four-score = Vergeet de punten: maak de vier letters van een tegel allemaal geel of allemaal rood en je wint hem. Wie het eerst drie tegels heeft, wint.
preset-name-keesdrow-flip-flop = Flip Flop
preset-keesdrow-flip-flop = Gebruik een letter twee keer in een woord en zijn kolom tegels schuift door: elk zeven beurten in een doolhof dat niet stil blijft liggen.
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
problem-keesdrow-short_words = Speel je tot niemand nog een woord vindt, dan moeten woorden minstens { $least } letters hebben. Zet het kortste woord op minstens { $least } letters.
problem-keesdrow-limit_missing = Een spel dat eindigt als de tijd om is, heeft een tijd voor het hele spel nodig. Kies er een, bijvoorbeeld 20 minuten.
problem-keesdrow-challenge_alone = Speel je alleen, dan kan niemand je woorden aanvechten. Laat het woordenboek ze controleren.
problem-keesdrow-no_such_seat = Aan deze tafel is geen plaats { $seats }. Noem plaatsen die er zijn.
problem-keesdrow-pairs = Teams zijn paren die tegenover elkaar zitten, dus speel met 4, 6, 8, 10 of 12.
problem-keesdrow-too_few_tiles = Iedereen begint met een tegel te pakken, en dit doolhof heeft er maar { $tiles }. Speel met minder mensen.
problem-keesdrow-file_tile = een tegel: twee kanten met elk vier letters, zoals `ABCD EFGH`
problem-keesdrow-file_tile_letter = een letter van A tot en met Z
problem-keesdrow-file_tile_count = tegels vullen samen een vierkant, van 4 (2 × 2) tot 100 (10 × 10); dit zijn er { $tiles }
problem-keesdrow-lookup = Noem de plaatsen op alfabetische volgorde, zoals AC.
