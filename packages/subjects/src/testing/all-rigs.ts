import { loadRigs, RIGS, type RigName } from '../all-rigs.ts';

/** Every drawn subject. */
// The keys of a record with exactly these names.
export const ALL_RIGS = await loadRigs(Object.keys(RIGS) as RigName[]);
