## Wat er gebeurt
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

## Wat geweigerd wordt
refused-keesdrow-not_your_turn = Je bent niet aan de beurt.
refused-keesdrow-jump = Van { $from } naar { $to } is een sprong: een stap gaat naar een buur of blijft staan.
refused-keesdrow-no_letter = Op { $cell } ligt geen letter.
refused-keesdrow-letter_expired = De { $letter } op { $cell } is op: elke letter werkt drie keer in een spel.
refused-keesdrow-misspelt = De gelopen letters spellen { $spelled }, niet { $word }.
refused-keesdrow-too_short = Een woord heeft minstens { $shortest } letters; { $word } is te kort.
refused-keesdrow-not_a_word = { $word } staat niet in de woordenlijst.
refused-keesdrow-played_before = Precies deze letters hebben { $word } al gespeld.
refused-keesdrow-shorter_version = Op deze letters is { $word } een kortere vorm van { $earlier }, dat al gespeeld is.
refused-keesdrow-no_peg_left = De doos heeft geen { $colour ->
    [green] groene
    [yellow] gele
   *[red] rode
 } pin meer voor { $cell }.
refused-keesdrow-cannot_be_walked = Geen weg over dit bord spelt { $word }.
refused-keesdrow-nothing_to_challenge = Er is nu geen woord dat je kunt aanvechten.
refused-keesdrow-no_such_word = De beurt heeft { $words } woorden, dus er is geen woord { $number }.
refused-keesdrow-word_settled = Over woord { $number } van de beurt is al beslist; vecht een ander woord aan.
refused-keesdrow-wrong_draw = Deze tegels kunnen nu niet worden gelegd of gepakt.
refused-keesdrow-nothing_to_rule_on = Er staat geen beurt open om over te beslissen.
refused-keesdrow-not_on_turn = { $seat } is niet aan de beurt en heeft niets te verliezen.
refused-keesdrow-referee_over = Het spel is afgelopen.
refused-keesdrow-referee_nobody_begins = Eerst moet je zeggen wie begint.
refused-keesdrow-referee_must_stand = De beurt ervoor beslist het spel: die moet eerst blijven staan of aangevochten worden.
refused-keesdrow-referee_off_the_board = Die weg gaat buiten de letters van het bord.
refused-keesdrow-referee_no_turn = Er is nu niemand aan de beurt.
refused-keesdrow-referee_no_game_time = Dit spel heeft geen eigen tijd.
refused-keesdrow-referee_nothing_to_challenge = Er is geen beurt die aangevochten kan worden.
refused-keesdrow-referee_who_challenges = Wie vecht aan? Dat kunnen { $names }: typ challenge en de naam.
refused-keesdrow-referee_nothing_to_undo = Er is nog niets verteld dat terug kan.
refused-keesdrow-referee_no_letter = Op { $cell } ligt geen letter.
refused-keesdrow-referee_barred = Met die letter kan `{ $entry }` niet meer; neem dat eerst terug.

## Wat een tafel kan kiezen
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
preset-name-keesdrow-classic = Klassiek
preset-name-keesdrow-deluxe = Deluxe
preset-name-keesdrow-teams = Teams
preset-name-keesdrow-sheet = Volgens het blad
preset-name-keesdrow-exhaustion = Tot het op is
preset-name-keesdrow-spree = Woordenstroom
preset-name-keesdrow-challenge = Aanvechten
preset-name-keesdrow-four-score = Four Score
preset-name-keesdrow-flip-flop = Flip Flop
preset-name-keesdrow-solitaire-rounds = Alleen, in beurten
preset-name-keesdrow-solitaire-timed = Alleen, op tijd
preset-name-keesdrow-tiny = Piepklein
option-keesdrow-shortest-expected = een heel getal van 2 tot 8
option-keesdrow-timer-expected = geen, of seconden van 1 tot 3600
option-keesdrow-challenge-expected = geen, of seconden van 1 tot 600
option-keesdrow-lookup-expected = niemand, iedereen, of plaatsen op volgorde, zoals seats:AC
option-keesdrow-goal-expected = een heel getal van 1 tot 10000
option-keesdrow-turns-expected = een heel getal van 1 tot 1000
option-keesdrow-limit-expected = geen, of seconden van 1 tot 86400
option-keesdrow-tiles-expected = een heel getal van 3 tot 5
bot-meaning-keesdrow-random = Doet zomaar wat mag.
bot-meaning-keesdrow-everyday-1 = Kent alledaagse woorden en ziet er een op de honderd: voor kinderen.
bot-meaning-keesdrow-everyday-5 = Kent alledaagse woorden en ziet er een op de twintig.
bot-meaning-keesdrow-common-5 = Kent de woorden van boeken en kranten en ziet er een op de twintig.
bot-meaning-keesdrow-everyday = Kent alledaagse woorden en mist er geen.
bot-meaning-keesdrow-common = Kent de woorden van boeken en kranten en mist er geen.
bot-meaning-keesdrow-standard = Kent een groot woordenboek en mist geen woord.
bot-meaning-keesdrow-full = Kent de grootste woordenboeken en mist geen woord.
bot-meaning-keesdrow-strong = Kent elk woord en weegt mee wat er voor de volgende overblijft.
