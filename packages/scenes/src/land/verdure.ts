import { mix, type Colour, lerp } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import { isSnowy } from '../stage/weather.ts';
import { VERDURE } from './verdure.data.ts';

/** The greens of one scene: those of the season, in the light of the hour. */
export interface Verdure {
  /** Snow lies on things. */
  readonly snowy: boolean;
  /** Side of the light: 1 right, -1 left. */
  readonly side: 1 | -1;
  /** Colour of meadows at a depth, 0 far to 1 near. */
  readonly grass: (depth: number) => Colour;
  /** Colour of trees at a depth, 0 far to 1 near. */
  readonly leaf: (depth: number) => Colour;
  /** A colour of the set's own in this light, paler with distance. */
  readonly local: (colour: Colour, depth: number) => Colour;
}

/** How much a colour of its own survives in the light of the hour; the red of autumn would turn grey in blue air. */
const STRENGTHS = { summer: 0.64, autumn: 0.8, winter: 0.64 } as const;

function stopOf(stops: readonly Colour[], depth: number): Colour {
  const place = Math.min(stops.length - 1.001, Math.max(0, depth * (stops.length - 1)));
  const index = Math.floor(place);
  return mix(stops[index] ?? '#000000', stops[index + 1] ?? '#000000', place - index);
}

/** Reads season, snow and light off the stage; call it after the sky has placed the sun. */
export function makeVerdure({ palette, plan, sun, width }: Stage): Verdure {
  const snowy = isSnowy({ plan });
  const season = snowy ? 'winter' : plan.season;
  const strength = STRENGTHS[season] * (1 - palette.dark * 0.72);
  const inLight = (local: Colour, depth: number) => mix(stopOf(palette.ramp, depth), local, strength);
  return {
    snowy,
    side: sun.x > width / 2 ? 1 : -1,
    grass: (depth) => inLight(stopOf(VERDURE.grasses[season], depth), depth),
    leaf: (depth) => inLight(stopOf(VERDURE.leaves[season], depth), depth),
    local: (colour, depth) =>
      mix(inLight(colour, lerp(0.35, 0.8, depth)), palette.mist, 0.5 * Math.max(0, 1 - depth * 1.4)),
  };
}
