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
keezen-the-pawn = { $kind ->
    [waiting] een wachtende pion
    [base] de pion in { $place }
   *[track] de pion op { $place }
}
keezen-log-dealer = { $reader ->
    [name] Je
   *[other] { $name }
 } deelt als eerste.
keezen-log-shuffled = { $reader ->
    [name] Je
   *[other] { $name }
 } schudt en deelt.
keezen-log-dealt = Jouw kaarten: { $cards }.
keezen-log-chose = { $reader ->
    [name] Je
   *[other] { $name }
 } kiest een kaart om door te geven.
keezen-log-handed = { $reader ->
    [name] Je
   *[other] { $name }
 } geeft { $card } aan { $to }.
keezen-log-handed-you = { $name } geeft jou { $card }.
keezen-log-handed-unseen = { $reader ->
    [name] Je geeft een kaart aan { $to }.
    [to] { $name } geeft jou een kaart.
   *[other] { $name } geeft een kaart aan { $to }.
 }
keezen-log-played = { $reader ->
    [name] Je
   *[other] { $name }
 } speelt { $card } en { $deed }.
keezen-log-moves = { $kind ->
    [enter] zet { $pawn } op
    [home] brengt { $pawn } binnen
    [deeper] schuift { $pawn } op in het honk
    [back] zet { $pawn } { $steps } achteruit
   *[track] zet { $pawn } { $steps } vooruit
}
keezen-log-captures = { $kind ->
    [enter] slaat { $other } bij het opzetten van { $pawn }
    [lent] slaat { $other } met { $pawn }
   *[own] slaat { $other }
}
keezen-log-swaps = ruilt { $pawn } met { $other }
keezen-log-swaps-yours = ruilt jouw pion op { $yours } met { $pawn } op { $place }
keezen-log-split = { $first } en { $second }
keezen-log-pawn = een pion
keezen-log-pawn-own = een eigen pion
keezen-log-pawn-yours = jouw pion op { $square }
keezen-log-pawn-theirs = een eigen pion
keezen-log-pawn-of = { $reader ->
    [name] een pion van jou
   *[other] een pion van { $name }
 }
keezen-log-step = { $kind ->
    [enter] zette een pion op
    [home] ging { $steps } vooruit, het honk in
    [deeper] ging { $steps } verder in het honk
    [back] ging { $steps } achteruit
   *[track] ging { $steps } vooruit
}
keezen-log-step-of = { $kind ->
    [enter] zette een pion van { $name } op
    [home] zette een pion van { $name } { $steps } vooruit, het honk in
    [deeper] zette een pion van { $name } { $steps } verder in het honk
    [back] zette een pion van { $name } { $steps } achteruit
   *[track] zette een pion van { $name } { $steps } vooruit
}
keezen-log-swap = ruilde twee pionnen
keezen-log-scored = { $reader ->
    [name] Je
   *[other] { $name }
 } krijgt { $points } punten.
keezen-log-threw-in = { $name } levert de kaarten in: { $cards }.
keezen-log-threw-in-yours = Je levert je kaarten in: { $cards }.
keezen-log-time-up = { $reader ->
    [name] Jouw tijd
   *[other] De tijd van { $name }
 } is om.
keezen-log-forfeited = { $reader ->
    [name] Je
   *[other] { $name }
 } verliest de beurt.
keezen-log-left = { $reader ->
    [name] Je hebt
   *[other] { $name } heeft
 } het spel verlaten.
