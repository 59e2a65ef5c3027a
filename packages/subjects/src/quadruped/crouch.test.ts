import { expect, test } from 'vitest';

import { coatOf } from './coat.ts';
import { lowered, stooped } from './crouch.ts';

test('keeps a body that creeps lower than one that stands', () => {
  expect(lowered(0.5, {})).toBe(0.5);
  expect(lowered(0.5, { crouch: 0.78 })).toBeLessThan(0.4);
});

test('stretches the neck forward only while it creeps', () => {
  const coat = coatOf('horse');
  expect(stooped(coat, {})).toBe(coat);
  const [ahead, up] = stooped(coat, { crouch: 0.78 }).neck;
  expect(ahead).toBeGreaterThan(coat.neck[0]);
  expect(up).toBeGreaterThan(coat.neck[1]);
});
