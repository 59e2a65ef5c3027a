import { applyBiquad, type Biquad } from './filter.ts';
import { SAMPLE_RATE, type Stereo } from './stereo.ts';

/** K-weighting at 48 kHz, from ITU-R BS.1770-5, annex 1. */
const SHELF: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const HIGH_PASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };
const BLOCK = 0.4 * SAMPLE_RATE;
const HOP = 0.1 * SAMPLE_RATE;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

function weighted(samples: Float32Array): Float64Array {
  const result = Float64Array.from(samples);
  applyBiquad(result, SHELF);
  applyBiquad(result, HIGH_PASS);
  return result;
}

/** Mean squares of steps of 100 ms; four of them are one gating block. */
function stepPowers(sound: Stereo): number[] {
  const [left, right] = [weighted(sound.left), weighted(sound.right)];
  const steps = Math.max(1, Math.floor(left.length / HOP));
  const size = Math.min(HOP, left.length);
  return Array.from({ length: steps }, (_, step) => {
    let sum = 0;
    for (let index = step * size; index < (step + 1) * size; index++) {
      sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
    }
    return sum / size;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function toLoudness(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY;
}

/** Integrated loudness in LUFS after BS.1770; a clip below 400 ms counts as one block. */
export function measureLoudness(sound: Stereo): number {
  const steps = stepPowers(sound);
  const perBlock = Math.min(BLOCK / HOP, steps.length);
  const blocks = steps.slice(perBlock - 1).map((_, index) => mean(steps.slice(index, index + perBlock)));
  const audible = blocks.filter((power) => toLoudness(power) > ABSOLUTE_GATE);
  const gate = toLoudness(mean(audible)) + RELATIVE_GATE;
  return toLoudness(mean(audible.filter((power) => toLoudness(power) > gate)));
}
