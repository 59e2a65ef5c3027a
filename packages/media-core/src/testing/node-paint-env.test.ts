import { expect, it } from 'vitest';

import { loadNodePaintEnv, nodePaintEnv } from './node-paint-env.ts';

it('rounds canvases up to whole pixels', () => {
  const { width, height } = nodePaintEnv().canvas(3.2, 0);
  expect([width, height]).toEqual([4, 1]);
});

it('has the pictures a plan names, and no others', async () => {
  const environment = await loadNodePaintEnv({ pictures: ['sloth'], fonts: [] });
  expect(environment.picture('sloth')?.width).toBe(384);
  expect(environment.picture('koala')).toBeNull();
});
