## Tafels en stand, op papier en in de terminal
sheet-round = ronde { $round }, { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
sheet-bot = (bot)
sheet-tables = { $count ->
    [one] tafel { $first }
   *[other] tafel { $first } tot en met { $last }
}
sheet-steward = Wedstrijdleider van { $tables }: { $name }.
sheet-no-steward = Nog geen wedstrijdleider voor { $tables }; roep de gastheer.
sheet-arranged = De gastheer heeft de tafels van deze ronde gekozen.
sheet-bye = { $team } heeft een vrije ronde en krijgt het gemiddelde van de andere teams.
sheet-absent = { $team } is niet komen opdagen.
sheet-waiting = Spelen mee vanaf de volgende ronde: { $names }.
sheet-hash = Vingerafdruk van de seed van de loting: { $hash }
sheet-final = eindstand
sheet-before = vóór de eerste ronde
sheet-after = stand na ronde { $round }
sheet-after-of = stand na ronde { $round } van { $planned }
sheet-during = stand tijdens ronde { $round }
sheet-during-of = stand tijdens ronde { $round } van { $planned }
sheet-left = weg
sheet-withdrew = teruggetrokken
sheet-by-lot = na loting
sheet-spelled = { $word } is gelegd door { $names }.
sheet-winners = { $count ->
    [one] Winnaar: { $names }.
   *[other] Winnaars: { $names }.
}
sheet-seed = De seed van de loting was { $seed } (vingerafdruk { $hash }).

## Wat een opdracht heeft veranderd
report-joined = { $name } doet mee.
report-left = { $name } is weg.
report-steward = { $name } is wedstrijdleider.
report-scorekeeper = { $name } houdt de score bij aan tafel { $table }.
report-team = Nieuw team: { $team } ({ $players }).
report-pair = Nieuw team: { $team }.
report-player = { $player } van { $team } doet mee.
report-withdrew = { $name } heeft zich teruggetrokken.
report-started = Ronde { $round } is begonnen: { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
} op de klok.
report-result = Tafel { $table }: { $scores }.
report-corrected = Tafel { $table } van ronde { $round } is gecorrigeerd: { $scores }.
report-absent = Tafel { $table }, niet komen opdagen: { $teams }.
report-asked = Vraag { $question }, tafel { $table }: { $text }
report-ruled = Beslissing over vraag { $question }: { $text }
report-prize = Prijs uitgeloofd { $of ->
    [party] voor de eerste op het hele feest
    [table] voor de eerste aan tafel { $table }
   *[tables] voor de eerste aan elke tafel
} die { $word } legt.
report-secret = een geheim woord
report-won = { $name } legde { $word } aan tafel { $table } en wint de prijs.
report-missing = { $count ->
    [0] Alle uitslagen van deze ronde zijn binnen.
   *[other] Nog geen uitslag van tafel { $tables }.
 }

## Wat opdrachten betekenen; in het Engels zegt het programma het zelf
form-party-join-name-name = Gasten toevoegen. Laatkomers spelen mee vanaf de volgende ronde
form-party-join-as-name = Zelf meedoen, als nieuwe gast of onder een naam die de gastheer heeft ingevuld
form-party-leave-name = Een gast afmelden. De scores tot nu toe blijven staan
form-party-steward-name = Een wedstrijdleider aanwijzen, één per vijf tafels
form-party-round-short-bots = De volgende ronde klaarzetten. Lege plaatsen blijven leeg, of daar spelen bots
form-party-arrange-name-name-name-name = De eerste ronde zelf klaarzetten: de gasten van elke tafel, met een schuine streep tussen de tafels
form-party-scorekeeper-table-name = Een gast de score laten bijhouden; die mag de uitslag invullen
form-party-start = De klok van de ronde starten
form-party-result-table-score-score = De scores van een tafel invullen, in de volgorde van de lijst of op naam: “Anna 120, Bo 80”
form-party-correct-round-table-score-score = Een uitslag corrigeren. De oude blijft in het logboek
form-party-ask-table-text = De wedstrijdleider van een tafel een vraag stellen
form-party-rule-question-text = Een vraag beantwoorden met een beslissing
form-party-prize-party-tables-table-n-secret-word = Een prijs uitloven voor de eerste die een woord legt
form-party-spelled-word-name = Noteren wie een prijswoord heeft gelegd
form-party-finish = Het evenement afsluiten en de seed van de loting tonen
form-tournament-team-name-player-player = Een team van twee toevoegen. Laatkomers spelen mee vanaf de volgende ronde
form-tournament-join-as-team-player = Zelf meedoen, als speler die een ander al heeft ingevuld
form-tournament-withdraw-team = Een team afmelden. De punten tot nu toe blijven staan
form-tournament-draw-lot-standing = De tafels van de volgende ronde loten
form-tournament-start = De klok van de ronde starten
form-tournament-result-table-order = De volgorde invullen waarin de pionnen binnenkwamen, een A of een B voor elke pion
form-tournament-result-table-points-points = Of de totalen van het scoreblad invullen, in de volgorde van de lijst of op naam
form-tournament-correct-round-table = Een uitslag corrigeren. De oude blijft in het logboek
form-tournament-forfeit-table-team-team = Een team, of allebei, afwezig melden
form-tournament-finish-early = Het toernooi afsluiten, loten bij gelijke stand, en de seed van de loting tonen
