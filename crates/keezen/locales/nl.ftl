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
