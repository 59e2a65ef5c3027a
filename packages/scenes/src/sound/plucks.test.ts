import { expect, it } from 'vitest';

import { addPlucks } from './plucks.ts';
import { SAMPLE_RATE, silence } from './stereo.ts';

const energy = (channel: Float32Array, from: number, to: number) =>
  channel.slice(from * SAMPLE_RATE, to * SAMPLE_RATE).reduce((sum, sample) => sum + sample ** 2, 0);

it('sounds when it is played, dies away, and echoes on the other side', () => {
  const sound = silence(3);
  addPlucks(sound, { chords: [], bright: 0.5, plucks: [{ start: 0.5, note: 440, strength: 1, pan: -1 }] });
  expect(energy(sound.left, 0, 0.5)).toBe(0);
  expect(energy(sound.left, 0.5, 0.7)).toBeGreaterThan(energy(sound.left, 1.2, 1.4) * 3);
  expect(energy(sound.right, 0.5, 0.8)).toBeLessThan(0.001);
  expect(energy(sound.right, 0.81, 1.1)).toBeGreaterThan(0.1);
});
