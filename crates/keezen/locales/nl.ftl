## Wat er gebeurt
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
keezen-log-ended = Het spel is afgelopen.

## Wat geweigerd wordt
refused-keezen-unknown_card = De kaart `{ $typed }` bestaat niet; de kaarten zijn A23456789TJQK, en `*` is een joker.
refused-keezen-not_in_hand = Je hebt geen { $card }; speel een van je eigen kaarten.
refused-keezen-no_pawn_there = { $place ->
    [w] Er wacht geen pion van plaats { $seat }.
   *[other] Op { $place } staat geen pion van plaats { $seat }.
}
refused-keezen-not_your_pawn = Met de pionnen van plaats { $seat } mag jij nu niet spelen.
refused-keezen-own_seat_named = Je eigen pionnen schrijf je zonder `{ $seat }:`.
refused-keezen-pawn_waits = Met { $card } kan een wachtende pion niet lopen; die komt met een aas of heer op het bord.
refused-keezen-nothing_waits = Er wacht geen pion om met { $card } op te zetten.
refused-keezen-start_taken = Er kan geen pion op: op { $square } staat er al een van dezelfde kleur.
refused-keezen-blocked_start = Met { $card } komt { $from ->
    [w] een wachtende pion
   *[other] de pion op { $from }
 } niet voorbij { $square }: de pion daar staat op zijn eigen start.
refused-keezen-friendly_fire = Met { $card } zou { $from ->
    [w] een wachtende pion
   *[other] de pion op { $from }
 } op { $square } een pion van de eigen kant slaan.
refused-keezen-overshoot = Met { $card } gaat de pion op { $from } te ver voor het honk.
refused-keezen-base_jump = Met { $card } komt de pion op { $from } niet voorbij de pion in h{ $slot }.
refused-keezen-not_deepest = Met { $card } komt de pion op { $from } niet tot h{ $slot }, de diepste vrije plaats van het honk.
refused-keezen-not_connected = Met { $card } laat de pion op { $from } een gat in het honk; hij moet op h{ $slot } eindigen.
refused-keezen-no_way_back = Met { $card } kan de pion op { $from } niet lopen: een pion komt het honk niet meer uit.
refused-keezen-wrong_square = Met { $card } gaat { $from ->
    [w] een wachtende pion
   *[other] de pion op { $from }
 } naar { $right }, niet naar { $to }.
refused-keezen-does_not_enter = Met { $card } kan geen pion op het bord komen; dat kan met een aas of heer.
refused-keezen-only_enters = Aan deze tafel kun je met { $card } alleen een pion opzetten.
refused-keezen-does_not_swap = Met { $card } wissel je niet; dat kan met een boer.
refused-keezen-only_swaps = Een boer wisselt twee pionnen, zoals in `J 5<>30`.
refused-keezen-not_split = Alleen een zeven mag je over meer pionnen verdelen, { $card } niet.
refused-keezen-seven_sum = De delen van een zeven zijn samen 7 stappen, niet { $steps }.
refused-keezen-too_many_parts = Aan deze tafel verdeel je een zeven over hoogstens twee pionnen.
refused-keezen-written_as = Die zet schrijf je als `{ $play }`.
refused-keezen-same_pawn = Twee delen zijn voor dezelfde pion, over { $place }; elk deel is voor een andere pion.
refused-keezen-rest_for_partner = Je laatste pion komt binnen, dus de rest van de zeven is voor een pion van plaats { $seat }.
refused-keezen-rest_stuck = Geen pion kan de rest van de zeven lopen, { $rest }.
refused-keezen-not_on_track = Een boer wisselt pionnen die onderweg zijn, en { $place } hoort daar niet bij.
refused-keezen-nobody_there = Op { $place } staat geen pion.
refused-keezen-swap_own = De pion op { $place } is van dezelfde speler; een boer wisselt met een ander.
refused-keezen-swap_guarded = De pion op { $place } staat op zijn eigen start en kan niet weggewisseld worden.
refused-keezen-not_from_start = Aan deze tafel wissel je je pion op { $place }, zijn eigen start, niet.
refused-keezen-nothing_to_move = Er is geen pion onderweg of in het honk die met { $card } kan lopen.
refused-keezen-nothing_to_swap = Er zijn geen twee pionnen die van plaats kunnen wisselen.
refused-keezen-must_play = Een hand die gespeeld kan worden, gooi je niet weg.
refused-keezen-exchange_first = Eerst wordt er gewisseld: geef je maat een kaart.
refused-keezen-no_exchange = Er worden nu geen kaarten gewisseld.
refused-keezen-wrong_dealer = De eerste deler moet geloot worden, een van de spelers.
refused-keezen-wrong_deck = De hele stok moet geschud worden.
refused-keezen-not_on_turn = { $seat } is niet aan de beurt en heeft niets te verspelen.
refused-keezen-nothing_to_rule_on = Gespeeld is gespeeld; er valt niets te beslissen.

## Wat een tafel kan kiezen
preset-name-keezen-nk = NK
option-keezen-dealer = Wanneer een ander deelt
option-keezen-dealer-per_cycle = Een deler voor de drie rondes van een stok.
option-keezen-dealer-per_deal = Elke ronde een andere deler.
option-keezen-exchange = Of maten voor elke ronde een kaart wisselen
option-keezen-exchange-none = Geen kaart.
option-keezen-exchange-one_card = Voor elke ronde geven maten elkaar een kaart, ongezien en tegelijk.
option-keezen-jokers = Hoeveel jokers er in de stok zitten; een joker telt als elke kaart
option-keezen-jokers-none = Geen.
option-keezen-jokers-2 = Twee.
option-keezen-jokers-4 = Vier.
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
preset-name-keezen-tournament = Toernooi
preset-name-keezen-family = Familie
preset-name-keezen-exchange = Kaarten wisselen
preset-name-keezen-solo = Ieder voor zich
preset-name-keezen-two = Met z’n tweeën
preset-name-keezen-six = Met z’n zessen
preset-name-keezen-eight = Met z’n achten
preset-name-keezen-trios = Teams van drie
preset-name-keezen-colours = Twee kleuren
preset-name-keezen-jokers = Jokers
preset-name-keezen-tiny = Piepklein
option-keezen-pawns-expected = een heel getal van 1 tot 4
option-keezen-timer-expected = geen, of seconden van 1 tot 600
option-keezen-limit-expected = geen, of seconden van 1 tot 86400
bot-meaning-keezen-random = Doet zomaar wat mag.
bot-meaning-keezen-easy = Zet graag op, slaat graag en komt graag binnen, maar doet vaak iets anders.
bot-meaning-keezen-medium = Weegt wat elke zet overlaat, en weet welke kaarten nog komen.
bot-meaning-keezen-hard = Speelt de ronde in gedachten vele malen uit voor er een kaart valt.
