import type { BodyPart, CastEntry, RelationKind } from '@kinora/reading';
import { isVehicle } from '@kinora/subjects';

/** How one of the cast is borne by another: on its back or top, in its hand, in it, above it, from it, or on a part of it. */
export type CarryingKind = 'seat' | 'hand' | 'inside' | 'over' | 'from' | 'part';

/** How one of the cast is borne by another. */
export interface Carrying {
  /** Place in the cast of the one who bears. */
  readonly by: number;
  readonly kind: CarryingKind;
  /** What of a body it is on. */
  readonly part?: BodyPart | undefined;
}

const BORNE: Partial<Record<RelationKind, CarryingKind>> = {
  on: 'seat',
  riding: 'seat',
  in: 'inside',
  over: 'over',
  hanging: 'from',
  held: 'hand',
};

/** Whether something rolls: over a table it goes along on it, unless it flies or jumps. */
const rolls = ({ name, mode, action }: CastEntry): boolean =>
  isVehicle(name) && mode === 'ground' && action !== 'jump' && action !== 'fly';

/** How a relation is one of bearing; `undefined` where it is none. */
const kindOf = (entry: CastEntry, relation: RelationKind): CarryingKind | undefined =>
  relation === 'over' && rolls(entry) ? 'seat' : BORNE[relation];

/** For each of the cast who bears it; `null` for all who stand, swim or fly by themselves. */
export function carriersOf(cast: readonly CastEntry[]): (Carrying | null)[] {
  const borne = cast.map((entry): Carrying | null => {
    const { relation } = entry;
    const kind = relation && (relation.part ? 'part' : kindOf(entry, relation.kind));
    return kind ? { by: relation.to, kind, part: relation.part } : null;
  });
  cast.forEach(({ relation }, index) => {
    // What is in a hand is nowhere else: who plays a violin on a bench holds it.
    if (relation?.kind === 'holding') borne[relation.to] = { by: index, kind: 'hand' };
  });
  return borne;
}
