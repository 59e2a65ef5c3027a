import { expect, it } from 'vitest';

import { ratioBox } from './ratio-box.ts';

it.each([
  ['16:9', 16 / 9, { width: 27, height: 15 }],
  ['9:16', 9 / 16, { width: 14, height: 24 }],
  ['1:1', 1, { width: 20, height: 20 }],
  ['4:3', 4 / 3, { width: 23, height: 17 }],
  ['3:4', 3 / 4, { width: 17, height: 23 }],
  ['21:9', 21 / 9, { width: 28, height: 12 }],
])('%s is drawn within its limits', (_name, ratio, box) => {
  expect(ratioBox(ratio)).toEqual(box);
});
