import { planScene } from '@kinora/reading';
import { expect, it } from 'vitest';

import { TRY_PROMPTS } from './try-prompts.data.ts';

it.each(Object.values(TRY_PROMPTS).flat())('“%s” is drawn whole', (prompt) => {
  const options = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 7 } as const;
  expect(planScene(prompt, options).missed).toEqual([]);
});
