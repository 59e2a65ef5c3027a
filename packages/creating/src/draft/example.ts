import type { PromptLanguage } from '@kinora/contracts';

/** The scene that plays before anybody has typed one, in each language the engine reads: it is the same scene. */
export const EXAMPLE_PROMPTS: Readonly<Record<PromptLanguage, string>> = {
  en: 'A small sailboat on a calm sea at sunset, slow push in',
  de: 'Ein kleines Segelboot auf ruhigem Meer bei Sonnenuntergang, langsamer Zoom',
};

/** What the stage draws of it. */
export const EXAMPLE_PROMPT = EXAMPLE_PROMPTS.en;

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
