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
sheet-hash = Hash van de seed van de loting: { $hash }
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
sheet-seed = De seed van de loting was { $seed } (hash { $hash }).

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
