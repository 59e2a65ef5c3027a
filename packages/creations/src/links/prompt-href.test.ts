import { expect, it } from 'vitest';

import { promptHref } from './prompt-href.ts';

it('carries prompt and model in the fragment, and names nothing that is empty', () => {
  expect(promptHref('/text-to-video/', { prompt: ' a boat & 50% rain #1 ', model: 'local' })).toBe(
    '/text-to-video/#model=local&prompt=a+boat+%26+50%25+rain+%231',
  );
  expect(promptHref('/text-to-video/', { prompt: 'a boat', model: '' })).toBe('/text-to-video/#prompt=a+boat');
  expect(promptHref('/text-to-video/', { prompt: '  ', model: '' })).toBe('/text-to-video/');
});
