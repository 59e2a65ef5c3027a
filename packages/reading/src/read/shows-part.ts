import { holdsPart } from '../plan/claim.ts';
import type { CastEntry, RelationKind } from '../plan/scene-plan.ts';
import type { Said } from './said.ts';
import { UNPAINTED } from './unpainted.data.ts';

/** Whoever is borne like this has nobody of a crowd behind. */
const BORNE: readonly RelationKind[] = ['on', 'in', 'riding', 'holding'];

/** Whether somebody's drawing takes a colour. */
const takesColour = ({ rig, looks }: CastEntry): boolean => !UNPAINTED.includes(looks.picture ?? rig);

/** Whether what is said of one of the cast is to be seen of it, as it stands to the others. */
export function showsPart(entry: CastEntry, { part }: Said): boolean {
  const { relation } = entry;
  if (part === 'self') return true;
  if (!holdsPart(entry, part)) return false;
  if (part === 'crowd') return !relation || !BORNE.includes(relation.kind);
  // Whatever is in something has the room that is there, however large it is.
  if (part === 'stature') return relation?.kind !== 'in';
  return part !== 'looks/tint' || takesColour(entry);
}
