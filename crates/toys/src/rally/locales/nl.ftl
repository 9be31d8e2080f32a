## Wat geweigerd wordt
refused-rally-no_such_ruling = In een rally wordt alleen over punten en het einde beslist.
refused-rally-no_chance = In een rally wordt niets getrokken.
