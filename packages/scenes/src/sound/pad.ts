import { TAU, smoothStep } from '@kinora/drawing';

import type { Chord, Score } from './score.ts';
import { panGains, SAMPLE_RATE, type Stereo } from './stereo.ts';

const TABLE = 2048;
const OVERLAP = 0.5;
/** Two voices per note, a few cents apart, on either side. */
const VOICES = [
  { detune: 0.9985, pan: -0.55 },
  { detune: 1.0015, pan: 0.55 },
] as const;

/** One turn of a soft wave: the brighter, the stronger its upper partials. */
function makeWave(bright: number): Float32Array {
  return Float32Array.from({ length: TABLE }, (_, index) => {
    const angle = (TAU * index) / TABLE;
    const second = Math.sin(angle * 2) * 0.38 * bright;
    const third = Math.sin(angle * 3) * 0.2 * bright;
    return Math.sin(angle) + second + third + Math.sin(angle * 5) * 0.06 * bright;
  });
}

interface Voice {
  readonly frequency: number;
  readonly gain: number;
  readonly pan: number;
  readonly chord: Chord;
}

/** How loud a chord is at a moment: it swells in and gives way to the next. */
function swellAt({ start, length }: Chord, time: number): number {
  const rise = smoothStep(start - OVERLAP * 0.5, start + OVERLAP, time);
  return rise * (1 - smoothStep(start + length - OVERLAP * 0.5, start + length + OVERLAP, time));
}

/** How many samples share one value of the swell. */
const BLOCK = 64;

function addVoice({ left, right }: Stereo, wave: Float32Array, { frequency, gain, pan, chord }: Voice): void {
  const [leftGain, rightGain] = panGains(pan);
  const first = Math.max(0, Math.floor((chord.start - OVERLAP * 0.5) * SAMPLE_RATE));
  const last = Math.min(left.length, Math.ceil((chord.start + chord.length + OVERLAP) * SAMPLE_RATE));
  const step = (frequency * TABLE) / SAMPLE_RATE;
  let phase = (frequency * 7.31) % TABLE;
  for (let block = first; block < last; block += BLOCK) {
    const level = gain * swellAt(chord, block / SAMPLE_RATE);
    const end = Math.min(last, block + BLOCK);
    for (let index = block; index < end; index++) {
      const sample = (wave[phase & (TABLE - 1)] ?? 0) * level;
      left[index] = (left[index] ?? 0) + sample * leftGain;
      right[index] = (right[index] ?? 0) + sample * rightGain;
      phase += step;
      if (phase >= TABLE) phase -= TABLE;
    }
  }
}

/** Adds slow chords, and their root an octave below. */
export function addPad(sound: Stereo, { chords, bright }: Score): void {
  const wave = makeWave(bright);
  const pure = makeWave(0);
  for (const chord of chords) {
    const [root = 110] = chord.notes;
    addVoice(sound, pure, { frequency: root / 2, gain: 0.11, pan: 0, chord });
    for (const note of chord.notes) {
      for (const { detune, pan } of VOICES)
        addVoice(sound, wave, { frequency: note * detune, gain: 0.045, pan, chord });
    }
  }
}
