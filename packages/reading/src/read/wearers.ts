import type { RigName } from '@kinora/subjects';

import { WEAR } from './wearers.data.ts';

/** What an animal may have on, by its drawing; nothing is drawn on the others. */
export function wearOf(rig: RigName): readonly string[] {
  const head = WEAR.necked.includes(rig) ? [...WEAR.headwear, 'scarf', 'tie', 'bow tie'] : WEAR.headwear;
  if (rig === 'quadruped') return [...head, ...WEAR.clothes];
  return WEAR.necked.includes(rig) || WEAR.headed.includes(rig) ? head : [];
}
