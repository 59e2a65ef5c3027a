import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { makePerspective } from './perspective.ts';
import { addHouses } from './street.ts';

it('lets the signs of the nearest houses flicker', () => {
  const built = aStage({ set: 'alley', width: 320, height: 180 });
  const { stage } = built;
  addHouses(stage, makePerspective(stage));
  const [early, late] = [0.1, 0.9].map((time) => {
    const ctx = contextOf(nodeCanvas(320, 180));
    built.drawLayers(ctx, time, { x: 0, y: 0, zoom: 1, scroll: 0 });
    return Buffer.from(ctx.getImageData(0, 0, 320, 180).data);
  });
  expect(early?.equals(late ?? Buffer.alloc(0))).toBe(false);
});
