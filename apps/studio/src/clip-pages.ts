import { effectPath } from './effect-addresses.ts';
import { editClipPath, projectPath } from './remix-addresses.ts';
import { FORMS } from './site-routes.ts';

/** Where the settings of clips are used. */
export const CLIP_PAGES = { ...FORMS, effect: effectPath, edit: editClipPath, project: projectPath } as const;
