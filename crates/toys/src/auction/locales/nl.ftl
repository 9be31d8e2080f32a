## Wat geweigerd wordt
refused-auction-not_in_hand = Je hebt geen { $card }; bied een van je eigen kaarten.
refused-auction-no_such_prize = De prijs { $card } is er niet meer bij.
refused-auction-no_such_ruling = Bij een veiling kan een steward alleen punten toekennen of het spel beëindigen.
