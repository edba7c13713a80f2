"""Tables online: one process, one file. No rule is here: the engine says what may be done and who may know it."""
