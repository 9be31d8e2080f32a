## Keezen
keezen-summary = Twee paren jagen hun pionnen het bord rond en hun honk in. Kaarten zetten ze in beweging: tel elke stap, en let op je maat.

## Kaarten
keezen-card-deed = { $kind ->
    [ace] een pion opzetten, of 1 vooruit
    [four] 4 achteruit
    [seven] 7 vooruit, eventueel verdeeld over twee pionnen
    [seven-wide] 7 vooruit, eventueel verdeeld over meerdere pionnen
    [jack] twee pionnen ruilen
    [queen] 12 vooruit
    [king] een pion opzetten
    [king-13] een pion opzetten, of 13 vooruit
    [joker] telt als elke kaart die je wilt
   *[number] { $rank } vooruit
}
# Op de onderrand van een kaart: een paar korte woorden.
keezen-card-short = { $kind ->
    [ace] Opzetten of 1 stap
    [four] 4 terug
    [seven] 7, of splitsen
    [seven-wide] 7, of splitsen
    [jack] Ruilen
    [queen] 12 stappen
    [king] Opzetten
    [king-13] Opzetten of 13
    [joker] Elke kaart
   *[number] { $rank } stappen
}
keezen-card-cannot = kan niet gespeeld worden. { $reason }
keezen-card-given = voor { $name }
keezen-gift = van { $name }
keezen-card-hand = Je kaarten
keezen-hand-dead = Geen speelbare kaart: je levert je kaarten in. Dat hoort bij Keezen.
keezen-card-hand-empty = Je hebt al je kaarten gespeeld. Wacht tot er weer gedeeld wordt.
keezen-hand-thrown-in = Je kon geen enkele kaart spelen, dus je hebt je kaarten ingeleverd: { $cards }. Wacht tot er weer gedeeld wordt.

## Pionnen
# Met de plaats erbij, voor wie luistert.
keezen-pawn-at = { $kind ->
    [waiting] { $pawn }, wachtend
    [base] { $pawn } in het honk, plaats { $place }
   *[track] { $pawn } op veld { $place }
}
keezen-pawn = { $who ->
    [you] je pion
   *[other] de pion van { $name }
}
keezen-another-pawn = { $who ->
    [you] een andere pion van jou
   *[other] een andere pion van { $name }
}
keezen-goes = { $kind ->
    [enter] { $pawn } komt op het bord.
    [base] { $pawn } gaat { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } verder in het honk.
    [home] { $pawn } gaat { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } vooruit, het honk in.
    [back] { $pawn } gaat { $steps } stappen achteruit.
   *[forward] { $pawn } gaat { $steps ->
        [one] één stap vooruit.
       *[other] { $steps } stappen vooruit.
    }
}
keezen-swaps = { $pawn } ruilt van plaats met { $other }.
keezen-captures = Daarmee sla je { $pawns }.
keezen-lands = Je komt uit op veld { $square }.
keezen-scores = { $points ->
    [one] Dat levert 1 punt op.
   *[other] Dat levert { $points } punten op.
}
keezen-warning-own = Pas op: hiermee sla je je eigen pion.
keezen-warning-partner = Pas op: hiermee sla je de pion van je maat { $name }.

## Kiezen
keezen-hint-card = Jij bent aan de beurt: kies een kaart
keezen-hint-pawn = Tik nu op een pion
keezen-hint-other = Tik nu op de andere pion
keezen-hint-joker = Kies als welke kaart je joker telt
keezen-hint-rest = Die pion kan geen zeven stappen doen. Kies een andere pion voor de rest.
keezen-hint-shares = Zo kunnen de pionnen niet lopen. Verdeel de stappen anders.
keezen-joker-pick = Joker als
keezen-which-pawn = Pion
keezen-swap-with = Ruilen met
keezen-short-place = { $kind ->
    [waiting] nieuwe pion
    [base] in het honk, plaats { $place }
    [start] op de start
   *[track] nog { $steps } tot het honk
}
keezen-short-of = { $name }: { $place }
keezen-short-hit = { $place } ✕ { $name }
keezen-play = { $card } spelen
keezen-play-none = Kaart spelen
keezen-give = De { $card } aan { $name } geven
keezen-give-none = Kaart geven
keezen-undo = Keuze wissen
keezen-throw-in = Kaarten inleveren
keezen-exchange-choose = Kies een kaart voor { $name }
keezen-exchange-wait = Kaart gekozen. Wachten op de anderen
keezen-partner-holds = { $name } heeft de { $card } van jou nog.

