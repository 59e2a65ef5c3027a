import { createRandom } from '@kinora/drawing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { scatterParticles, wrapAcross } from './particles.ts';

it('scatters from far to near', () => {
  const near = scatterParticles(createRandom(1), 50).map((particle) => particle.near);
  expect(near).toEqual(near.toSorted((one, two) => one - two));
});

it('wraps a little outside both edges', () => {
  const { stage } = aStage();
  for (const offset of [-5000, -10, 0, 77, 9999]) {
    const x = wrapAcross(stage, 0.4, offset);
    expect(x).toBeGreaterThanOrEqual(-0.08 * stage.width);
    expect(x).toBeLessThanOrEqual(1.08 * stage.width);
  }
});
