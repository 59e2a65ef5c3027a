import { expect, it } from 'vitest';

import { baseOf, numberOf } from './base-of.ts';

it.each([
  ['القطة', 'قطة', 'one'],
  ['والقطة', 'قطة', 'one'],
  ['وقطة', 'قطة', 'one'],
  ['قطتان', 'قطة', 'two'],
  ['كلبين', 'كلب', 'two'],
  ['القطط', 'قط', 'several'],
  ['سيارات', 'سيارة', 'several'],
  ['بالسيارة', 'سيارة', 'one'],
  ['حصانا', 'حصان', 'one'],
  ['راقصون', 'راقص', 'several'],
  ['احمر', 'أحمر', 'one'],
  ['أمام', 'أمام', 'one'],
  ['امام', 'أمام', 'one'],
  ['وأمام', 'أمام', 'one'],
  ['الإمام', 'إمام', 'one'],
  ['إلى', 'إلى', 'one'],
  ['ليلاً', 'ليلا', 'one'],
  ['بطة', 'بطة', 'one'],
  ['الزيغما', 'زيغما', 'one'],
  ['زيغما', 'زيغما', 'one'],
])('%s is a form of %s: %s', (word, base, number) => {
  expect([baseOf(word), numberOf(word)]).toEqual([base, number]);
});
