import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { paintFacade } from './facade.ts';
import { makePerspective } from './perspective.ts';

it('hangs four signs between both ends of the houses', () => {
  const { stage } = aStage({ set: 'alley', width: 640, height: 360 });
  const perspective = makePerspective(stage);
  const ends = { near: perspective.x - 300, far: perspective.x - 100 };
  const ctx = contextOf(nodeCanvas(640, 360));
  const signs = paintFacade(ctx, stage, { perspective, side: -1, ...ends, depth: 1 });
  expect(signs).toHaveLength(4);
  signs.forEach(({ x }) => {
    expect(x).toBeGreaterThan(ends.near);
    expect(x).toBeLessThan(ends.far + 40);
  });
});
