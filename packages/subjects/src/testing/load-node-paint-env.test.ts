import { expect, it } from 'vitest';

import { loadNodePaintEnv } from './load-node-paint-env.ts';

it('has the pictures a plan names, and no others', async () => {
  const environment = await loadNodePaintEnv({ pictures: ['sloth'], fonts: [] });
  expect(environment.picture('sloth')?.width).toBe(384);
  expect(environment.picture('koala')).toBeNull();
});
