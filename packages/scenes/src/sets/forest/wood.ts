import { mix } from '@kinora/drawing';
import type { Season } from '@kinora/reading';

import type { Stage } from '../../stage/stage.ts';

/** The colours of one forest; depth is 0 far to 1 near. */
export interface Wood {
  readonly season: Season;
  readonly horizon: number;
  /** Colour of snow, `null` without any. */
  readonly snow: string | null;
  /** Side of the light: 1 right, -1 left. */
  readonly side: 1 | -1;
  treeColour(depth: number): string;
  groundColour(depth: number): string;
}

export function makeWood({ palette, plan: { season }, sun, frame }: Stage, horizon: number): Wood {
  const { ramp, sky, fill, dark } = palette;
  const winter = season === 'winter';
  const leaves = { winter: mix(ramp[1], '#e8eefb', 0.3), autumn: '#c2702e', summer: '#3f7a55' }[season];
  const treeColour = (depth: number) => mix(mix(ramp[0], ramp[3], depth), leaves, winter ? 0.1 : 0.34 * (1 - dark));
  const snowColour = (depth: number) => mix(mix('#ffffff', sky[3], 0.35), mix(fill, ramp[2], 0.25), depth * 0.55);
  return {
    season,
    horizon,
    snow: winter ? mix('#ffffff', sky[4], 0.25) : null,
    side: sun.x > frame.heroX ? 1 : -1,
    treeColour,
    groundColour: winter ? snowColour : (depth) => mix(treeColour(depth), sky[3], 0.14),
  };
}
