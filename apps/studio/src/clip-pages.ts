import { effectPath } from './effect-addresses.ts';
import { FORMS } from './site-routes.ts';

/** Where the settings of clips are used. */
export const CLIP_PAGES = { ...FORMS, effect: effectPath } as const;
