## Keyword
