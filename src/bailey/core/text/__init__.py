"""What people and programs outside read: Fluent catalogues, terminal drawing, score pads in words, TypeScript types.

May import: `errors`, `state`, `play`.
"""
