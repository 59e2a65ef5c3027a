import type { SiteName } from '@kinora/reading';

import type { SetPainter } from '../stage/stage.ts';

/** Every part of a place that is painted by itself, loaded when a scene plays there. */
export const SITE_PAINTERS: Readonly<Record<SiteName, () => Promise<SetPainter>>> = {
  aisle: async () => (await import('./aisle.ts')).paintAisle,
  christmas: async () => (await import('./christmas.ts')).paintChristmas,
  display: async () => (await import('./display.ts')).paintDisplay,
  festival: async () => (await import('./festival.ts')).paintFestival,
  gutter: async () => (await import('./gutter.ts')).paintGutter,
  kotatsu: async () => (await import('./kotatsu.ts')).paintKotatsu,
  lookout: async () => (await import('./lookout.ts')).paintLookout,
  lowTide: async () => (await import('./low-tide.ts')).paintLowTide,
  pane: async () => (await import('./pane.ts')).paintPane,
  stairwell: async () => (await import('./stairwell.ts')).paintStairwell,
  station: async () => (await import('./station.ts')).paintStation,
  stoneSteps: async () => (await import('./stone-steps.ts')).paintStoneSteps,
  underIce: async () => (await import('./under-ice.ts')).paintUnderIce,
  veranda: async () => (await import('./veranda.ts')).paintVeranda,
};
