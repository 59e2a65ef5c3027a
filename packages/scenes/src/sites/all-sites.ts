import type { SiteName } from '@kinora/reading';

import type { SetPainter } from '../stage/stage.ts';

/** Every part of a place that is painted by itself, loaded when a scene plays there. */
export const SITE_PAINTERS: Readonly<Record<SiteName, () => Promise<SetPainter>>> = {
  aisle: async () => (await import('./aisle.ts')).paintAisle,
  arena: async () => (await import('./arena.ts')).paintArena,
  backstreet: async () => (await import('./backstreet.ts')).paintBackstreet,
  bathroom: async () => (await import('./bathroom.ts')).paintBathroom,
  christmas: async () => (await import('./christmas.ts')).paintChristmas,
  display: async () => (await import('./display.ts')).paintDisplay,
  facade: async () => (await import('./facade.ts')).paintFacade,
  festival: async () => (await import('./festival.ts')).paintFestival,
  gutter: async () => (await import('./gutter.ts')).paintGutter,
  kotatsu: async () => (await import('./kotatsu.ts')).paintKotatsu,
  lookout: async () => (await import('./lookout.ts')).paintLookout,
  lowTide: async () => (await import('./low-tide.ts')).paintLowTide,
  pane: async () => (await import('./pane.ts')).paintPane,
  stairwell: async () => (await import('./stairwell.ts')).paintStairwell,
  station: async () => (await import('./station.ts')).paintStation,
  stillLife: async () => (await import('./still-life.ts')).paintStillLife,
  stoneSteps: async () => (await import('./stone-steps.ts')).paintStoneSteps,
  underIce: async () => (await import('./under-ice.ts')).paintUnderIce,
  veranda: async () => (await import('./veranda.ts')).paintVeranda,
  workshop: async () => (await import('./workshop.ts')).paintWorkshop,
};
