import { mix, type Colour } from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import type { Stage } from '../../stage/stage.ts';

/** Sand and sea of one beach, in the light of the hour. */
export interface BeachTones {
  readonly sand: Colour;
  readonly sandNear: Colour;
  readonly wet: Colour;
  /** From the horizon to the shallows. */
  readonly sea: readonly [Colour, Colour, Colour, Colour];
  readonly foam: Colour;
}

/** Warm sand and turquoise shallows; grey and cold when it is. */
export function makeBeachTones({ palette, plan }: Stage, { snowy, local }: Verdure): BeachTones {
  const { sky } = palette;
  const cold = snowy || plan.season === 'autumn' ? 0.45 : 0;
  const sand = snowy ? '#f0f2f5' : '#f6dfb3';
  const near = snowy ? '#d3deea' : '#e6bd84';
  const bright = palette.id === 'day' ? 1 : 0.35 * (1 - palette.dark);
  const cool = (colour: Colour) => mix(colour, '#6f93a3', cold);
  return {
    sand: mix(mix(local(sand, 0.5), palette.glow, 0.2), sand, 0.4 * bright),
    sandNear: mix(local(near, 0.6), near, 0.4 * bright),
    wet: mix(mix(local('#b08a62', 0.75), sky[3], 0.42), palette.glow, 0.1),
    sea: [
      mix(local(cool('#2a7fc0'), 0.6), sky[2], 0.4),
      mix(local(cool('#1f9fc0'), 0.7), sky[2], 0.22),
      local(cool('#35c0bd'), 0.75),
      mix(local(cool('#a2ecd9'), 0.7), sky[4], 0.18),
    ],
    foam: mix('#ffffff', palette.key, 0.3 + palette.dark * 0.25),
  };
}
