import { PROMPT_LANGUAGES } from '@kinora/contracts';
import { planScene } from '@kinora/reading';
import { expect, it } from 'vitest';

import { EXAMPLE_PROMPT, EXAMPLE_PROMPTS } from './example.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 7 } as const;

it.each(PROMPT_LANGUAGES)('the example is the same scene in %s, drawn whole', (language) => {
  const { prompt: _prompt, seen: _seen, missed, ...scene } = planScene(EXAMPLE_PROMPTS[language], OPTIONS);
  const { prompt: _text, seen: _words, missed: none, ...shown } = planScene(EXAMPLE_PROMPT, OPTIONS);
  expect([scene, missed]).toEqual([shown, none]);
  expect(missed).toEqual([]);
});
