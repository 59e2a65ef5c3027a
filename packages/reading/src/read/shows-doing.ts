import type { Action, Mode } from '@kinora/subjects';

import type { EntryPart } from '../plan/claim.ts';
import { isPerson, isVehicle } from './kind-of.ts';
import type { ActionReading } from './read-actions.ts';
import type { CastReading } from './read-cast.ts';
import { saidBy, type Said } from './said.ts';
import { SLEEPERS } from './sleepers.data.ts';

/** What is done by whoever meets the world so, whether or not words say it. */
const BY_NATURE: Partial<Record<Action, readonly Mode[]>> = {
  swim: ['swim'],
  fly: ['air'],
  float: ['float', 'party', 'water', 'air', 'swim'],
};

/**
 * What of somebody draws an action; null where nothing to be seen does: those whose eyes stay open sleep, and animals
 * drive, only by their motion or by what rises from them.
 */
export function partOfDoing(one: CastReading, action: Action): EntryPart | null {
  const { rig, mode } = one.entry;
  if (action === 'sleep' && !SLEEPERS.includes(rig)) return null;
  if (action === 'drive' && !isVehicle(one) && !isPerson(one)) return null;
  return BY_NATURE[action]?.includes(mode) === true ? 'mode' : 'action';
}

/** The words of what somebody does, where it is to be seen. */
export function saidOfDoing(one: CastReading, doing: ActionReading | null | undefined): Said[] {
  const part = doing ? partOfDoing(one, doing.action) : null;
  return doing && part ? saidBy(part, doing.spans) : [];
}
