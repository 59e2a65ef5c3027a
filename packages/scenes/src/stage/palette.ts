import { mix, shade, type Colour } from '@kinora/drawing';
import type { ScenePlan } from '@kinora/reading';

import { MOODS } from './moods.data.ts';
import type { LandStops, Palette, SkyStops } from './stage.ts';

export type Hour = Pick<ScenePlan, 'time' | 'weather' | 'season'>;

function moodOf({ time, weather }: Hour): Palette['id'] {
  if (weather === 'storm') return 'storm';
  return weather !== 'clear' && weather !== 'snow' && time === 'day' ? 'grey' : time;
}

function mapSky([a, b, c, d, e]: SkyStops, change: (colour: Colour) => Colour): SkyStops {
  return [change(a), change(b), change(c), change(d), change(e)];
}

function mapLand([a, b, c, d]: LandStops, change: (colour: Colour) => Colour): LandStops {
  return [change(a), change(b), change(c), change(d)];
}

/** Every colour of a palette changed the same way. */
export function mapPalette(palette: Palette, change: (colour: Colour) => Colour): Palette {
  return {
    ...palette,
    sky: mapSky(palette.sky, change),
    ramp: mapLand(palette.ramp, change),
    key: change(palette.key),
    fill: change(palette.fill),
    glow: change(palette.glow),
    sun: change(palette.sun),
    mist: change(palette.mist),
    ink: change(palette.ink),
  };
}

function tintOf(hour: Hour, id: Palette['id']): { readonly sky: number; readonly ramp: number; readonly to: Colour } {
  if (id === 'storm' && hour.time === 'night') return { sky: 0.12, ramp: 0.1, to: '#04102c' };
  if (id === 'day' && hour.season === 'winter') return { sky: 0.35, ramp: 0, to: '#dfe9f5' };
  return { sky: 0, ramp: 0, to: '#000000' };
}

/** The colours of an hour and its weather, before the style has its say. */
export function makePalette(hour: Hour): Palette {
  const id = moodOf(hour);
  const mood = MOODS[id];
  const tint = tintOf(hour, id);
  const sky = mapSky(mood.sky, (colour) => mix(colour, tint.to, tint.sky));
  const ramp = mapLand(mood.ramp, (colour) => mix(colour, tint.to, tint.ramp));
  return { ...mood, id, sky, ramp, mist: mix(sky[4], ramp[0], 0.45), ink: shade(ramp[3], -0.03) };
}
