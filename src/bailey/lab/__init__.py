"""The laboratory: simulation, arenas, benchmarks, and the interfaces of the field."""
