import type { PromptLanguage } from '@kinora/contracts';

/** The scene that plays before anybody has typed one, in each language the engine reads: it is the same scene. */
export const EXAMPLE_PROMPTS: Readonly<Record<PromptLanguage, string>> = {
  en: 'A small sailboat on a calm sea at sunset, slow push in',
  de: 'Ein kleines Segelboot auf ruhigem Meer bei Sonnenuntergang, langsamer Zoom',
};

/** What the stage draws of it. */
export const EXAMPLE_PROMPT = EXAMPLE_PROMPTS.en;

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

/** What may be written beside a video, in each language the engine reads. */
export const EXAMPLE_CHANGES: Readonly<Record<PromptLanguage, string>> = {
  en: 'As a pencil drawing, in slow motion, snow in the air',
  de: 'Als Bleistiftzeichnung, in Zeitlupe, mit Schnee',
};

/** What may be written beside a picture, in each language the engine reads. */
export const EXAMPLE_MOTIONS: Readonly<Record<PromptLanguage, string>> = {
  en: 'Snow falls, the camera moves in slowly',
  de: 'Schnee fällt, die Kamera fährt langsam heran',
};
