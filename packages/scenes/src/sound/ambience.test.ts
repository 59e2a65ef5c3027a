import { expect, it } from 'vitest';

import { addAmbience } from './ambience.ts';
import { silence } from './stereo.ts';

function bed(...sounds: Parameters<typeof addAmbience>[1]) {
  const sound = silence(2);
  addAmbience(sound, sounds, 5);
  return sound;
}
/** Sign changes: the more, the higher the sound. */
const crossings = (channel: Float32Array) =>
  channel.reduce((count, sample, index) => count + (sample * (channel[index - 1] ?? 0) < 0 ? 1 : 0), 0);

it('makes rain brighter than waves, and waves brighter than the deep', () => {
  const [rain, waves, room] = [bed('rain').left, bed('waves').left, bed('room').left];
  expect(crossings(rain)).toBeGreaterThan(crossings(waves) * 2);
  expect(crossings(waves)).toBeGreaterThan(crossings(room) * 1.5);
});

it('makes a cavern darker than a crowd', () => {
  const [crowd, cavern] = [bed('crowd').left, bed('cavern').left];
  expect(crossings(crowd)).toBeGreaterThan(crossings(cavern) * 1.5);
});

it('adds sounds up, with different noise on either side', () => {
  const { left, right } = bed('rain', 'wind');
  expect(left).not.toEqual(bed('rain').left);
  expect(left).not.toEqual(right);
});

it('is silent without sounds', () => {
  expect(bed().left.every((sample) => sample === 0)).toBe(true);
});
