## Keezen
keezen-summary = Twee paren spelen hun pionnen het bord rond en hun honk in. Kaarten zetten ze in beweging; tel elke stap, en let op je maat.

## Cards
keezen-card-deed = { $kind ->
    [ace] een pion opzetten, of 1 vooruit
    [four] 4 achteruit
    [seven] 7 vooruit, ook over twee pionnen verdeeld
    [seven-wide] 7 vooruit, ook over meer pionnen verdeeld
    [jack] twee pionnen wisselen van plaats
    [queen] 12 vooruit
    [king] een pion opzetten
    [king-13] een pion opzetten, of 13 vooruit
    [joker] telt als elke kaart die je wilt
   *[number] { $rank } vooruit
}
keezen-card-cannot = kan niet gespeeld worden. { $reason }
keezen-card-gift = van { $name }
keezen-card-given = gekozen voor je maat
keezen-gift = van { $name }
keezen-hand = Je kaarten
keezen-hand-empty = Al je kaarten zijn gespeeld. Wacht op de volgende ronde kaarten.
keezen-hand-thrown-in = Geen van je kaarten kon gespeeld worden, dus je hand is weggegooid: { $cards }. Wacht op de volgende ronde kaarten.

## Pawns
keezen-pawn-yours = { $kind ->
    [waiting] je wachtende pion
    [base] je pion in { $place }
   *[track] je pion op { $place }
}
keezen-pawn-of = { $kind ->
    [waiting] de wachtende pion van { $name }
    [base] de pion van { $name } in { $place }
   *[track] de pion van { $name } op { $place }
}
keezen-some-pawn-yours = je pion
keezen-some-pawn-of = pion van { $name }
keezen-goes = { $kind ->
    [waiting] { $pawn } komt op het bord, op { $place }.
    [base] { $pawn } gaat het honk in, naar { $place }.
   *[track] { $pawn } komt op { $place }.
}
keezen-goes-home = { $pawn } gaat terug naar huis.
keezen-swaps = { $pawn } wisselt van plaats met { $other }.
keezen-brings = { $points ->
    [one] Dat levert 1 punt op.
   *[other] Dat levert { $points } punten op.
}
keezen-warning-own = Pas op: dit stuurt je eigen pion naar huis.
keezen-warning-partner = Pas op: dit stuurt je maat { $name } naar huis.

## Choosing
keezen-hint-card = Kies een kaart.
keezen-hint-pawn = Kies een pion.
keezen-hint-joker = Kies als welke kaart je joker telt.
keezen-hint-shares = Zo kunnen de pionnen niet lopen. Verdeel de stappen anders.
keezen-joker-pick = Joker als
keezen-which-pawn = Pion
keezen-swap-with = met
keezen-short-place = { $kind ->
    [waiting] opzetten
   *[other] { $place }
}
keezen-short-way = { $from } → { $to }
keezen-short-hit = { $from } → { $to } ✕ { $name }
keezen-play = Speel { $card }
keezen-play-none = Speel
keezen-give = Geef { $name } de { $card }
keezen-give-none = Geef
keezen-undo = Terug
keezen-throw-in = Gooi de hand weg
keezen-exchange-choose = Kies een kaart voor { $name }. Jullie kiezen tegelijk en zien niets van elkaar.
keezen-exchange-wait = Je kaart is gekozen. De anderen kiezen nog.
keezen-partner-holds = { $name } heeft de { $card } die jij gaf.

## The seven
keezen-seven-label = Stappen van { $first }
keezen-seven-split = { $steps } met { $first }, dan { $rest } met { $second }
keezen-seven-whole = Alle 7 met { $first }
keezen-seven-lapses = { $steps } met { $first }; de rest is niet nodig
keezen-seven-rest = De rest
keezen-shares = Verdeel de zeven stappen
keezen-share-more = Een stap meer voor { $pawn }
keezen-share-less = Een stap minder voor { $pawn }

## Why not
keezen-why-pawn_waits = Een wachtende pion heeft een aas of heer nodig.
keezen-why-nothing_waits = Er wacht geen pion om op te zetten.
keezen-why-start_taken = Er kan geen pion op: op de start, { $at }, staat er al een van dezelfde kleur.
keezen-why-blocked_start = { $pawn } kan niet voorbij { $at }: de pion daar staat op zijn eigen start.
keezen-why-friendly_fire = { $pawn } zou een pion van je eigen kant slaan, op { $at }.
keezen-why-overshoot = { $pawn } zou te ver gaan voor het honk.
keezen-why-base_jump = { $pawn } kan niet over de pion in { $at } heen.
keezen-why-not_deepest = { $pawn } zou niet tot { $at } komen, de diepste vrije plaats.
keezen-why-not_connected = { $pawn } zou een gat in het honk laten. Hij moet op { $at } uitkomen.
keezen-why-no_way_back = { $pawn } kan het honk niet meer uit.
keezen-why-nothing_to_move = Er is geen pion onderweg die kan lopen.
keezen-why-nothing_to_swap = Er zijn geen twee pionnen die van plaats kunnen wisselen.

## The board
keezen-board = Bord
keezen-row = Vanaf de start van { $name }
keezen-cell-waiting = wachtplaatsen van { $name }
keezen-cell-square = veld { $square }
keezen-cell-start = veld { $square }, start van { $name }
keezen-cell-entry = veld { $square }, voor het honk van { $name }
keezen-cell-base = honk van { $name }, { $place }
keezen-cell-count = { $count ->
    [0] leeg
    [one] 1 pion
   *[other] { $count } pionnen
}
keezen-cell-empty = leeg
keezen-cell-possible = kan gekozen worden
keezen-cell-chosen = gekozen. { $would }
keezen-cell-landing = komt hier
keezen-cell-sent-home = zou naar huis gaan

## Around the board
keezen-seats = Spelers
keezen-seat-you = jij
keezen-your-partner = je maat
keezen-held = { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}
keezen-dealer = deelt
keezen-dealer-short = D
keezen-team-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
keezen-team-pawns = { $pawns ->
    [one] 1 pion binnen
   *[other] { $pawns } pionnen binnen
}
keezen-seat-plays = aan de beurt
keezen-seat-gives = kiest
keezen-seat-threw-in = gooide weg
keezen-seat-out = uit
keezen-seat-left = weg
keezen-next-pawn = volgende pion binnen: { $points }
keezen-deal = Ronde { $number }, { $undealt ->
    [0] de laatste van deze stok.
   *[other] nog { $undealt } kaarten te delen.
}
keezen-last-played = { $name } speelde { $card }: { $deed }
keezen-from-before = { $count } kaarten van eerder
keezen-face-up = Kaarten die weg zijn
keezen-gone-of = { $card }: { $count } van { $all }

## The log

## Refusals, which the game itself says in English

## Options, which the game itself describes in English
