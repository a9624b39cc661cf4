"""The table on the network: one log a table, one writer a process, and views that tell each seat what it may know."""
