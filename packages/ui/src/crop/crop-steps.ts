/** What a key, the wheel or a pointer wants of a frame: its centre elsewhere (shares of the picture), or steps of zoom. */
export type CropStep = { readonly x: number; readonly y: number } | { readonly zoom: number };

const STEP = 0.01;
const LONG_STEP = 0.1;
const WAYS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);
const ZOOMS: ReadonlyMap<string, number> = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
]);

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** How far a key moves a frame or how many steps it zooms; null for keys that are not for it. */
export function keyStep({ key, shiftKey, ...held }: Key): CropStep | null {
  // With these the browser or the system does something of its own.
  if (held.ctrlKey || held.metaKey || held.altKey) return null;
  const zoom = ZOOMS.get(key);
  if (zoom !== undefined) return { zoom };
  const way = WAYS.get(key);
  const by = shiftKey ? LONG_STEP : STEP;
  return way ? { x: way[0] * by, y: way[1] * by } : null;
}

/** Pixels of the wheel for a step of zoom, and of a line where a browser counts lines. */
const WHEEL = 60;
const LINE = 16;
const MOST = 3;

/** Steps of zoom of a turn of the wheel: away is nearer. */
export function wheelSteps({ deltaMode, deltaY }: { readonly deltaMode: number; readonly deltaY: number }): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * LINE;
  return Math.max(-MOST, Math.min(MOST, -pixels / WHEEL));
}
