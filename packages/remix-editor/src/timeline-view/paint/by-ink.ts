import type { Ink } from './inks.ts';

/** Things that share a colour, together. */
export function byInk<One>(things: readonly One[], inkOf: (one: One) => Ink): ReadonlyMap<Ink, readonly One[]> {
  const groups = new Map<Ink, One[]>();
  for (const one of things) {
    const ink = inkOf(one);
    const group = groups.get(ink);
    if (group) group.push(one);
    else groups.set(ink, [one]);
  }
  return groups;
}
