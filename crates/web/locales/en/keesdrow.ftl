## Keesdrow
