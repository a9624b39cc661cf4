"""Why connections are closed, as WebSockets number it."""

NO_TEXT, POLICY, RESTART = 1007, 1008, 1012
