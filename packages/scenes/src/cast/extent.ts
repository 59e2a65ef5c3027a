import type { CastEntry } from '@kinora/reading';
import type { Rig } from '@kinora/subjects';

import { STANCES } from './stances.data.ts';

/** What a drawing takes up as it stands idle, in its own units: its width, and how far it goes over and below its origin. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
  readonly below: number;
}

/** Of one of the cast; who sleeps, and what only has its shape, is drawn by a rig that is as large as its box. */
export function extentOf({ stance, box }: Pick<Rig, 'stance' | 'box'>, { name, action, looks }: CastEntry): Extent {
  const known = action === 'sleep' || looks.shaped ? undefined : STANCES[name];
  const [left, top, right] = known ?? stance ?? box;
  const below = Math.max(0, known?.[3] ?? (stance ? 0 : box[3]));
  return { left, right, width: right - left, height: -top, below };
}
