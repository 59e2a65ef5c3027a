import { mix, type Colour, pick } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { ACCENTS } from './accents.data.ts';

/** Colours of a dream: accents of the season, in the light of the hour. */
export interface DreamTones {
  /** An accent; higher numbers start again. */
  readonly accent: (index: number) => Colour;
  /** The same accent where light falls on it. */
  readonly lit: (index: number) => Colour;
  /** The same accent in its own shadow. */
  readonly deep: (index: number) => Colour;
}

export function makeDreamTones({ palette, plan }: Stage): DreamTones {
  const grey = palette.id === 'grey' || palette.id === 'storm' ? 0.24 : 0;
  const accent = (index: number) => {
    const own = pick(ACCENTS[plan.season], index);
    const mood = pick([palette.sky[2], palette.glow, palette.sky[1], palette.ramp[1], palette.key], index);
    return mix(mix(own, mood, 0.32 + grey), palette.sky[0], palette.dark * 0.3);
  };
  return {
    accent,
    lit: (index) => mix(accent(index), mix('#ffffff', palette.key, 0.6), 0.55),
    deep: (index) => mix(accent(index), palette.ramp[3], 0.55),
  };
}
