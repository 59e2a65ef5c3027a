import type { CastEntry } from './scene-plan.ts';

/** What a table is laid with, and not what lies on a table that is told of. */
const TABLE = 'table';

/** What bears the first of a cast, and what bears that: the lowest of them that is no table. */
export function baseOfStack(cast: readonly CastEntry[]): CastEntry | undefined {
  let base = cast[0];
  for (let step = 0; step < cast.length; step++) {
    const { relation } = base ?? {};
    const bearer = relation?.kind === 'on' || relation?.kind === 'in' ? cast[relation.to] : undefined;
    if (!bearer || bearer.name === TABLE) return base;
    base = bearer;
  }
  return base;
}
