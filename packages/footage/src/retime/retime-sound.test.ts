import { SAMPLE_RATE, type Stereo } from '@kinora/scenes/sound';
import { describe, expect, it } from 'vitest';

import { retimeSound } from './retime-sound.ts';
import type { TimeOperation } from './time-operation.ts';

const SECONDS = 2;
const TONE = 330;

/** A tone on the left, and one that only sounds in the second half on the right. */
const sound: Stereo = {
  left: Float32Array.from(
    { length: SECONDS * SAMPLE_RATE },
    (_, index) => 0.5 * Math.sin((index * TONE * 2 * Math.PI) / SAMPLE_RATE),
  ),
  right: Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, index) =>
    index < SAMPLE_RATE ? 0 : 0.5 * Math.sin(index / 20),
  ),
};

const after = (seconds: number, ...operations: TimeOperation[]) => retimeSound(sound, operations, seconds);

/** Times a second that a part of a channel rises through zero. */
function pitchOf(channel: Float32Array): number {
  const part = channel.slice(4800, -4800);
  const rises = part.filter((sample, index) => index > 0 && sample >= 0 && (part[index - 1] ?? 0) < 0);
  return (rises.length / part.length) * SAMPLE_RATE;
}

const power = (channel: Float32Array) =>
  channel.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, channel.length);

describe.each([0.25, 0.5, 1.5, 2, 4])('at %f times the speed', (factor) => {
  const { left, right } = after(SECONDS / factor, { kind: 'speed', factor, between: 'blend' });

  it('lasts as long as the picture and keeps its pitch and level', () => {
    expect(left).toHaveLength(Math.round((SECONDS / factor) * SAMPLE_RATE));
    expect(Math.abs(pitchOf(left) - TONE)).toBeLessThan(4);
    expect(power(left)).toBeGreaterThan(0.1);
    expect(power(left)).toBeLessThan(0.15);
  });

  it('keeps what sounds when', () => {
    expect(power(right.slice(0, right.length * 0.45))).toBeLessThan(0.005);
    expect(power(right.slice(right.length * 0.6))).toBeGreaterThan(0.08);
  });
});

it('reversed, begins with the end', () => {
  const { right } = after(2, { kind: 'reverse' });
  expect(right[0]).toBe(sound.right.at(-1));
  expect(power(right.slice(-SAMPLE_RATE / 2))).toBe(0);
});

it.each<[number, TimeOperation]>([
  [1, { kind: 'trim', from: 0.5, to: 1.5 }],
  [4, { kind: 'boomerang' }],
  [5, { kind: 'loop', times: 3, fade: 0.4 }],
  [3, { kind: 'freeze', at: 1.5, seconds: 1 }],
  [4, { kind: 'extend', seconds: 2 }],
])('lasts %f s and sounds to its end', (seconds, operation) => {
  const { left } = after(seconds, operation);
  expect(left).toHaveLength(seconds * SAMPLE_RATE);
  expect(power(left.slice(-SAMPLE_RATE / 2))).toBeGreaterThan(0.008);
  const jumps = left.filter((sample, index) => index > 0 && Math.abs(sample - (left[index - 1] ?? 0)) > 0.12);
  expect(jumps.length).toBeLessThan(3);
});
