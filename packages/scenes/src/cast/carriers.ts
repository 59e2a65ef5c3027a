import type { CastEntry, RelationKind } from '@kinora/reading';

/** How one of the cast is borne by another. */
export interface Carrying {
  /** Place in the cast of the one who bears. */
  readonly by: number;
  readonly kind: 'seat' | 'hand';
}

const SEATED: readonly RelationKind[] = ['on', 'riding'];

/** For each of the cast who bears it; `null` for all who stand, swim or fly by themselves. */
export function carriersOf(cast: readonly CastEntry[]): (Carrying | null)[] {
  const borne = cast.map(({ relation }): Carrying | null =>
    relation && SEATED.includes(relation.kind) ? { by: relation.to, kind: 'seat' } : null,
  );
  cast.forEach(({ relation }, index) => {
    if (relation?.kind === 'holding') borne[relation.to] ??= { by: index, kind: 'hand' };
  });
  return borne;
}
