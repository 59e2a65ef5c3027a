import type { ScenePlan } from '@kinora/reading';

import type { Heights } from './bearing.ts';

/** Shares of the frame's height that who the picture is about has: as words of the camera want it, else up to most of it. */
export function heightsIn({
  plan: { framing, angle },
}: {
  readonly plan: Pick<ScenePlan, 'framing' | 'angle'>;
}): Heights {
  if (framing === 'macro') return [0.78, 0.86];
  if (framing === 'close') return [0.68, 0.76];
  if (angle === 'below') return [0.66, 0.86];
  if (angle === 'above') return [0.22, 0.62];
  return [0, 0.68];
}
