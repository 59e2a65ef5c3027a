import { mix, pick } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** The colours of one valley. */
export interface Meadow {
  /** Side of the light: 1 right, -1 left. */
  readonly side: 1 | -1;
  /** Lightest green (or snow) of the land. */
  readonly pale: string;
  /** Colour of the land at a depth, 0 far to 1 near. */
  tone(depth: number): string;
}

const GREENS = ['#bfdc8a', '#86bd62', '#4b9152', '#1f5a45'];
const SNOWS = ['#e9f0f8', '#cfdcea', '#a9bdd3', '#5a7694'];

export function makeMeadow({ palette, plan, sun, width }: Stage): Meadow {
  const land = plan.season === 'winter' ? SNOWS : GREENS;
  const strength = 0.62 * (1 - palette.dark * 0.75);
  return {
    side: sun.x > width / 2 ? 1 : -1,
    pale: pick(land, 0),
    tone: (depth) => {
      const local = mix(pick(land, Math.min(3, depth * 4)), pick(land, 3), depth * 0.3);
      return mix(mix(palette.ramp[0], palette.ramp[3], depth), local, strength);
    },
  };
}
