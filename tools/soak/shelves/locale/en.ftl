### Shelves.

step-store = Where do you put the crate?

choice-store = put crate {$slot} onto shelf {$shelf}
report-store = {$who} puts crate {$slot} onto shelf {$shelf}

reason-first-crate-first = shelf {$shelf} waits for the first crate

event-stored = {$player}: puts a crate onto shelf {$shelf}
event-drew = {$player}: draws a crate
