import { planScene } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import { applyBiquad, lowPass } from './filter.ts';
import { measureLoudness } from './loudness.ts';
import { synthesise } from './synthesise.ts';

const PROMPTS = [
  'a paper boat on a storm at night',
  'a cat asleep on a windowsill while it rains',
  'a red car driving through the desert at sunset',
  'an astronaut floating above earth',
  'hot air balloons over a green valley',
  'a fox in a forest, cut to a whale under the sea',
];

function track(prompt: string, seconds = 5, seed = 1) {
  return synthesise(planScene(prompt, { shape: '16:9', resolution: '360p', seconds, style: 'storybook', seed }));
}

function peakOf(...channels: Float32Array[]): number {
  return channels.flatMap((channel) => [...channel]).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

describe('a soundtrack', { timeout: 30_000 }, () => {
  it.each(PROMPTS)('of "%s" is at -16 LUFS and never clips', (prompt) => {
    const { left, right } = track(prompt);
    expect(measureLoudness({ left, right })).toBeGreaterThan(-17);
    expect(measureLoudness({ left, right })).toBeLessThan(-15);
    expect(20 * Math.log10(peakOf(left, right))).toBeLessThanOrEqual(-1);
  });

  it.each([0.05, 0.3, 2.5, 12])('lasts %d seconds', (seconds) => {
    const { left, right, sampleRate } = track('a fox', seconds);
    expect(sampleRate).toBe(48000);
    // As long as the frames of the clip.
    const length = 2000 * Math.max(1, Math.round(seconds * 24));
    expect([left.length, right.length]).toEqual([length, length]);
    expect(peakOf(left, right)).toBeGreaterThan(0);
  });

  it('strikes on a cut', () => {
    const { left } = track('a fox in a forest, cut to a fox in a desert', 4);
    const low = (from: number) => {
      const part = left.slice(from * 48000, (from + 0.1) * 48000);
      applyBiquad(part, lowPass(90));
      return part.reduce((sum, value) => sum + value * value, 0);
    };
    expect(low(2.02)).toBeGreaterThan(4 * Math.max(low(1.6), low(3)));
  });

  it('starts and ends in silence', () => {
    const { left } = track('a fox');
    expect(Math.abs(left[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it('is the same for the same plan and differs by seed and prompt', () => {
    const first = track('a fox', 2).left;
    expect(track('a fox', 2).left).toEqual(first);
    expect(track('a fox', 2, 2).left).not.toEqual(first);
    expect(track('a wolf', 2).left).not.toEqual(first);
  });

  it('differs between left and right, so it has width', () => {
    const { left, right } = track('a fox');
    expect(left.some((sample, index) => Math.abs(sample - (right[index] ?? 0)) > 0.01)).toBe(true);
  });

  it('is made faster than it plays, by far', () => {
    track('a fox');
    const times = Array.from({ length: 4 }, () => {
      const start = performance.now();
      track('a paper boat on a storm at night');
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(2000);
  });
});
