import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { arrivalWords } from './arrival-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  ['pack-600', 600, '600 credits added'],
  ['gone-by-now', 1, '1 credit added'],
  ['basic-month', 500, 'Basic is active, 500 credits added'],
  ['pro-year', 1300, 'Pro is active, 1,300 credits added'],
])('of %s: %i', (sku, credits, words) => {
  expect(i18n._(arrivalWords({ sku, credits }))).toBe(words);
});
