/** The scene that plays before anybody has typed one; `example-messages.ts` says it in the page's language. */
export const EXAMPLE_PROMPT = 'A small sailboat on a calm sea at sunset, slow push in';

/** Draws it with a calm sky where words may stand, and the boat on the other side. */
export const EXAMPLE_SEED = 16;

/** How it is drawn where nothing else was chosen: the poster of the home page is a frame of this very film. */
export const EXAMPLE_OPTIONS = {
  shape: '16:9',
  resolution: '720p',
  seconds: 5,
  style: 'auto',
  seed: EXAMPLE_SEED,
  camera: 'auto',
  watermark: true,
} as const;

/** A side of the stage on which words stand. */
export type CoveredSide = 'left' | 'right';

/** Where boat and sun are seen when words stand on a side and a form below them, in shares of the frame. */
export const EXAMPLE_AREAS = {
  left: { x: 0.5, y: 0.18, width: 0.46, height: 0.56 },
  right: { x: 0.04, y: 0.18, width: 0.46, height: 0.56 },
} as const satisfies Record<CoveredSide, unknown>;
