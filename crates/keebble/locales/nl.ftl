## Wat geweigerd wordt
refused-keebble-not_now = Dat wordt nu niet gevraagd: { $due ->
    [claim] kies een vak, zoals in `claim a4`
    [word] speel een woord, of `pass`
    [power] gebruik je bijzondere vak, of `pass`
    [ask] vraag letters, zoals in `ask E R`
    [answer] neem een letter met `take` of zet een muur met `wall`
   *[draw] eerst wordt er geloot
 }.
refused-keebble-wrong_draw = Deze loting past niet bij dit moment of deze tafel.
refused-keebble-nothing_new = Alle letters van dit woord liggen er al: er moet er minstens één nieuw zijn.
refused-keebble-off_board = { $square } is geen vak om op te spelen.
refused-keebble-over_letter = Op { $square } ligt al een { $letter }.
refused-keebble-letter_not_there = Op { $square } ligt geen { $letter }.
refused-keebble-square_twice = Op { $square } past maar één letter.
refused-keebble-not_in_line = De letters moeten in één rij of één kolom liggen.
refused-keebble-gap = De letters moeten op elkaar aansluiten, maar { $square } is leeg.
refused-keebble-across_wall = Een woord gaat niet door de muur bij { $wall } heen.
refused-keebble-spelling = Dit woord schrijf je als `{ $play }`.
refused-keebble-no_word = Leg minstens één woord van twee letters of meer.
refused-keebble-no_place = Met jouw letters past { $word } nu nergens.
refused-keebble-bad_words = Niet in de woordenlijst: { $words }.
refused-keebble-off_centre = Het eerste woord ligt op een vak in het midden, een van { $cells }.
refused-keebble-off_star = Het eerste woord ligt op de ster, op { $star }.
refused-keebble-not_connected = Het woord moet aansluiten: een nieuwe letter ligt naast een letter op het vel.
refused-keebble-only_diagonal = Het woord raakt de letter op { $square } alleen aan een hoek, en dat sluit niet aan.
refused-keebble-lacks_letter = { $needed ->
    [one] Je hebt geen { $letter } in je hand.
   *[other] Je hebt geen { $needed } keer { $letter } in je hand.
}
refused-keebble-no_cell = Het vak { $square } is er niet, of het is in gebruik of doorgestreept.
refused-keebble-not_edge = Een hand schrijf je aan de rand van het papier, en { $square } ligt daar niet.
refused-keebble-not_empty = Op { $square } staat al een letter.
refused-keebble-already_special = { $square } is al een { $special }.
refused-keebble-not_played = Deze tafel speelt zonder vakken { $special }.
refused-keebble-lies_open = Op { $square } ligt al een { $special } open: van elke soort is er maar één tegelijk.
refused-keebble-not_in_endgame = Beurten zijn nu alleen nog woorden: speel een woord of pas.
refused-keebble-wrong_number = Je noemde { $called } letters. { $least ->
    [1] Bij een Grote Vraag zijn het er { $least } tot { $most }.
   *[other] Noem er { $most }.
}
refused-keebble-not_in_alphabet = De letter { $letter } kan aan deze tafel niet gevraagd worden.
refused-keebble-letters_not_different = Letterzwendel: de letters die je vraagt, moeten allemaal verschillen, niet { $letters }.
refused-keebble-letter_held = Letterzwendel: vraag geen letter die je al hebt, dus niet { $letters }.
refused-keebble-letters_held = Letterzwendel: vraag hoogstens één letter die je al hebt, dus niet { $letters }.
refused-keebble-letters_not_in_line = Letterzwendel: de letters die je vraagt, moeten op één rechte lijn op het vel liggen, anders dan { $letters }.
refused-keebble-must_keep = Er passen er maar { $room } in je hand: zeg welke, zoals in `ask E R keep E`.
refused-keebble-nothing_to_choose = { $room ->
    [0] Er past geen letter meer bij, dus je houdt er geen.
   *[other] Ze passen allemaal, dus je houdt ze alle.
}
refused-keebble-keeps_other = Je kunt alleen letters houden die je vraagt, niet { $letters }.
refused-keebble-not_called = De gevraagde letters zijn { $called }, niet { $letter }.
refused-keebble-hand_full = Je hand is vol.
refused-keebble-backpack_full = Je rugzak heeft geen vakje meer vrij.
refused-keebble-wall_on_wall = Bij { $border } staat al een muur.
refused-keebble-no_border = Bij { $border } is geen rand tussen twee vakken waarop gespeeld wordt.
refused-keebble-nothing_to_steal = { $seat } heeft geen { $letter } in de hand.
refused-keebble-own_hand = Een Dief pakt een letter uit een andere hand.
refused-keebble-other_power = Het vak dat je nu gebruikt, is een { $special }.
refused-keebble-nothing_to_rule_on = Er is geen woord waarover een oordeel open staat.
refused-keebble-not_on_turn = { $seat } wordt niets gevraagd en heeft niets te verspelen.

## Bijzondere vakken
keebble-special = { $code ->
   *[DL] Dubbele Letter
    [TL] Driedubbele Letter
    [DW] Dubbel Woord
    [TW] Driedubbel Woord
    [TH] Dief
    [GA] Nog Eens
    [CO] Verzamelaar
    [GB] Vuilnis
    [BL] Blokkade
    [DE] Sloper
    [BA] Grote Vraag
}
keebble-meaning = { $code ->
   *[DL] de letter telt dubbel
    [TL] de letter telt driedubbel
    [DW] het woord telt dubbel
    [TW] het woord telt driedubbel
    [TH] pak een letter uit een andere hand
    [GA] nog een beurt na deze
    [CO] deze beurt mag je hand te vol zijn
    [GB] iedereen raakt al deze letters kwijt
    [BL] zet tot drie letters in lege vakken
    [DE] streep twee vakken door
    [BA] noem deze beurt hoogstens zes letters
}
