import type { CastEntry } from './scene-plan.ts';

/** What stands on a table and has something in it or on it, by the name of its picture or rig. */
const TABLEWARE: readonly string[] = ['mug', 'bowl', 'plate', 'teapot', 'bowl-with-spoon', 'pot-of-food', 'cake'];

/** What bears the first of a cast, if that is tableware, and what bears that; else the first itself. */
export function baseOfStack(cast: readonly CastEntry[]): CastEntry | undefined {
  let base = cast[0];
  for (let step = 0; step < cast.length; step++) {
    const { relation } = base ?? {};
    const bearer = relation?.kind === 'on' || relation?.kind === 'in' ? cast[relation.to] : undefined;
    if (!bearer || !TABLEWARE.includes(bearer.looks.picture ?? bearer.rig)) return base;
    base = bearer;
  }
  return base;
}
