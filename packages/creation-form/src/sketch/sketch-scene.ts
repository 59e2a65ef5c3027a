import type { Creation } from '@kinora/contracts';

import { previewOptions } from '../preview/preview-options.ts';
import type { PromptScene } from '../preview/preview-scene.ts';

/** The scene of a creation of our own engine; null for other makers, whose pictures nobody can foresee. */
export function sketchScene({ model, input }: Pick<Creation, 'model' | 'input'>): PromptScene | null {
  const { prompt = '', seed = 0, shape, style, seconds } = input;
  if (model !== 'local' || prompt === '') return null;
  const choices = {
    ...(shape !== undefined && { shape }),
    ...(style !== undefined && { style }),
    ...(seconds !== undefined && { seconds }),
  };
  return { kind: 'prompt', prompt, options: previewOptions({ choices, seed }) };
}
