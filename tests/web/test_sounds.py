"""Every sound is heard, is not distorted, and is short: rendered by the browser's own audio, and measured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from web.looks import SIZES, settings
from web.test_endings import MOST_CHOICES
from web.test_opponents import end_of_a_round, finish_round

from web import people, tables

if TYPE_CHECKING:
    from web.visits import Visit

pytestmark = pytest.mark.slow

SOUNDING = settings(pace="fast", motion="none").replace("}", ', "sound": true}')
#: Let each sound be played into a buffer of its own instead of the loudspeaker. The client resumes its audio before
#: each sound, and makes the parts of it after that.
INTO_BUFFERS = """() => {
  window.sounds = [];
  const rate = 44100, seconds = 4;
  let into;
  window.AudioContext = class {
    currentTime = 0;
    sampleRate = rate;
    get destination() { return into.destination; }
    resume() {
      into = new OfflineAudioContext(1, seconds * rate, rate);
      window.sounds.push({into, pitches: []});
      return Promise.resolve();
    }
  };
  for (const name of ['OscillatorNode', 'GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode']) {
    window[name] = class extends window[name] {
      constructor(on, how) {
        super(into, how);
        if (name === 'OscillatorNode') window.sounds.at(-1).pitches.push(Math.round(how.frequency));
      }
    };
  }
}"""
#: How loud each kind of sound is at most, of 1, and for how many seconds more than a hundredth of that is heard.
MEASURE = """async () => {
  const kinds = new Map(window.sounds.map(sound => [sound.pitches.join(), sound.into]));
  const found = [];
  for (const [pitches, into] of kinds) {
    const samples = (await into.startRendering()).getChannelData(0);
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    const heard = one => Math.abs(one) > peak / 100;
    found.push({pitches, peak, seconds: (samples.findLastIndex(heard) - samples.findIndex(heard)) / into.sampleRate});
  }
  return found;
}"""


def test_each_sound_is_heard_undistorted_and_short(visit: Visit) -> None:
    """A round of Burgundy has the sounds of cards, gains, rounds and turns; the end of a game has its own."""
    page = visit(settings=SOUNDING, **SIZES["desktop"])
    page.add_init_script(f"({INTO_BUFFERS})()")
    tables.my_turn(page, "burgundy-cards", seats=1, begin=tables.record_of("burgundy-cards", 1, end_of_a_round))
    finish_round(page)
    people.until(page, "() => new Set(window.sounds.map(sound => sound.pitches.join())).size >= 4")
    found: list[dict[str, Any]] = page.evaluate(MEASURE)
    tables.sit_down(page, begin=tables.before_the_end("castle-combo", 2))
    people.play_to_the_end(page, people.by_mouse, MOST_CHOICES)
    found += page.evaluate(MEASURE)
    by_pitch = {sound["pitches"]: sound for sound in found}
    assert len(by_pitch) == 5, "card, coin, turn, round, end"
    for sound in by_pitch.values():
        assert 0.02 < sound["peak"] < 1, "neither silent nor clipped"
        assert 0 < sound["seconds"] < 1
