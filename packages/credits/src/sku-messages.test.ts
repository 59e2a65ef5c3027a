import { findSku } from '@kinora/contracts/plans';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { skuWords } from './sku-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  ['basic-month', 'Basic, monthly'],
  ['pro-year', 'Pro, yearly'],
  ['pack-1500', 'Pack of 1,500 credits'],
  ['mega-week', 'mega-week, no longer sold'],
])('calls %s %s', (id, words) => {
  expect(i18n._(skuWords(id))).toBe(words);
  expect(findSku(id) === undefined).toBe(id === 'mega-week');
});
