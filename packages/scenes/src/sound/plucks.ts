import { TAU } from '@kinora/drawing';

import type { Pluck, Score } from './score.ts';
import { panGains, SAMPLE_RATE, type Stereo } from './stereo.ts';

const RING = 1.4;
/** Partials of a small metal tongue: ratio, strength, and how fast it dies. */
const PARTIALS = [
  [1, 1, 3.2],
  [2.01, 0.35, 5],
  [5.4, 0.12, 14],
] as const;
/** Echoes: delay in seconds, gain, and which side it swaps to. */
const ECHOES = [
  [0, 1, 1],
  [0.31, 0.34, -1],
  [0.62, 0.14, 1],
] as const;

interface Ring {
  readonly from: number;
  readonly gain: number;
  readonly pan: number;
}

/** A decaying sine by rotation: two multiplications per sample instead of a sine. */
function addPartial({ left, right }: Stereo, [frequency, decay]: readonly [number, number], ring: Ring): void {
  const turn = (TAU * frequency) / SAMPLE_RATE;
  const fade = Math.exp(-decay / SAMPLE_RATE);
  const cosine = Math.cos(turn) * fade;
  const sine = Math.sin(turn) * fade;
  const [leftGain, rightGain] = panGains(ring.pan);
  const last = Math.min(left.length, ring.from + Math.floor(RING * SAMPLE_RATE));
  let x = ring.gain;
  let y = 0;
  for (let index = ring.from; index < last; index++) {
    [x, y] = [x * cosine - y * sine, x * sine + y * cosine];
    // The first two milliseconds rise, so that the start does not click.
    const attack = Math.min(1, (index - ring.from) / 96);
    left[index] = (left[index] ?? 0) + y * leftGain * attack;
    right[index] = (right[index] ?? 0) + y * rightGain * attack;
  }
}

function addPluck(sound: Stereo, { start, note, strength, pan }: Pluck): void {
  for (const [delay, gain, side] of ECHOES) {
    const from = Math.floor((start + delay) * SAMPLE_RATE);
    for (const [ratio, level, decay] of PARTIALS) {
      const ring = { from, gain: 0.13 * strength * gain * level, pan: pan * side };
      if (gain > 0.5 || ratio < 3) addPartial(sound, [note * ratio, decay], ring);
    }
  }
}

/** Adds the motif: soft plucked notes with two echoes. */
export function addPlucks(sound: Stereo, { plucks }: Score): void {
  for (const pluck of plucks) addPluck(sound, pluck);
}
