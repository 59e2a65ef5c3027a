import { expect, it } from 'vitest';

import { nextTab } from './next-tab.ts';

const of = (current: number, isRtl = false) => ({ current, count: 3, isRtl });

it.each([
  ['ArrowRight', of(0), 1],
  ['ArrowRight', of(2), 0],
  ['ArrowLeft', of(0), 2],
  ['ArrowRight', of(0, true), 2],
  ['ArrowLeft', of(0, true), 1],
  ['Home', of(2), 0],
  ['End', of(0), 2],
  ['a', of(0), undefined],
])('%s from %o leads to %s', (key, place, next) => expect(nextTab(key, place)).toBe(next));
