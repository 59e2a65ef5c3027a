import { expect, it } from 'vitest';

import { addPad } from './pad.ts';
import { SAMPLE_RATE, silence } from './stereo.ts';

it('swells a chord in over its time and lets it go', () => {
  const sound = silence(4);
  addPad(sound, { chords: [{ start: 1, length: 1, notes: [220, 330] }], plucks: [], bright: 0.5 });
  const loud = (second: number) =>
    sound.left.slice(second * SAMPLE_RATE, (second + 0.3) * SAMPLE_RATE).reduce((sum, sample) => sum + sample ** 2, 0);
  expect(loud(0)).toBe(0);
  expect(loud(1.5)).toBeGreaterThan(loud(0.8) * 5);
  expect(loud(3.2)).toBe(0);
});
