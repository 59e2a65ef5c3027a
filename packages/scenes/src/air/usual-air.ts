import type { AirKind } from '@kinora/reading';

import type { Stage } from '../stage/stage.ts';

/** What the air outdoors holds where the plan names nothing; `dusk` is how dark it is when the fireflies come. */
export function usualAir({ plan, palette }: Stage, snowy: boolean, dusk = 0.5): AirKind {
  if (plan.air) return plan.air;
  if (snowy) return 'snow';
  return palette.dark > dusk ? 'fireflies' : 'dust';
}
