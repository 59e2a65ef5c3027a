// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { followPointing } from './follow-pointing.ts';

it('tells of pointer and focus until it is stopped', () => {
  const element = document.createElement('div');
  const told: boolean[] = [];
  const stop = followPointing(element, (isThere) => told.push(isThere));
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) element.dispatchEvent(new Event(type));
  expect(told).toEqual([true, false, true, false]);
  stop();
  element.dispatchEvent(new Event('pointerenter'));
  expect(told).toHaveLength(4);
});
