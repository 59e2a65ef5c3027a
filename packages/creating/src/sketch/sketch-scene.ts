import type { Creation } from '@kinora/contracts/creations';
import type { PromptScene } from '@kinora/live-stage';

import { previewOptions } from '../preview/preview-options.ts';

/** The scene of a text of our own engine; null for others, whose pictures nobody can foresee from their words. */
export function sketchScene({ model, mode, input }: Pick<Creation, 'model' | 'mode' | 'input'>): PromptScene | null {
  const { prompt = '', negative, seed = 0, variant, shape, style, seconds } = input;
  if (model !== 'local' || mode !== 'text' || prompt === '') return null;
  const choices = {
    ...(shape !== undefined && { shape }),
    ...(style !== undefined && { style }),
    ...(seconds !== undefined && { seconds }),
  };
  return { kind: 'prompt', prompt, options: previewOptions({ choices, negative, seed, variant }, false) };
}
