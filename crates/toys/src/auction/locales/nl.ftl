## Meldingen
auction-log-prize = De prijs is { $card }, { $worth } waard.
auction-log-sealed-own = { $name } biedt { $card }, met de kaart omlaag.
auction-log-sealed = { $name } heeft geboden.
auction-log-bid = { $name } bood { $card }.
auction-log-sold = { $worth } voor { $winners }.
auction-log-level = De hoogste biedingen zijn gelijk, dus niemand wint de prijs.
auction-log-left = { $name } heeft het spel verlaten.
auction-log-awarded = Beslissing: { $points } voor { $name }.
auction-log-ended = De veiling is afgelopen.

## Wat je ziet, en wat je kunt typen
auction-show-prize = Prijs: { $card }
auction-show-carried = Prijs: { $card } en { $carried } van vorige keer
auction-show-no-prize = Er ligt geen prijs.
auction-show-to-come = Nog te komen: { $cards }
auction-show-cards = kaarten { $cards }
auction-show-has-bid = heeft geboden
auction-show-bid = Jouw bod: { $card }
auction-hand = Jouw kaarten: { $cards }.
auction-type-bid = bid KAART
    een van je kaarten bieden, met de kaart omlaag; A is 1, T 10, J 11, Q 12, K 13

## Weigeringen
refused-auction-not_in_hand = Je hebt geen { $card }. Bied een van je eigen kaarten.
refused-auction-no_such_prize = { $card } zit niet bij de prijzen die over zijn. Draai een andere om.
refused-auction-no_such_ruling = Die beslissing past niet bij een veiling. Ken punten toe of beëindig het spel.

## Opties
option-auction-cards = Kaarten en prijzen
option-auction-cards-help = Iedereen heeft zoveel kaarten, en er komen zoveel prijzen.
option-auction-ties = Een prijs met twee hoogste biedingen
option-auction-ties-discard = vervalt
option-auction-ties-carry = komt bij de volgende
option-auction-timer = Tijd per bod
option-auction-timer-help = Is je tijd om, dan bied je je laagste kaart.

## Varianten
preset-name-auction-classic = Klassiek
preset-auction-classic = Ieder zeven kaarten, en iedereen biedt voor zichzelf.
preset-name-auction-teams = Teams
preset-auction-teams = Dertien kaarten, twee paren, dertig seconden per bod, en bij gelijk bod schuift de prijs door.
preset-name-auction-tiny = Piepklein (voor tests)
preset-auction-tiny = Drie kaarten: klein genoeg om helemaal door te rekenen.

## Bots
bot-name-steady = Bedaard
bot-meaning-auction-steady = Biedt de kaart die het dichtst bij de waarde van de prijs ligt.
