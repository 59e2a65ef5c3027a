import type { CastEntry } from '@kinora/reading';

import type { Place, Stage, World } from '../stage/stage.ts';
import type { Part } from './member.ts';

function facingOf(stage: Stage, world: World, { x, facing }: Place): 1 | -1 {
  const wanted = facing ?? world.facing;
  if (wanted) return wanted;
  return stage.plan.scroll > 0 || x < stage.frame.width * 0.5 ? 1 : -1;
}

/** What several do who go one way together. */
const ALONG: readonly CastEntry['action'][] = ['run', 'walk', 'drive'];

/** Where somebody looks: to whom they are turned, as who bears them, else into the picture. */
export function frontOf(stage: Stage, world: World, { entry, place, carrier }: Part): number {
  if (entry.isFacing && place.facing) return place.facing;
  if (carrier) return carrier.member.facing;
  const goTogether = entry.count > 1 && ALONG.includes(entry.action) && !place.facing;
  return facingOf(stage, world, goTogether ? { ...place, x: stage.frame.heroX } : place);
}
