import type { CameraMove } from '../plan/scene-plan.ts';

/** What the catalogue calls the moves of a drawn scene: the same names as for pictures, where both have the move. */
const MOVES: ReadonlyMap<string, CameraMove> = new Map([
  ['dolly-in', 'zoom-in'],
  ['dolly-out', 'zoom-out'],
  ['pan-left', 'pan-left'],
  ['pan-right', 'pan-right'],
  ['tilt-up', 'tilt-up'],
  ['tilt-down', 'tilt-down'],
  ['orbit', 'orbit'],
  ['rise', 'crane'],
  ['descend', 'crane-down'],
  ['vertigo', 'dolly-zoom'],
  ['handheld', 'handheld'],
  ['drift', 'drift'],
  ['sway', 'sway'],
  ['still', 'still'],
]);

/** The move that was chosen; null for `auto` and for names nobody knows, where words and set decide. */
export const chosenMove = (camera: string | undefined): CameraMove | null => MOVES.get(camera ?? 'auto') ?? null;
