import { FAILURE_REASONS } from '@kinora/contracts';
import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { FAILURE_WORDS, isNotCharged } from './failure-messages.ts';

const receipt = { held: 0, charged: 0, returned: 8, reason: null, at: 0 };

it('has a sentence of its own for every reason', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const sentences = FAILURE_REASONS.map((reason) => i18n._(FAILURE_WORDS[reason]));
  expect(new Set(sentences).size).toBe(FAILURE_REASONS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

it.each([
  [true, 8, receipt],
  [true, 0, { ...receipt, returned: 0 }],
  [false, 8, { ...receipt, returned: 0 }],
  [false, 8, { ...receipt, held: 8, returned: 0 }],
  [false, 8, { ...receipt, charged: 8, returned: 0 }],
  [false, 8, { ...receipt, charged: 4, returned: 4 }],
  [false, 16, receipt],
])('says that nothing was charged only when all is back: %o of a price of %i', (is, price, given) => {
  expect(isNotCharged({ price, receipt: given })).toBe(is);
});
