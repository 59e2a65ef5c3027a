import type { Site } from './sites.ts';

/** Parts of places that words name: each is painted by itself, and has the hours, the weather and the sounds of its place. */
export const SITES = {
  gutter: { set: 'oldtown', own: ['water', 'puddle'] },
  kotatsu: { set: 'room', own: ['table', 'blanket'], time: 'dusk' },
  veranda: { set: 'temple', own: ['temple', 'shinto shrine', 'veranda'], time: 'day' },
  stairwell: { set: 'room', own: ['steps', 'ladder', 'lighthouse', 'window'], time: 'night', isClimbed: true },
  station: { set: 'space', own: ['space station', 'earth', 'globe', 'planet', 'window'] },
  aisle: { set: 'library', own: ['shelf', 'book'] },
  underIce: { set: 'underwater', own: ['hole', 'ice'] },
  lowTide: { set: 'harbour', own: ['house', 'village', 'sand'], time: 'day' },
  festival: { set: 'market', own: ['paper lantern', 'lantern'], time: 'night' },
  stoneSteps: { set: 'temple', own: ['steps', 'maple leaf', 'leaf', 'maple'], time: 'day', isClimbed: true },
  christmas: { set: 'room', own: ['christmas tree', 'carpet', 'rug', 'wrapped gift'], time: 'dusk' },
  display: { set: 'shopfront', own: ['shop', 'window'], time: 'dusk' },
  lookout: { set: 'oldtown', own: ['window'] },
  pane: { set: 'room', own: ['window'], time: 'dusk' },
  bathroom: { set: 'room', own: ['mirror', 'window'], time: 'day' },
  workshop: { set: 'room', own: ['window'], time: 'day' },
  backstreet: { set: 'oldtown', own: ['brick wall', 'window'] },
  facade: { set: 'oldtown', own: ['window'], time: 'day' },
  stillLife: { set: 'tabletop', own: ['table'], time: 'sunset' },
  arena: { set: 'gym', own: [] },
} as const satisfies Readonly<Record<string, Site>>;
