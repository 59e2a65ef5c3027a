import { CATALOGUE, parametersOf } from '@kinora/contracts/catalogue';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';

import { parameterWords, valueWords } from './choice-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const everyChoice = CATALOGUE.flatMap(({ modes }) => modes)
  .flatMap((mode) => parametersOf(mode))
  .flatMap(([name, values]) => values.map((value) => [name, value] as const));

it.each([
  ['seconds', 5, '5 s'],
  ['resolution', '4k', '4K'],
  ['resolution', '720p', '720p'],
  ['shape', '16:9', '16:9'],
  ['audio', true, 'On'],
  ['style', 'ink', 'Ink'],
] as const)('calls %s %s "%s"', (name, value, words) => {
  expect(i18n._(valueWords(name, value))).toBe(words);
});

it('has a name for every parameter and starts every value as a sentence does', () => {
  for (const [name, value] of everyChoice) {
    expect(i18n._(parameterWords(name))).toMatch(/^[A-Z]/);
    expect(i18n._(valueWords(name, value))).toMatch(/^[A-Z0-9]/);
  }
});
