"""The rules of Castle Combo, sentence by sentence, through the public face alone."""
