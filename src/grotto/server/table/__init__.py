"""A table: one task, one inbox, and everything that people and programs do there."""
