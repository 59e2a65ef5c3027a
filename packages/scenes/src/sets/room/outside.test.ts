import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { addOutside } from './outside.ts';
import { makeWindow } from './window.ts';

it('shows lit windows between the roofs', () => {
  const built = aStage({ set: 'room', time: 'dusk', width: 640, height: 360 });
  const { stage } = built;
  const window = makeWindow(stage);
  addOutside(stage, window);
  const ctx = contextOf(nodeCanvas(640, 360));
  built.drawLayers(ctx, 0, { x: 0, y: 0, zoom: 1, scroll: 0 });
  const { data } = ctx.getImageData(0, Math.round(window.sill * 0.7), 640, Math.round(window.sill * 0.3));
  const warm = Array.from({ length: data.length / 4 }, (_, i) => data.subarray(i * 4, i * 4 + 3)).filter(
    ([red = 0, green = 0, blue = 0]) => red > 200 && green > 150 && blue < 160,
  );
  expect(warm.length).toBeGreaterThan(30);
});
