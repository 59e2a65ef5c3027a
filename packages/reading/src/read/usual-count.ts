import type { RigName, Subject } from '@kinora/subjects';

/** Pictures of things that only have a plural. */
const PAIRS: readonly string[] = ['headphone', 'scissors', 'ice-skate', 'roller-skate'];
/** What is one, though its word may be a plural: lovers, twins, stairs. */
const WHOLES: readonly RigName[] = ['couple', 'fence', 'steps'];

/** How many a plural without a number means. */
export function usualCount({ rig, mode, looks }: Subject, plural: boolean): number {
  // Headphones are one thing.
  if (!plural || WHOLES.includes(rig) || PAIRS.includes(looks.picture ?? '')) return 1;
  if (mode === 'party') return 7;
  return rig === 'hotair' ? 5 : 3;
}