keezen-log-awarded = De wedstrijdleider geeft { $reader ->
    [name] jou
   *[other] { $name }
 } { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
keezen-log-docked = De wedstrijdleider trekt { $reader ->
    [name] jou
   *[other] { $name }
 } { $points ->
    [one] 1 punt
   *[other] { $points } punten
} af.
keezen-ended = Het spel is afgelopen: { $how ->
    [win] alle pionnen van één kant zijn binnen
    [clock] de tijd is om
    [left] alle anderen zijn weg
   *[ruled] het is voortijdig gestopt
}.
keezen-expected = een kaart en een zet, zoals “5 3>8”
keezen-expected-one = een van deze: { $examples }
keezen-expected-some = bijvoorbeeld een van deze: { $examples }

## Wat je kunt typen, op de eerste regel, en wat het doet
keezen-type-give = give KAART
    je maat een van je kaarten geven: { $cards }
keezen-type-plays = { $plays }
keezen-type-more-plays = { $plays }, … { $count } zetten in totaal
keezen-type-cannot = { $card } kan niet gespeeld worden. { $why }
keezen-type-throw = throw
    je kaarten inleveren, want je kunt alleen nog binnen je honk schuiven
keezen-type-about-plays = Een zet is een kaart, een pion en waar die heen gaat. Typ alleen wat nodig is om de zet te herkennen:
keezen-type-move = 5 3>8
    een 5 spelen en je pion van 3 naar 8 zetten; ook “5 3”, of “5” als maar één pion kan
keezen-type-enter = A w
    met een aas een wachtende pion (w) opzetten; “3 61>h0” brengt een pion binnen, op h0
keezen-type-split = 7 5>8 30>34
    een 7 delen: drie stappen met de ene pion, dan vier met de andere
keezen-type-swap = J 5<>30
    met een boer de pionnen op 5 en 30 ruilen
keezen-type-about-signs = A is een aas, T een 10, J een boer, Q een vrouw, K een heer, *5 een joker als 5, h0 tot h3 je honk (h3 het diepst), 2:40 de pion van speler 2 op 40.

## Naast het bord
keezen-show-cards = kaarten { $count }
keezen-show-points = punten { $count }
keezen-show-to-give = moet geven
keezen-show-last = Laatst gespeeld: { $plays }
keezen-show-play = { $name } { $play }
keezen-show-threw-in = { $name } leverde { $cards } in
keezen-show-earlier = { $count } eerdere kaarten
keezen-show-deal = Deelronde { $deal }, gedeeld door { $name }; nog { $cards } kaarten te delen.
keezen-show-hand = Jouw kaarten: { $cards }
keezen-show-partner-holds = { $name } heeft de { $card } nog die jij gaf.

## Antwoorden
keezen-pawns-of = { $name }: { $pawns }.
keezen-pawns-yours = Jouw pionnen: { $pawns }.
keezen-pawns-waiting = { $count } wachtend
keezen-pawns-placed-and-waiting = { $pawns }; { $count } wachtend
keezen-pawn-on = op { $square }
keezen-pawn-home = binnen op { $slot }
keezen-hand = Jouw kaarten: { $cards }.
keezen-hand-empty = Je hebt geen kaarten.
keezen-at-pawn = { $square }: een pion van { $name }.
keezen-at-your-pawn = { $square }: jouw pion.
keezen-at-empty = { $square } is vrij.
keezen-at-start = { $square } is vrij: de start van { $name }.

## Wat geweigerd wordt
refused-keezen-unknown_card = De kaart “{ $typed }” bestaat niet. De kaarten zijn A, 2 tot en met 9, T (10), J, Q en K; “*” is een joker.
refused-keezen-not_in_hand = Je hebt geen { $card } in je hand. Speel een kaart die je wel hebt.
refused-keezen-no_pawn_there = { $whose ->
    [own] { $kind ->
        [waiting] Er staat geen pion van jou te wachten. Kies een pion op de baan.
        [base] In { $place } staat geen pion van jou. Kies een andere.
       *[track] Op { $place } staat geen pion van jou. Kies een andere.
    }
   *[other] { $kind ->
        [waiting] Er staat geen pion van { $name } te wachten. Kies een pion op de baan.
        [base] In { $place } staat geen pion van { $name }. Kies een andere.
       *[track] Op { $place } staat geen pion van { $name }. Kies een andere.
    }
}
refused-keezen-not_your_pawn = Met de pionnen van { $name } mag je nu niet lopen. Kies een andere pion.
refused-keezen-own_seat_named = Bij je eigen pionnen hoort geen “{ $seat }:”. Laat het weg.
refused-keezen-pawn_waits = Met { $card } kan een wachtende pion niet lopen. Zet hem op met een aas of een heer.
refused-keezen-nothing_waits = Er staat geen pion te wachten, dus met { $card } valt er niets op te zetten. Kies een andere pion of kaart.
refused-keezen-start_taken = Er kan geen pion op: op de start, { $square }, staat er nog een van dezelfde kleur. Loop daar eerst mee weg.
refused-keezen-blocked_start = Met { $card } komt { $pawn } niet voorbij { $square }: daar staat een pion op zijn eigen start. Kies een andere pion of kaart.
refused-keezen-friendly_fire = Met { $card } zou { $pawn } op { $square } een pion van het eigen team slaan, en dat mag aan deze tafel niet. Kies een andere pion of kaart.
refused-keezen-overshoot = Met { $card } schiet { $pawn } het honk voorbij. Kies een andere pion of een lagere kaart.
refused-keezen-base_jump = Met { $card } kan { $pawn } niet over de pion in h{ $slot } heen. Kies een andere pion of kaart.
refused-keezen-not_deepest = Met { $card } komt { $pawn } niet ver genoeg. Aan deze tafel moet hij naar h{ $slot }, de diepste vrije plek. Kies een andere pion of kaart.
refused-keezen-not_connected = Met { $card } laat { $pawn } een gat in het honk. Kies een kaart waarmee hij op h{ $slot } uitkomt, of een andere pion.
refused-keezen-no_way_back = Met { $card } kan { $pawn } niet lopen: een pion komt het honk nooit meer uit. Kies een andere pion of kaart.
refused-keezen-wrong_square = Met { $card } gaat { $pawn } naar { $right }, niet naar { $to }. Zet hem daar neer, of kies een andere kaart.
refused-keezen-does_not_enter = Met { $card } kun je geen pion opzetten. Daarvoor heb je een aas of een heer nodig.
refused-keezen-only_enters = Aan deze tafel kun je met { $card } alleen een pion opzetten. Speel een andere kaart om te lopen.
refused-keezen-does_not_swap = Met { $card } kun je niet ruilen. Daarvoor heb je een boer nodig.
refused-keezen-only_swaps = Met een boer kun je alleen twee pionnen ruilen. Schrijf dat als “J 5<>30”.
refused-keezen-not_split = Alleen een 7 mag je splitsen, { $card } niet. Loop ermee met één pion.
refused-keezen-seven_sum = De delen van een 7 moeten samen 7 zijn, niet { $steps }. Verdeel de stappen anders.
refused-keezen-too_many_parts = Aan deze tafel mag je een 7 over hoogstens twee pionnen splitsen. Kies er een of twee.
refused-keezen-written_as = Zo schrijf je die zet niet. Schrijf “{ $play }”.
refused-keezen-same_pawn = Twee delen van de 7 zijn voor { $pawn }. Neem voor elk deel een andere pion.
refused-keezen-rest_for_partner = Je laatste pion is binnen, dus de rest van de 7 is voor je maat. Loop ermee met een pion van { $name }.
refused-keezen-rest_stuck = Geen pion kan de { $rest ->
    [one] 1 stap
   *[other] { $rest } stappen
} lopen die van de 7 overblijven. Speel hem anders.
refused-keezen-not_on_track = Met een boer ruil je alleen pionnen die op de baan staan, niet { $pawn }. Kies een pion op de baan.
refused-keezen-nobody_there = Op { $place } staat geen pion om mee te ruilen. Kies een veld waar er wel een staat.
refused-keezen-swap_own = De pion op { $place } heeft dezelfde kleur. Ruil met een andere kleur.
refused-keezen-swap_guarded = De pion op { $place } staat veilig op zijn eigen start. Ruil met een andere pion.
refused-keezen-not_from_start = Aan deze tafel mag je je pion niet van zijn start, { $place }, wegruilen. Ruil een andere pion, of speel een andere kaart.
refused-keezen-nothing_to_move = Er is geen pion die met { $card } kan lopen. Speel een andere kaart.
refused-keezen-nothing_to_swap = Er zijn geen twee pionnen die je met een boer kunt ruilen. Speel een andere kaart.
refused-keezen-must_play = Zolang je een kaart kunt spelen, mag je niet inleveren. Speel er een.
refused-keezen-exchange_first = Geef eerst een kaart aan je maat.
refused-keezen-no_exchange = Er worden nu geen kaarten doorgegeven. Speel een kaart.
refused-keezen-wrong_dealer = De eerste deler moet een van de spelers zijn. Noem een plaats aan deze tafel.
refused-keezen-wrong_deck = In de stok moet elke kaart één keer per speler zitten, plus de jokers.
refused-keezen-not_on_turn = { $seat } is niet aan de beurt en heeft dus geen beurt te verliezen. Wacht tot die beurt begint.
refused-keezen-nothing_to_rule_on = Gespeeld is gespeeld, dus er valt niets te beslissen. Geef punten of trek ze af.

## Opties
option-keezen-dealer = Delen
option-keezen-dealer-help = Een geschudde stok gaat drie rondes mee: ieder krijgt eerst vijf kaarten, dan twee keer vier.
option-keezen-dealer-per_cycle = één deler voor alle drie de rondes
option-keezen-dealer-per_deal = elke ronde iemand anders
option-keezen-exchange = Ruilkaart
option-keezen-exchange-help = Jij en je maat kiezen allebei een kaart en geven die tegelijk aan elkaar, zonder te kijken.
option-keezen-exchange-none = geen
option-keezen-exchange-one_card = één kaart aan het begin van elke ronde
option-keezen-jokers = Jokers
option-keezen-jokers-help = Een joker telt als elke kaart die je wilt.
option-keezen-jokers-none = geen
option-keezen-jokers-2 = twee
option-keezen-jokers-4 = vier
option-keezen-king = Heer
option-keezen-king-enter = alleen opzetkaart
option-keezen-king-enter_or_13 = opzetkaart of 13 vooruit
option-keezen-friendly_fire = Je eigen pionnen of die van je maat slaan
option-keezen-friendly_fire-help = Als het mag, moet het soms ook: een kaart die je kunt spelen, moet je spelen.
option-keezen-friendly_fire-yes = mag
option-keezen-friendly_fire-no = mag niet
option-keezen-start_guard = Een pion op zijn eigen start
option-keezen-start_guard-help = Zolang hij de weg blokkeert, kun je er niet langs en kun je hem niet slaan of ruilen.
option-keezen-start_guard-always = blokkeert altijd de weg
option-keezen-start_guard-fresh = blokkeert de weg tot hij gelopen heeft
option-keezen-jack_from_start = Met een boer je pion van zijn start ruilen
option-keezen-jack_from_start-yes = mag
option-keezen-jack_from_start-no = mag niet
option-keezen-overshoot = Het honk voorbijschieten
option-keezen-overshoot-illegal = mag niet
option-keezen-overshoot-extra_lap = nog een rondje
option-keezen-base_fill = Het honk vullen
option-keezen-base_fill-help = In het honk spring je nooit over een pion heen.
option-keezen-base_fill-free = in elke volgorde
option-keezen-base_fill-deepest_first = de achterste plek eerst
option-keezen-base_fill-connected = zonder gaten
option-keezen-base_moves_forced = Zetten binnen het honk
option-keezen-base_moves_forced-help = Zijn ze niet verplicht, dan mag je in plaats daarvan je kaarten inleveren.
option-keezen-base_moves_forced-yes = verplicht als er niets anders kan
option-keezen-base_moves_forced-no = nooit verplicht
option-keezen-seven_split = Een zeven verdelen
option-keezen-seven_split-two = over hooguit twee pionnen
option-keezen-seven_split-any = over zoveel pionnen als je wilt
option-keezen-seven_share = Een zeven met je maat delen
option-keezen-seven_share-last_pawn = alleen als je laatste pion ermee binnenkomt
option-keezen-seven_share-free = altijd
option-keezen-points = Puntentelling
option-keezen-points-tournament = 150 voor de eerste pion binnen, 140 voor de tweede enzovoort, 200 voor de winst
option-keezen-points-nk = 2 per pion binnen, 10 voor de winst
option-keezen-points-none = het aantal pionnen dat binnen is
option-keezen-colours = Kleuren per speler
option-keezen-colours-help = Ieder twee kleuren kan alleen met twee spelers.
option-keezen-colours-one = één
option-keezen-colours-two = twee, tegenover elkaar
option-keezen-pawns = Pionnen per kleur
option-keezen-cards = Kaarten
option-keezen-cards-full = alle dertien soorten
option-keezen-cards-short = alleen aas, 2, 4, 7, boer en heer
option-keezen-timer = Tijd per beurt
option-keezen-timer-help = Is je tijd om, dan wordt er een kaart voor je gespeeld.
option-keezen-limit = Tijd voor het hele spel
option-keezen-limit-help = Is de tijd om, dan beslissen de punten tot dan toe.

## Varianten
preset-name-keezen-tournament = Toernooi
preset-keezen-tournament = Twee paren spelen om punten, met 45 minuten op de klok.
preset-name-keezen-nk = NK
preset-keezen-nk = De regels van het NK: 2 punten per pion, 10 voor de winst, 50 minuten.
preset-name-keezen-family = Familieregels
preset-keezen-family = Een gezellig potje voor twee paren: je slaat geen pionnen van jezelf of je maat.
preset-name-keezen-exchange = Met ruilkaart
preset-keezen-exchange = Twee paren, en aan het begin van elke ronde schuif je je maat een kaart toe.
preset-name-keezen-solo = Ieder voor zich
preset-keezen-solo = Zonder maat: met twee tot negen spelers, wie is er het eerst binnen?
preset-name-keezen-two = Met z’n tweeën
preset-keezen-two = Eén tegen één, elk met vier pionnen.
preset-name-keezen-six = Drie paren
preset-keezen-six = Een groter bord voor zes spelers, met je maat recht tegenover je.
preset-name-keezen-eight = Vier paren
preset-keezen-eight = De grootste tafel: acht spelers, met je maat recht tegenover je.
preset-name-keezen-trios = Teams van drie
preset-keezen-trios = Met z’n drieën een team: twee teams met zes spelers, drie met negen.
preset-name-keezen-colours = Ieder twee kleuren
preset-keezen-colours = Eén tegen één op het hele bord, ieder met twee kleuren die elkaar helpen.
preset-name-keezen-jokers = Met jokers
preset-keezen-jokers = Twee paren, vier jokers in de stok, en een zeven verdeel je over zoveel pionnen als je wilt.
preset-name-keezen-tiny = Piepklein (voor tests)
preset-keezen-tiny = Ieder één pion, en zes soorten kaarten: klein genoeg om helemaal door te rekenen.

## Bots
bot-meaning-keezen-easy = Zet graag op, slaat graag en komt graag binnen, maar is snel afgeleid.
bot-meaning-keezen-medium = Weegt elke zet af en weet welke kaarten er nog in het spel zijn.
bot-meaning-keezen-hard = Speelt de ronde in gedachten vele malen uit voordat er een kaart op tafel komt.

## Wat er niet klopt aan een tafel
problem-keezen-exchange_alone = Zonder maat heb je niemand om een kaart mee te ruilen. Zet de ruilkaart uit.
problem-keezen-share_alone = Zonder maat heb je niemand om een zeven mee te delen. Zet dit terug op je laatste pion.
problem-keezen-two_colours = Ieder twee kleuren kan alleen met twee spelers. Kies één kleur, of speel met z’n tweeën.
problem-keezen-teams = { $seats ->
    [4] Vier spelers vormen twee paren, met maten tegenover elkaar, of spelen ieder voor zich.
    [6] Zes spelers vormen drie paren of twee teams van drie, of spelen ieder voor zich.
    [8] Acht spelers vormen vier paren, met maten tegenover elkaar, of spelen ieder voor zich.
    [9] Negen spelers vormen drie teams van drie, of spelen ieder voor zich.
   *[other] Met { $seats } spelers speelt iedereen voor zich.
 }
