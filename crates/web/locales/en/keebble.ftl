## Keebble
