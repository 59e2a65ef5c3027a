import { planScene } from '@kinora/reading';
import { expect, it } from 'vitest';

import { EXAMPLE_PROMPTS } from './example-messages.ts';
import { EXAMPLE_OPTIONS, EXAMPLE_PROMPT } from './example.ts';

it('the example that is offered is the scene that plays, drawn whole', () => {
  expect(EXAMPLE_PROMPTS.text.message).toBe(EXAMPLE_PROMPT);
  expect(planScene(EXAMPLE_PROMPT, { ...EXAMPLE_OPTIONS, style: 'storybook' }).missed).toEqual([]);
});
