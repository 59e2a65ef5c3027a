import { expect, it } from 'vitest';

import { nodePaintEnv } from './node-paint-env.ts';

it('rounds canvases up to whole pixels', () => {
  const { width, height } = nodePaintEnv().canvas(3.2, 0);
  expect([width, height]).toEqual([4, 1]);
});
