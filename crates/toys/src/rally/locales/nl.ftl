## Wat er gebeurt
rally-log-hit = { $name } slaat de bal.
rally-log-missed = { $name } mist de bal.
rally-log-left = { $name } is weggegaan.
rally-log-awarded = { $name } krijgt { $points } punten toegekend.
rally-log-ended = De rally is afgelopen.

## Wat geweigerd wordt
refused-rally-no_such_ruling = In een rally wordt alleen over punten en het einde beslist.
refused-rally-no_chance = In een rally wordt niets getrokken.
