## Meldingen
chain-log-begins = Het eerste woord begint met een { $letter }.
chain-log-said = { $name } zegt { $word } voor { $points }.
chain-log-passed = { $name } past.
chain-log-time-up = De tijd van { $name } is om.
chain-log-forfeited = { $name } verliest de beurt.
chain-log-struck = Beslissing: { $word } van { $name } telt niet.
chain-log-left = { $name } heeft het spel verlaten.
chain-log-awarded = Beslissing: { $points } voor { $name }.
chain-log-ended = Het spel is afgelopen.

## Wat je ziet, en wat je kunt typen
chain-show-letter = Het volgende woord begint met een { $letter }.
chain-show-no-letter = De eerste letter is nog niet getrokken.
chain-show-said = Gezegd: { $words }
chain-show-turn = beurt { $turn } van { $turns }
chain-type-say = say WOORD
    een nieuw woord van minstens { $shortest } letters dat met een { $letter } begint
chain-type-pass = pass
    deze beurt niets zeggen
chain-type-done = pass
    je beurt beëindigen

## Weigeringen
refused-chain-wrong_letter = { $word } begint niet met een { $letter }. Zeg een woord dat dat wel doet.
refused-chain-too_short = { $word } is te kort. Zeg een woord van minstens { $shortest } letters.
refused-chain-already_said = { $word } is al gezegd. Zeg een ander woord.
refused-chain-not_a_word = { $word } staat niet in het woordenboek. Zeg een ander woord.
refused-chain-dead_letter = Geen enkel woord begint met een { $letter }. Trek een andere letter.
refused-chain-nothing_to_strike = Er is geen woord om te schrappen.
refused-chain-not_on_turn = { $seat } is niet aan de beurt en heeft dus geen beurt te verliezen.
refused-chain-no_such_ruling = Een woord blijft staan tot het geschrapt wordt, dus die beslissing verandert niets.

## Opties
option-chain-shortest = Kortste woord
option-chain-shortest-count = { $count } letters
option-chain-rounds = Beurten per speler
option-chain-turn = Woorden per beurt
option-chain-turn-single = één
option-chain-turn-spree = zoveel als je vindt voor de tijd om is
option-chain-judge = Woorden controleren
option-chain-judge-referee = door het woordenboek, meteen bij het spelen
option-chain-judge-table = door een wedstrijdleider, die het laatste woord kan schrappen
option-chain-timer = Tijd per beurt
option-chain-limit = Tijd voor het hele spel

## Varianten
preset-name-chain-classic = Klassiek
preset-chain-classic = Ieder vijf woorden, en geen haast.
preset-name-chain-solitaire = Solo
preset-chain-solitaire = Jij alleen: vind zoveel woorden als je kunt in twee minuten.
preset-name-chain-party = Feest
preset-chain-party = Teams, tien minuten, en elk woord mag tenzij de wedstrijdleider het schrapt.
preset-name-chain-tiny = Piepklein (voor tests)
preset-chain-tiny = Ieder één woord: klein genoeg om met een korte woordenlijst helemaal door te rekenen.

## Bots
bot-name-curt = Kortaf
bot-name-verbose = Breedsprakig
bot-meaning-chain-curt = Zegt het kortste woord dat hij weet.
bot-meaning-chain-verbose = Zegt het langste woord dat er is.

## Wat er niet klopt aan een tafel
problem-chain-spree_needs_timer = Om zoveel woorden te vinden als je kunt, moet er een tijd per beurt zijn.
