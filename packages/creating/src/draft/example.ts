import type { PromptLanguage } from '@kinora/contracts';

/** The scene that plays before anybody has typed one, in each language the engine reads: it is the same scene. */
export const EXAMPLE_PROMPTS: Readonly<Record<PromptLanguage, string>> = {
  en: 'A small sailboat on a calm sea at sunset, slow push in',
  de: 'Ein kleines Segelboot auf ruhigem Meer bei Sonnenuntergang, langsamer Zoom',
};

/** What the stage draws of it. */
export const EXAMPLE_PROMPT = EXAMPLE_PROMPTS.en;

/** Draws it with the boat beside the headline of the home page. */
export const EXAMPLE_SEED = 32;

/** How it is drawn where nothing else was chosen: the poster of the home page is a frame of this very film. */
export const EXAMPLE_OPTIONS = {
  shape: '16:9',
  resolution: '720p',
  seconds: 5,
  style: 'storybook',
  seed: EXAMPLE_SEED,
  camera: 'auto',
  watermark: true,
} as const;

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
