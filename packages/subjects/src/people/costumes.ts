import { ACCESSORIES } from './accessories.data.ts';
import { EVERYDAY } from './everyday.data.ts';
import { HABITS } from './habits.data.ts';
import type { Outfit } from './outfit.ts';
import { ROLES } from './roles.data.ts';

/** Everything a plan's `costume` may name, and how it is worn over the plain clothes. */
export const COSTUMES = { ...EVERYDAY, ...ROLES, ...HABITS, ...ACCESSORIES } as const satisfies Record<
  string,
  Partial<Outfit>
>;

export type CostumeName = keyof typeof COSTUMES;
