## Keezen
