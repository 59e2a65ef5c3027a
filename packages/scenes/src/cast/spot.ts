import type { CastEntry } from '@kinora/reading';
import type { RigName } from '@kinora/subjects';

import type { Place, Stage, World } from '../stage/stage.ts';
import { looksOf, rigFor } from './member.ts';

export const PEOPLE: readonly RigName[] = ['person', 'couple'];

/** One body of the cast: the `index`-th of the `who`-th entry. */
export interface Body {
  readonly entry: CastEntry;
  readonly who: number;
  readonly index: number;
}
/** A body where it stands. */
export type Spot = Body & { readonly place: Place };

/** Width and height of a body where it stands alone, in pixels. */
export function sizeOfSpot(stage: Stage, world: World, { entry, index, place }: Spot): readonly [number, number] {
  const rig = rigFor(stage, entry, looksOf(stage, entry, index));
  const [left, top, right] = rig?.stance ?? rig?.box ?? [0, 0, 0];
  const size = stage.frame.hero * entry.size * place.scale * (world.heroScale ?? 1);
  return [(right - left) * size, -top * size];
}
