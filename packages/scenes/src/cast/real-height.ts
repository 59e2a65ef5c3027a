import type { CastEntry } from '@kinora/reading';

import { REAL_HEIGHTS } from './real-heights.data.ts';

/** How tall something usually is, in metres; `null` where nothing is known of it. People of every trade are people. */
export const usualHeight = ({ name, rig }: Pick<CastEntry, 'name' | 'rig'>): number | null =>
  REAL_HEIGHTS[name] ?? REAL_HEIGHTS[rig] ?? null;

/** What is taller, in metres, stands on the floor. */
const FURNITURE = 0.62;

/** Whether a thing or a vehicle is too large for a table or a sill. */
export const standsOnFloor = (entry: CastEntry): boolean =>
  (entry.mode === 'prop' || entry.action === 'drive') && (usualHeight(entry) ?? 0) > FURNITURE;