## De zeven
keezen-seven-label = Stappen met deze pion
keezen-seven-split = { $steps } met { $first }, dan { $rest } met { $second }
keezen-seven-whole = Alle 7 met { $first }
keezen-seven-lapses = { $steps } met { $first }; de rest is niet nodig
keezen-seven-rest = De rest met
keezen-shares = De zeven stappen verdelen
keezen-share-more = Eén stap meer voor { $pawn }
keezen-share-less = Eén stap minder voor { $pawn }

## Waarom niet
keezen-why-pawn_waits = Een wachtende pion moet eerst opgezet worden. Daar heb je een opzetkaart voor nodig: een aas of een heer.
keezen-why-nothing_waits = Er wacht geen pion om op te zetten. Kies een andere kaart.
keezen-why-start_taken = Je kunt geen pion opzetten: er staat er nog een van dezelfde kleur op de start. Zet die eerst weg.
keezen-why-blocked_start = { $guard } staat op zijn eigen start, en daar mag niemand langs. Kies een andere kaart.
keezen-why-friendly_fire = { $pawn } zou een pion van je eigen kant slaan, en dat mag aan deze tafel niet. Kies een andere kaart.
keezen-why-overshoot = Dat zijn te veel stappen: { $pawn } zou het honk voorbijschieten. Kies een andere kaart.
keezen-why-base_jump = { $pawn } mag in het honk niet over een andere pion heen. Kies een andere kaart.
keezen-why-not_deepest = { $pawn } zou te vroeg stoppen: hij moet naar de diepste vrije plaats in het honk. Kies een andere kaart.
keezen-why-not_connected = { $pawn } zou een gat in het honk laten: hij moet aansluiten bij de volgende pion. Kies een andere kaart.
keezen-why-no_way_back = { $pawn } mag het honk niet meer uit. Kies een andere kaart.
keezen-why-wait = Je bent nog niet aan de beurt. We wachten op { $names }.
keezen-why-exchange = De pionnen komen straks: kies eerst een kaart voor { $name }.
keezen-why-no_pawn = Daar staat geen pion. Tik op een pion die oplicht.
keezen-why-nothing_to_move = Je hebt nog geen pion die kan lopen. Zet er een op met een aas of een heer.
keezen-why-nothing_to_swap = Er zijn nu geen twee pionnen om te ruilen. Kies een andere kaart.

## Het bord
keezen-board = Keezenbord
keezen-row = { $who ->
    [you] Vanaf je start
   *[other] Vanaf de start van { $name }
}
keezen-cell-waiting = { $who ->
    [you] je wachtplaatsen
   *[other] wachtplaatsen van { $name }
}
keezen-cell-square = veld { $square }
keezen-cell-start = { $who ->
    [you] veld { $square }, je start
   *[other] veld { $square }, start van { $name }
}
keezen-cell-entry = { $who ->
    [you] veld { $square }, vlak voor je honk
   *[other] veld { $square }, vlak voor het honk van { $name }
}
keezen-cell-base = { $who ->
    [you] je honk, plaats { $place }
   *[other] honk van { $name }, plaats { $place }
}
keezen-cell-count = { $count ->
    [0] leeg
    [one] 1 pion
   *[other] { $count } pionnen
}
keezen-cell-possible = kun je kiezen
keezen-cell-chosen = gekozen. { $would }
keezen-cell-landing = hier kom je uit
keezen-cell-sent-home = wordt geslagen

## Rond het bord
keezen-seats = Spelers
keezen-held = { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}
keezen-dealer = deelt
keezen-team-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
keezen-team-pawns = { $pawns ->
    [one] 1 pion binnen
   *[other] { $pawns } pionnen binnen
}
keezen-seat-threw-in = leverde de kaarten in
keezen-next-pawn = volgende pion binnen: { $points } punten
keezen-deal = Deelronde { $number }, { $undealt ->
    [0] de laatste voordat er weer geschud wordt.
   *[other] nog { $undealt } kaarten te delen.
}
keezen-last-played = { $name } speelde { $card }: { $deed }
keezen-did = { $kind ->
    [enter] zette een pion op
    [back] ging { $steps } achteruit
    [home] ging { $steps } vooruit, het honk in
   *[forward] ging { $steps } vooruit
}
keezen-did-of = { $kind ->
    [enter] zette { $pawn } op
    [back] zette { $pawn } { $steps } achteruit
    [home] zette { $pawn } { $steps } vooruit, het honk in
   *[forward] zette { $pawn } { $steps } vooruit
}
keezen-did-split = verdeelde hem over { $count } pionnen
keezen-did-swap = ruilde twee pionnen
keezen-from-before = { $count } kaarten van vóór dit spel
keezen-face-up = Gespeelde kaarten
keezen-gone-of = { $card }: { $count } van { $all } gespeeld
