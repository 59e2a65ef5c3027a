import { toOklab } from '@kinora/drawing';
import { describe, expect, it } from 'vitest';

import { makePalette, mapPalette, type Hour } from './palette.ts';

const HOUR: Hour = { time: 'day', weather: 'clear', season: 'summer' };
const palette = (hour: Partial<Hour>) => makePalette({ ...HOUR, ...hour });
const lightness = (colour: string) => toOklab(colour)[0];

describe('the palette of an hour', () => {
  it.each([
    [{ time: 'dawn' }, 'dawn'],
    [{ time: 'night', weather: 'snow' }, 'night'],
    [{ weather: 'rain' }, 'grey'],
    [{ weather: 'fog' }, 'grey'],
    [{ time: 'night', weather: 'rain' }, 'night'],
    [{ weather: 'storm' }, 'storm'],
  ] as const)('of %o is %s', (hour, id) => {
    expect(palette(hour).id).toBe(id);
  });

  it('gets darker from far to near, and paler towards the horizon', () => {
    for (const time of ['dawn', 'day', 'sunset', 'dusk', 'night'] as const) {
      const { ramp, sky } = palette({ time });
      expect(ramp.map(lightness)).toEqual(ramp.map(lightness).toSorted((one, two) => two - one));
      expect(lightness(sky[4])).toBeGreaterThan(lightness(sky[0]));
    }
  });

  it('is paler on a winter day and darker in a storm at night', () => {
    expect(lightness(palette({ season: 'winter' }).sky[0])).toBeGreaterThan(lightness(palette({}).sky[0]));
    const storm = (time: 'day' | 'night') => lightness(palette({ weather: 'storm', time }).sky[4]);
    expect(storm('night')).toBeLessThan(storm('day'));
  });

  it('changes every colour the same way when it is mapped', () => {
    const { sky, ramp, key, ink, elevation } = mapPalette(palette({}), () => '#123456');
    expect(new Set([...sky, ...ramp, key, ink])).toEqual(new Set(['#123456']));
    expect(elevation).toBe(palette({}).elevation);
  });
});
