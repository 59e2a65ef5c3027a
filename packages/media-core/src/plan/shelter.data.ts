import type { SetName } from './scene-plan.ts';

/** Sets out of reach: of rain and snow, and of anything at all that drifts through the air. */
export const SHELTER: { readonly dry: readonly SetName[]; readonly airless: readonly SetName[] } = {
  dry: ['underwater', 'space', 'greenhouse', 'party'],
  airless: ['room', 'space', 'underwater'],
};
