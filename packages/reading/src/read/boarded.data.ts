import type { RigName } from '@kinora/subjects';

/** What one is in by being on it, as a boat. */
export const BOARDED: readonly RigName[] = ['sailboat', 'canoe', 'paperBoat', 'rocket', 'hotair', 'sleigh', 'aquarium'];
