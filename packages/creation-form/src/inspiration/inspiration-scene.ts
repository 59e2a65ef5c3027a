import { fragmentOf } from '../draft/fragment.ts';
import type { PromptScene } from '../preview/preview-scene.ts';
import type { Inspiration } from './inspiration.ts';

/** The model that draws as the cards are drawn. */
const LOCAL = 'local';
/** What a clip of a card is made in, where nothing else is chosen. */
const RESOLUTION = '720p';

/** The film of a card: at the smallest size, for a column of a page. */
export const inspirationScene = ({ prompt, shape, seconds, style, seed }: Inspiration): PromptScene => ({
  kind: 'prompt',
  prompt,
  options: { shape, seconds, style, seed, resolution: '360p' },
});

/** The fragment of an address that sets a form up for the very same film. */
export function inspirationFragment({ prompt, shape, seconds, style, seed }: Inspiration): string {
  const choices = { shape, seconds, style, resolution: RESOLUTION };
  return fragmentOf({
    model: LOCAL,
    mode: 'text',
    prompt,
    choices,
    seed,
    keepsSeed: true,
    from: 0,
    crops: {},
    count: 1,
  });
}
