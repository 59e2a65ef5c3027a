import { toOklab } from '@kinora/drawing';
import { expect, it } from 'vitest';

import { makePalette } from '../stage/palette.ts';
import { makeHourLight, warmedPalette } from './hour-light.ts';

const lightAt = (time: 'day' | 'dusk' | 'night', weather: 'clear' | 'storm' = 'clear') => {
  const palette = makePalette({ time, weather, season: 'summer' });
  return { palette, light: makeHourLight({ palette }) };
};
const lightness = (colour: string) => toOklab(colour)[0];

it('lights the lamps when it gets dark, and lets the day in when it is bright', () => {
  const [day, dusk, storm] = [lightAt('day'), lightAt('dusk'), lightAt('day', 'storm')];
  expect(day.light.lamps).toBe(0);
  expect(dusk.light.lamps).toBeGreaterThan(0.9);
  expect(day.light.daylight).toBeGreaterThan(dusk.light.daylight);
  expect(storm.light.daylight).toBeLessThan(dusk.light.daylight);
});

it('darkens colours at night and pales them with distance', () => {
  const [day, night] = [lightAt('day').light, lightAt('night').light];
  expect(lightness(night.tone('#e8d6b4'))).toBeLessThan(lightness(day.tone('#e8d6b4')) - 0.1);
  expect(lightness(day.tone('#40302a', 1))).toBeGreaterThan(lightness(day.tone('#40302a')));
});

it('warms what the lamps fall on', () => {
  const { palette, light } = lightAt('night');
  const [, , before] = toOklab(palette.key);
  const [, , after] = toOklab(warmedPalette({ palette }, light).key);
  expect(after).toBeGreaterThan(before);
});
