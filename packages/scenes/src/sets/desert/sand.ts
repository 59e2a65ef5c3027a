import { mix } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** From lit far sand to dark near sand. */
export type Sand = readonly [string, string, string, string];

const DAY: Sand = ['#f2d3a0', '#e2a662', '#c47a42', '#7a4430'];

export function makeSand({ palette }: Stage): Sand {
  if (palette.id === 'day') return DAY;
  const [far, mid, near, dark] = palette.ramp;
  return [mix(far, '#ffb878', 0.35), mix(mid, '#e07a4a', 0.4), mix(near, '#8a3a3a', 0.35), mix(dark, '#3a1428', 0.4)];
}
