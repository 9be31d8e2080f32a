## Wat er gebeurt
auction-log-prize = De prijs is { $card }, { $worth } waard.
auction-log-sealed-own = { $name } heeft { $card } geboden, met de kaart omlaag.
auction-log-sealed = { $name } heeft geboden.
auction-log-bid = { $name } bood { $card }.
auction-log-sold = { $worth } voor { $winners }.
auction-log-level = Het bod is gelijk, dus niemand krijgt de prijs.
auction-log-left = { $name } is weggegaan.
auction-log-awarded = { $name } krijgt { $points } punten toegekend.
auction-log-ended = De veiling is afgelopen.

## Wat geweigerd wordt
refused-auction-not_in_hand = Je hebt geen { $card }; bied een van je eigen kaarten.
refused-auction-no_such_prize = De prijs { $card } is er niet meer bij.
refused-auction-no_such_ruling = Bij een veiling kan een steward alleen punten toekennen of het spel beëindigen.
