"""How a page may look: its size and its theme, and what a test says of both."""

from __future__ import annotations

from typing import Any

#: A desktop, a tablet that is held upright, and a phone.
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def settings(theme: str = "light", pace: str = "fast", motion: str = "full") -> str:
    """What a person likes: a theme, a pace, and whether things fly; choices are sent without a question."""
    return (
        f'{{"language": "en", "theme": "{theme}", "pace": "{pace}", "motion": "{motion}",'
        ' "final": "send", "offered": true}'
    )


#: Whether all of something lies within the window.
INSIDE = """one => {
  const box = one.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""
