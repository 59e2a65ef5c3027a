import { findMode, type CatalogueMode, type Choices } from '@kinora/contracts/catalogue';

import type { Asked } from '../draft/draft.ts';
import { ENGINE, GOES_ON } from '../preview/preview-options.ts';

/** What becomes of a video: each model of others does one thing with it, our engine does all. */
export type VideoPurpose = 'enlarge' | 'extend' | 'restyle';

const ENLARGED = { style: 'upscale', pace: 'keep', air: 'none' } as const;

/** What the engine has to be told for each. */
export const ENGINE_CHOICES: Readonly<Record<VideoPurpose, Choices>> = {
  enlarge: ENLARGED,
  extend: GOES_ON,
  restyle: {},
};

/** What a model does with a video. */
export function purposeOfMode({ parameters }: CatalogueMode): VideoPurpose {
  if (parameters.strength) return 'restyle';
  return parameters.seconds ? 'extend' : 'enlarge';
}

/** What was asked for; null where only our engine does it, or nobody knows. */
export function purposeOf({ model, input }: Pick<Asked, 'input' | 'model'>): VideoPurpose | null {
  const mode = findMode(model, 'video');
  if (!mode) return null;
  if (model !== ENGINE) return purposeOfMode(mode);
  if (input.pace === GOES_ON.pace) return 'extend';
  if (input.style === ENLARGED.style) return 'enlarge';
  return input.style === 'keep' ? null : 'restyle';
}
