"""What a game's state is made of: records and their fields, piles, who knows which card, pending steps and chance.

`kinds` has a class for each kind of field. Everything derived from the declaration of a state lives here too: position
JSON and views (`forms`, `writing`, `reading`), the observation (`observe`), what a bot may imagine (`imagine`), the
digest and the stored layout.

May import: `errors`.
"""
