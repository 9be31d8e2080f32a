## Wat er gebeurt
keebble-heard-nothing = { $reader ->
    [name] Je
   *[other] { $name }
 } doet niets.
keebble-log-first = { $reader ->
    [name] Je
   *[other] { $name }
 } begint.
keebble-log-generated = Dit is vel { $seed }.
keebble-log-claimed = { $reader ->
    [name] Je kiest { $square } voor je letters.
   *[other] { $name } kiest { $square } voor de eigen letters.
 }
keebble-log-played = { $reader ->
    [name] Je
   *[other] { $name }
 } speelt { $word } voor { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
keebble-log-played-more = { $reader ->
    [name] Je
   *[other] { $name }
 } speelt { $word } voor { $points } punten ({ $words }).
keebble-log-made = { $reader ->
    [name] Je
   *[other] { $name }
 } maakt van { $square } het vak { $special }.
keebble-log-passed = { $reader ->
    [name] Je
   *[other] { $name }
 } past.
keebble-log-time-up = { $reader ->
    [name] Jouw tijd
   *[other] De tijd van { $name }
 } is om.
keebble-log-acts = { $reader ->
    [name] Je
   *[other] { $name }
 } gebruikt { $special } op { $square }: { $meaning }.
keebble-log-garbage = Vuilnis op { $square }: iedereen raakt elke { $letter } kwijt.
keebble-log-stole = { $reader ->
    [name] Je steelt een { $letter } van { $from }.
    [from] { $name } steelt een { $letter } van jou.
   *[other] { $name } steelt een { $letter } van { $from }.
 }
keebble-log-crossed = { $reader ->
    [name] Je
   *[other] { $name }
 } streept { $square } door.
keebble-log-placed = { $reader ->
    [name] Je
   *[other] { $name }
 } zet een { $letter } op { $square }.
keebble-log-asked = { $reader ->
    [name] Je
   *[other] { $name }
 } vraagt om { $letters }.
keebble-log-asked-some = { $reader ->
    [name] Je vraagt om { $letters }, maar je hebt alleen plaats voor { $kept }.
   *[other] { $name } vraagt om { $letters }, maar heeft alleen plaats voor { $kept }.
 }
keebble-log-asked-none = { $reader ->
    [name] Je vraagt om { $letters }, maar je hebt er geen plaats voor.
   *[other] { $name } vraagt om { $letters }, maar heeft er geen plaats voor.
 }
keebble-log-answered = { $reader ->
    [name] Je hebt
   *[other] { $name } heeft
 } geantwoord.
keebble-log-took = { $reader ->
    [name] Je
   *[other] { $name }
 } neemt een { $letter }.
keebble-log-walled = { $reader ->
    [name] Je
   *[other] { $name }
 } tekent een muur tussen { $one } en { $other }.
keebble-log-endgame = Het eindspel begint: speel een woord of pas. Het spel is uit zodra iemand geen letters meer heeft.
keebble-log-forfeited = { $reader ->
    [name] Je
   *[other] { $name }
 } verliest de beurt.
keebble-log-awarded = De wedstrijdleider geeft { $reader ->
    [name] jou
   *[other] { $name }
 } { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
keebble-log-docked = De wedstrijdleider trekt { $reader ->
    [name] jou
   *[other] { $name }
 } { $points ->
    [one] 1 punt
   *[other] { $points } punten
} af.
keebble-ended = Het spel is afgelopen: { $how ->
    [out] iemand heeft geen letters meer
    [passed] iedereen heeft gepast
    [idle] er is een hele ronde niets veranderd
    [time_up] de tijd is om
    [left] alle anderen zijn gestopt
   *[ruled] het is voortijdig gestopt
 }.
keebble-log-left = { $reader ->
    [name] Je hebt
   *[other] { $name } heeft
 } het spel verlaten.
keebble-expected = { $due ->
    [claim] een vak aan de rand, zoals “a4”
    [word] een woord, een woord met zijn begin zoals “8D WORD”, letters zoals “d8=W e8=O”, of “pass”
    [power] wat je met je bijzondere vak doet, zoals “steal B E”, “destroy c3” of “place c3=E”, of “pass”
    [ask] letters, zoals “ask E R”
    [answer] “take E” of “wall c3|c4”
   *[draw] niets tot de loting klaar is
}

## Wat je kunt typen, op de eerste regel, en wat het doet
keebble-type-claim = claim a4
    dit vak aan de rand kiezen voor je hand; alleen “a4” mag ook
keebble-type-word = WOORD
    een woord spelen waar het de meeste punten oplevert
keebble-type-start = 8D W(OOR)D
    het van links naar rechts spelen vanaf d8; met D8 WOORD omlaag; haakjes om letters op het vel mogen, maar hoeven niet
keebble-type-special = special c3 DL
    van het lege vak c3 een Dubbele Letter maken
keebble-type-pass = pass
    deze beurt geen woord spelen
keebble-type-done = pass
    dit vak niet verder gebruiken
keebble-type-steal = steal B E
    een E uit de hand van speler B pakken
keebble-type-destroy = destroy c3
    een vak voor de rest van het spel doorstrepen
keebble-type-place = place c3=E
    een E uit je hand in het lege vak c3 zetten
keebble-type-ask = ask E R
    om twee letters vragen; alleen “E R” mag ook
keebble-type-keep = ask E R keep E
    als je hand maar voor één letter plaats heeft
keebble-type-ask-six = ask A E I N R T
    om hooguit zes letters vragen
keebble-type-keep-six = ask A E I N R T keep A E
    als je hand niet voor allemaal plaats heeft
keebble-type-take = take E
    een van de gevraagde letters nemen; alleen “E” mag ook
keebble-type-wall = wall c3|c4
    in plaats daarvan een muur tussen c3 en c4 tekenen

## Naast het vel
keebble-show-walls = Muren: { $walls }.
keebble-show-specials = Bijzondere vakken: { $cells }.
keebble-show-special = { $cell } { $special }
keebble-show-star = Het eerste woord moet over de ster op { $star }.
keebble-show-sheet = Dit is vel { $seed }.
keebble-show-played = { $name } speelde { $play }.
keebble-show-play = { $play } voor { $points }
keebble-show-play-words = { $play } voor { $points }: { $words }
keebble-show-made = { $name } maakte van { $cell } het vak { $special }.
keebble-show-asked = { $name } vroeg om { $letters }{ $kept }{ $answers }.
keebble-show-kept = en hield { $letters }
keebble-show-took = { $name } nam { $letter }
keebble-show-walled = { $name } tekende een muur bij { $border }
keebble-show-nothing = { $name } deed niets
keebble-show-endgame = Eindspel: speel een woord of pas.
keebble-show-no-room = Niemand heeft nog plaats voor een letter: speel een woord of pas.
keebble-show-no-letters = geen
keebble-show-hand = hand { $letters }
keebble-show-slots = nog { $count } vakjes
keebble-show-cell = vak { $cell }
keebble-show-doing = { $stage ->
    [left] weg
    [answered] heeft geantwoord
    [claim] kiest een vak
    [word] speelt een woord
    [power] gebruikt een bijzonder vak
    [ask] vraagt om letters
   *[answer] moet antwoorden
 }

## Antwoorden
keebble-hand-yours = Jouw letters: { $letters }.
keebble-hand-of = { $name }: { $letters }.
keebble-board-empty = Het vel is leeg.
keebble-row = Rij { $row }: { $runs }.
keebble-row-empty = In rij { $row } staan geen letters.
keebble-row-run = { $letters } vanaf { $square }
keebble-at-letter = { $square }: { $letter }.
keebble-at-special = { $square } is vrij: { $special }.
keebble-at-star = { $square } is vrij, met de ster erop.
keebble-at-hand = Op { $square } staat de hand van { $name }.
keebble-at-free = { $square } is vrij.
keebble-at-gone = { $square } is doorgestreept.
keebble-at-walls = Er staat een muur tussen dit vak en { $cells }.

## Hints
keebble-hint-kinds = Typ “hint”, “hint 5” (het beste woord van vijf letters) of “hint best”.
keebble-hint-for-players = Hints zijn voor spelers.
keebble-hint-play = { $play } voor { $points }.
keebble-hint-none = Zo’n zet is er nu niet.
keebble-hint-count = { $count ->
    [one] Er is één zet; die levert { $most } op.
   *[other] Er zijn { $count } zetten; de beste levert { $most } op.
 }

## Wat geweigerd wordt
refused-keebble-not_now = Dat kan nu niet. { $due ->
    [claim] Kies een vak aan de rand.
    [word] Speel een woord of pas.
    [power] Gebruik je bijzondere vak of pas.
    [ask] Vraag om letters.
    [answer] Neem een letter of teken een muur.
   *[draw] Wacht op de loting.
 }
refused-keebble-wrong_draw = Dat kan nu niet worden geloot. Loot waar deze tafel op wacht.
refused-keebble-nothing_new = Alle letters van dit woord staan er al. Zet er minstens één bij.
refused-keebble-off_board = Er is geen vak { $square } om op te spelen. Zet het woord ergens anders.
refused-keebble-over_letter = Op { $square } staat al een { $letter }. Gebruik die letter, of zet het woord ergens anders.
refused-keebble-letter_not_there = Op { $square } staat geen { $letter }. Zet alleen letters tussen haakjes die al op het vel staan.
refused-keebble-square_twice = Op { $square } past maar één letter. Noem elk vak één keer.
refused-keebble-not_in_line = Die letters staan niet op één lijn. Zet alle letters in één rij of één kolom.
refused-keebble-gap = { $square } is leeg. Zet de letters zonder gaten ertussen.
refused-keebble-across_wall = Een woord kan niet door de muur bij { $wall } heen. Zet het ergens anders.
refused-keebble-spelling = Zo schrijf je deze zet niet. Schrijf “{ $play }”.
refused-keebble-no_word = Die letters vormen geen woord. Maak minstens één woord van twee letters of meer.
refused-keebble-no_place = Met jouw letters past { $word } nergens. Probeer een ander woord.
refused-keebble-bad_words = { $count ->
    [one] { $words } staat niet in de woordenlijst. Probeer een ander woord.
   *[other] { $words } staan niet in de woordenlijst. Probeer een andere zet.
}
refused-keebble-off_centre = Dat woord mist het midden. Het eerste woord moet over een van deze vakken: { $cells }.
refused-keebble-off_star = Dat woord mist de ster. Het eerste woord moet over { $star }.
refused-keebble-not_connected = Je woord staat los. Zet een letter direct naast een letter op het vel.
refused-keebble-only_diagonal = Je woord raakt de letter op { $square } alleen schuin. Zet een letter direct naast een letter op het vel.
refused-keebble-lacks_letter = { $needed ->
    [one] Je hebt geen { $letter } in je hand. Gebruik de letters die je hebt.
   *[other] Je hebt { $needed } keer een { $letter } nodig, meer dan je hebt. Gebruik de letters die je hebt.
}
refused-keebble-no_cell = Vak { $square } kun je niet gebruiken: het is bezet, doorgestreept of bestaat niet. Kies een ander vak.
refused-keebble-not_edge = { $square } ligt niet aan de rand van het papier. Kies een vak dat daar wel ligt.
refused-keebble-not_empty = Op { $square } staat al een letter. Kies een leeg vak.
refused-keebble-already_special = { $square } is al { $special }. Kies een ander vak.
refused-keebble-not_played = Aan deze tafel speelt { $special } niet mee. Kies een andere soort.
refused-keebble-lies_open = Er is al een vrij vak { $special }: { $square }. Kies een andere soort.
refused-keebble-not_in_endgame = Er kunnen nu alleen nog woorden gespeeld worden. Speel een woord of pas.
refused-keebble-wrong_number = Je vroeg om { $called ->
    [one] 1 letter
   *[other] { $called } letters
}. { $least ->
    [1] Bij een Grote Vraag mogen het er { $least } tot { $most } zijn.
   *[other] Vraag er { $most }.
}
refused-keebble-not_in_alphabet = Om de { $letter } kun je aan deze tafel niet vragen. Kies een andere letter.
refused-keebble-letters_not_different = Letterzwendel: vraag om verschillende letters, niet om { $letters }.
refused-keebble-letter_held = Letterzwendel: je hebt al een van { $letters }. Vraag alleen om letters die je niet hebt.
refused-keebble-letters_held = Letterzwendel: je hebt al meer dan een van { $letters }. Vraag om hoogstens één letter die je al hebt.
refused-keebble-letters_not_in_line = Letterzwendel: { $letters } staan niet op één rechte lijn op het vel. Vraag om letters die dat wel doen.
refused-keebble-must_keep = Je hebt maar plaats voor { $room ->
    [one] 1 letter
   *[other] { $room } letters
}. Zeg welke je houdt, zoals met “ask E R keep E”.
refused-keebble-nothing_to_choose = { $room ->
    [0] Je hebt geen plaats voor letters, dus kies er geen om te houden.
   *[other] Je hebt plaats voor allemaal, dus je hoeft niet te kiezen.
}
refused-keebble-keeps_other = Je hebt niet om alle letters van { $letters } gevraagd. Houd alleen letters waar je om vraagt.
refused-keebble-not_called = Je kunt alleen { $called } nemen, niet { $letter }. Neem er daar een van, of teken een muur.
refused-keebble-hand_full = Je hand is vol. Teken een muur.
refused-keebble-backpack_full = Je rugzak heeft geen vakje meer vrij. Teken een muur.
refused-keebble-wall_on_wall = Bij { $border } staat al een muur. Teken hem ergens anders.
refused-keebble-no_border = { $border } is geen grens tussen twee vakken waarop gespeeld wordt. Teken de muur ergens anders.
refused-keebble-nothing_to_steal = { $seat } heeft geen { $letter }. Steel een andere letter.
refused-keebble-own_hand = Je kunt niet uit je eigen hand stelen. Kies iemand anders.
refused-keebble-other_power = Je bijzondere vak is { $special }. Gebruik dat of pas.
refused-keebble-nothing_to_rule_on = Een gespeeld woord blijft staan, dus er valt niets te beslissen. Geef punten of trek ze af.
refused-keebble-not_on_turn = { $seat } is niet aan de beurt en heeft dus geen beurt te verliezen. Wacht tot die beurt begint.

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
    [CO] geen handlimiet deze beurt
    [GB] iedereen raakt deze letters kwijt
    [BL] zet tot drie letters in lege vakken
    [DE] streep twee vakken door
    [BA] vraag deze beurt om hoogstens zes letters
}

## Opties
option-keebble-size = Grootte van het vel
option-keebble-size-help = Zes keer vouwen geeft 8 × 8 vakken; vijf keer geeft 8 × 4, zeven keer 16 × 8.
option-keebble-size-8x8 = 8 × 8 vakken
option-keebble-size-8x4 = 8 × 4 vakken
option-keebble-size-16x8 = 16 × 8 vakken
option-keebble-size-3x3 = 3 × 3 vakken
option-keebble-board = Vel aan het begin
option-keebble-board-empty = leeg
option-keebble-board-generated = kant-en-klaar, met letters, muren, een ster en handen
option-keebble-board_seed = Welk kant-en-klaar vel
option-keebble-board_seed-help = Elk kant-en-klaar vel heeft een code die je kunt delen.
option-keebble-board_seed-drawn = een nieuw vel
option-keebble-board_seed-seed = het vel met de code { $text }
option-keebble-board_seed-seed-choose = een vel waarvan je de code kent
option-keebble-start_walls = Muren op een kant-en-klaar vel
option-keebble-start_walls-on = een paar
option-keebble-start_walls-off = geen
option-keebble-claim = Vakken voor de handen
option-keebble-claim-help = Op een kant-en-klaar vel hebben de handen hun vak al.
option-keebble-claim-in_turn = om de beurt gekozen
option-keebble-claim-by_lot = geloot
option-keebble-direction = Leesrichting
option-keebble-direction-forward = van links naar rechts en van boven naar beneden
option-keebble-direction-any = ook achterstevoren en omhoog
option-keebble-letters = Letters die je kunt vragen
option-keebble-letters-help = Met minder letters is het makkelijker voor kinderen.
option-keebble-letters-all = allemaal
option-keebble-letters-some = alleen { $text }
option-keebble-letters-some-choose = alleen sommige
option-keebble-answers = Antwoorden als iemand letters vraagt
option-keebble-answers-in_turn = om de beurt, voor iedereen zichtbaar
option-keebble-answers-together = allemaal tegelijk, daarna zichtbaar
option-keebble-endgame = Letters aan de rand waarbij het eindspel begint
option-keebble-endgame_begins = Begin van het eindspel
option-keebble-endgame_begins-help = In het eindspel vraagt niemand meer om letters, en het is uit zodra iemand er geen meer heeft.
option-keebble-endgame_begins-at_once = meteen
option-keebble-endgame_begins-next_turn = na de lopende beurt
option-keebble-letterfraud = Letterzwendel
option-keebble-letterfraud-help = Een uitbreiding die beperkt welke letters je kunt vragen.
option-keebble-letterfraud-off = uit
option-keebble-letterfraud-different = alleen verschillende letters
option-keebble-letterfraud-none_held = geen letter die je al hebt
option-keebble-letterfraud-one_held = hooguit één letter die je al hebt
option-keebble-letterfraud-in_line = alleen letters op één rechte lijn op het vel
option-keebble-devils = Woordenboekduivels
option-keebble-devils-help = Een uitbreiding waarbij je letters van jou blijven, en een punt meer tellen voor elke letter van een ander in het woord.
option-keebble-devils-off = uit
option-keebble-devils-on = aan
option-keebble-backpacks = Kleine Rugzakken
option-keebble-backpacks-help = Een uitbreiding waarbij elke letter die je krijgt voorgoed een vakje van je rugzak kost.
option-keebble-backpacks-off = uit
option-keebble-backpacks-on = aan
option-keebble-scrabble = Scrabbletelling
option-keebble-scrabble-help = Een uitbreiding waarbij letters tellen wat ze in Scrabble tellen.
option-keebble-scrabble-off = uit
option-keebble-scrabble-on = aan
option-keebble-supercells = Supervakken
option-keebble-supercells-help = Een uitbreiding waarbij je een vak bijzonder kunt maken in plaats van een woord te spelen.
option-keebble-supercells-off = uit
option-keebble-supercells-on = aan
option-keebble-celldance = Vakkendans
option-keebble-celldance-help = Meer bijzondere vakken bij Supervakken: dieven, slopers, blokkades en andere.
option-keebble-celldance-off = uit
option-keebble-celldance-on = aan
option-keebble-letter_cells = Vakken met Dubbele of Driedubbele Letter
option-keebble-letter_cells-when_placed = tellen als er een letter op komt
option-keebble-letter_cells-lasting = tellen ook voor elk later woord
option-keebble-timer = Tijd per beslissing
option-keebble-timer-help = Is je tijd om, dan doe je niets.
option-keebble-limit = Tijd voor het hele spel
option-keebble-limit-help = Is de tijd om, dan wint de hoogste score.

## Varianten
preset-name-keebble-paper = Pen en papier
preset-keebble-paper = Een leeg vel van 8 × 8 vakken zonder uitbreidingen: de beste manier om te beginnen.
preset-name-keebble-generated = Kant-en-klaar vel
preset-keebble-generated = Een vel met letters, muren, een ster en handen. Deel de code en anderen spelen hetzelfde vel.
preset-name-keebble-club = Clubavond
preset-keebble-club = Een leeg vel, en een uur voor het hele spel.
preset-name-keebble-letterfraud = Letterzwendel
preset-keebble-letterfraud = Pas op wat je vraagt: hooguit één van de letters mag je al hebben.
preset-name-keebble-devils = Woordenboekduivels
preset-keebble-devils = De letters die je schrijft blijven van jou, en tellen een punt meer voor elke letter van een ander in het woord.
preset-name-keebble-backpacks = Kleine Rugzakken
preset-keebble-backpacks = Je krijgt zestien letters in het hele spel, dus kies ze met zorg.
preset-name-keebble-supercells = Supervakken
preset-keebble-supercells = Geen goed woord? Maak dan een vak bijzonder.
preset-name-keebble-celldance = Vakkendans
preset-keebble-celldance = Supervakken en meer, met dieven, slopers en blokkades.
preset-name-keebble-scrabble = Scrabbletelling
preset-keebble-scrabble = Letters tellen wat ze in Scrabble tellen.
preset-name-keebble-everything = Alles
preset-keebble-everything = Een kant-en-klaar vel met alle zes de uitbreidingen, en iedereen antwoordt tegelijk.
preset-name-keebble-small = Klein vel
preset-keebble-small = Een leeg vel van 8 × 4 vakken, voor twee of drie spelers en een kwartiertje.
preset-name-keebble-large = Groot vel
preset-keebble-large = Een leeg vel van 16 × 8 vakken voor een volle tafel, en iedereen antwoordt tegelijk.
preset-name-keebble-tiny = Piepklein (voor tests)
preset-keebble-tiny = Een vel van 3 × 3 vakken en drie letters: klein genoeg om helemaal door te rekenen.

## Bots
bot-meaning-keebble-everyday-5 = Kent alledaagse woorden, maar ziet maar één op de twintig zetten: leuk voor kinderen.
bot-meaning-keebble-everyday = Kent alledaagse woorden en speelt wat nu het meeste oplevert.
bot-meaning-keebble-common = Kent de woorden van boeken en kranten en speelt wat nu het meeste oplevert.
bot-meaning-keebble-full = Kent de grootste woordenboeken en speelt wat nu het meeste oplevert.
bot-meaning-keebble-strong = Kent elk woord en denkt vooruit: wat hij houdt, wat de anderen zullen nemen en wanneer hij uitgaat.

## Wat er niet klopt aan een tafel
problem-keebble-celldance_alone = Vakkendans speel je met Supervakken. Zet Supervakken ook aan.
problem-keebble-no_letter_cells = Zonder Supervakken zijn er geen vakken waarop een letter dubbel telt. Zet Supervakken ook aan.
problem-keebble-no_generated_sheet = Een leeg vel heeft geen code. Begin met een kant-en-klaar vel.
problem-keebble-no_walls = Op een leeg vel staan geen muren om weg te laten. Begin met een kant-en-klaar vel.
problem-keebble-endless = Met { $seats } handen aan de rand blijven daar maar { $free } vakken over voor letters. Kies hooguit { $free }.
problem-keebble-letters = Noem twee of meer letters op alfabetische volgorde, zoals AEINRST.
problem-keebble-board_seed = De code van een vel heeft hooguit 32 kleine letters, cijfers en streepjes, zoals game-night.
