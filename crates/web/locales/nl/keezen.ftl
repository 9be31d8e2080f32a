## Keezen
preset-name-keezen-nk = NK
keezen-summary = Twee paren spelen hun pionnen het bord rond en hun honk in. Kaarten zetten ze in beweging; tel elke stap, en let op je maat.

## Cards
keezen-card = { $kind ->
    [ace] aas
    [jack] boer
    [queen] vrouw
    [king] heer
    [joker] joker
   *[number] { $rank }
}
keezen-a-card = { $kind ->
    [ace] een aas
    [eight] een 8
    [jack] een boer
    [queen] een vrouw
    [king] een heer
    [joker] een joker
   *[number] een { $rank }
}
keezen-joker-as = een joker als { $card }
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
keezen-log-dealer = { $name } deelt als eerste.
keezen-log-shuffled = { $name } schudt en deelt.
keezen-log-dealt = Jouw kaarten: { $cards }.
keezen-log-chose = { $name } heeft een kaart voor de maat gekozen.
keezen-log-handed = { $name } geeft { $to } { $card }.
keezen-log-handed-unseen = { $name } geeft { $to } een kaart.
keezen-log-played = { $name } speelt { $card }: { $deed }.
keezen-log-step = { $kind ->
    [waiting] een pion komt op { $to }
   *[other] { $from } → { $to }
}
keezen-log-step-of = { $kind ->
    [waiting] een pion van { $name } komt op { $to }
   *[other] de { $from } van { $name } → { $to }
}
keezen-log-split = { $first }, dan { $second }
keezen-log-swap = { $from } en { $with } wisselen van plaats
keezen-log-home = een pion van { $name } gaat naar huis.
keezen-log-arrived-uncounted = Een pion van { $name } is binnen.
keezen-log-arrived = Een pion van { $name } is binnen: { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
keezen-log-threw-in = { $name } gooit weg: { $cards }.
keezen-log-time-up = De tijd van { $name } is om.
keezen-log-forfeited = { $name } verspeelt de beurt.
keezen-log-left = { $name } heeft het spel verlaten.
keezen-log-awarded = { $name } krijgt { $points } punten toegekend.

## Refusals, which the game itself says in English

## Options, which the game itself describes in English
option-keezen-dealer = Wanneer een ander deelt
option-keezen-dealer-per_cycle = Een deler voor de drie rondes van een stok.
option-keezen-dealer-per_deal = Elke ronde een andere deler.
option-keezen-exchange = Of maten voor elke ronde een kaart wisselen
option-keezen-exchange-none = Geen kaart.
option-keezen-exchange-one_card = Voor elke ronde geven maten elkaar een kaart, ongezien en tegelijk.
option-keezen-jokers = Hoeveel jokers er in de stok zitten; een joker telt als elke kaart
option-keezen-jokers-none = Geen.
option-keezen-king = Wat een heer doet
option-keezen-king-enter = Een pion opzetten.
option-keezen-king-enter_or_13 = Een pion opzetten of 13 vooruit.
option-keezen-friendly_fire = Of je eigen pionnen en die van je maat kunt slaan
option-keezen-friendly_fire-yes = Ja.
option-keezen-friendly_fire-no = Nee: zo’n zet mag niet.
option-keezen-start_guard = Wanneer een pion op zijn eigen start de weg verspert
option-keezen-start_guard-always = Altijd.
option-keezen-start_guard-fresh = Alleen tot hij gelopen heeft.
option-keezen-jack_from_start = Of je met een boer een eigen pion van zijn start mag wisselen
option-keezen-jack_from_start-yes = Ja.
option-keezen-jack_from_start-no = Nee.
option-keezen-overshoot = Wat een pion doet die te veel stappen heeft voor zijn honk
option-keezen-overshoot-illegal = Hij kan niet lopen.
option-keezen-overshoot-extra_lap = Hij loopt door voor nog een ronde.
option-keezen-base_fill = In welke volgorde een honk gevuld wordt
option-keezen-base_fill-free = Vrij, zolang er niet over een pion gesprongen wordt.
option-keezen-base_fill-deepest_first = Een pion gaat alleen naar de diepste vrije plaats.
option-keezen-base_fill-connected = Een pion sluit aan bij de pion die dieper staat, of gaat naar de diepste plaats als die er niet is.
option-keezen-base_moves_forced = Of een zet in het honk moet als er geen andere is
option-keezen-base_moves_forced-yes = Ja.
option-keezen-base_moves_forced-no = Nee: de hand mag ook weg.
option-keezen-seven_split = Over hoeveel pionnen je een zeven mag verdelen
option-keezen-seven_split-two = Over hoogstens twee.
option-keezen-seven_split-any = Over zoveel pionnen als je wilt.
option-keezen-seven_share = Wanneer je een zeven met je maat mag delen
option-keezen-seven_share-last_pawn = Als het eerste deel je laatste pion binnenbrengt.
option-keezen-seven_share-free = Altijd: een van de delen mag een pion van je maat zetten.
option-keezen-points = Wat pionnen opleveren
option-keezen-points-tournament = 150, 140, … 10 voor de pionnen in volgorde van binnenkomst, en 200 voor de winst.
option-keezen-points-nk = 2 per pion en 10 voor de winst.
option-keezen-points-none = Geen punten: de stand is het aantal pionnen dat binnen is.
option-keezen-colours = Met hoeveel kleuren ieder speelt
option-keezen-colours-one = Met één.
option-keezen-colours-two = Met twee, tegenover elkaar; voor twee spelers.
option-keezen-pawns = Hoeveel pionnen ieder heeft; vier, behalve om te proberen
option-keezen-cards = Met welke kaarten gespeeld wordt
option-keezen-cards-full = Dertien rangen, gedeeld als vijf, vier en vier.
option-keezen-cards-short = Van ons, om te proberen: alleen A, 2, 4, 7, J en K, gedeeld als twee, twee en twee.
option-keezen-timer = De tijd voor een beurt; voor wie te laat is, wordt de eerste mogelijke zet gedaan
option-keezen-limit = De tijd voor het hele spel; dan tellen de punten tot dan toe
preset-keezen-tournament = Het toernooi: twee paren, punten, 45 minuten.
preset-keezen-nk = Het NK: 2 per pion en 10 voor de winst, 50 minuten.
preset-keezen-family = Twee paren thuis: niemand slaat eigen pionnen of die van de maat.
preset-keezen-exchange = Twee paren thuis: maten geven elkaar voor elke ronde een kaart.
preset-keezen-solo = Met drie tot negen, ieder voor zich.
preset-keezen-two = Een tegen een.
preset-keezen-six = Drie paren, maten tegenover elkaar.
preset-keezen-eight = Vier paren, maten tegenover elkaar.
preset-keezen-trios = Teams van drie: twee met zes spelers, drie met negen.
preset-keezen-colours = Een tegen een, ieder met twee kleuren tegenover elkaar.
preset-keezen-jokers = Twee paren thuis, met vier jokers en zevens over zoveel pionnen als je wilt.
preset-keezen-tiny = Van ons, om te proberen: een pion elk en zes soorten kaarten.
