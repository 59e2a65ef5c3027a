import { CATALOGUE } from '@kinora/contracts/catalogue';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';

import { ruleWords } from './rule-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('explains every rule of the catalogue with a sentence of its own', () => {
  const reasons = [
    ...new Set(CATALOGUE.flatMap(({ modes }) => modes.flatMap(({ rules }) => rules)).map((rule) => rule.because)),
  ];
  const sentences = reasons.map((reason) => i18n._(ruleWords(reason)));
  expect(new Set(sentences).size).toBe(reasons.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
