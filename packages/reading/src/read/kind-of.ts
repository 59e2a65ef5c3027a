import type { ThingKind } from '@kinora/subjects/things';

import type { Meaning } from '../words/word-table.ts';
import { KNOWN_KINDS } from './known-kinds.data.ts';

// The keys of a record with exactly these names.
const KINDS = Object.keys(KNOWN_KINDS) as ThingKind[];
const knownKinds = new Map<string, ThingKind>(
  KINDS.flatMap((kind) => (KNOWN_KINDS[kind] ?? []).map((name) => [name, kind] as const)),
);

/** Of a thing of a table, or of a subject that the lexicon names itself. */
export const kindOf = ({ kind, name }: Pick<Meaning, 'kind' | 'name'>): ThingKind | undefined =>
  kind ?? knownKinds.get(name);

type Drawn = Pick<Meaning, 'kind' | 'name' | 'subject'>;

export const isBuilding = (drawn: Drawn) => kindOf(drawn) === 'building';
export const isPerson = ({ subject: { rig } }: Drawn) => rig === 'person' || rig === 'couple';

export function isVehicle(drawn: Drawn): boolean {
  const { mode, vehicle } = drawn.subject;
  return vehicle === true || mode === 'water' || kindOf(drawn)?.endsWith('vehicle') === true;
}

/** Whether something is neither somebody nor an animal. */
export const isLifeless = (drawn: Drawn) => drawn.subject.mode === 'prop' || isBuilding(drawn) || isVehicle(drawn);
