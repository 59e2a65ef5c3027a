import { shade, blob, disc, line, polygon, stroke, type Context2d } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';
import { CRANK } from './bicycle-crank.data.ts';
import { BICYCLE } from './bicycle.data.ts';
import { drawWireWheel, rollAt } from './wheel.ts';

function drawPedal(ctx: Context2d, angle: number, colour: string): void {
  const x = CRANK.x + Math.cos(angle) * 0.14;
  const y = CRANK.y + Math.sin(angle) * 0.14;
  line(ctx, { colour, width: 0.03 }, [CRANK.x, CRANK.y, x, y]);
  line(ctx, { colour: '#2c2730', width: 0.04 }, [x - 0.06, y, x + 0.06, y]);
}

/** A wicker basket with flowers on the handlebar. */
function drawBasket(ctx: Context2d): void {
  for (const [x, y, colour] of [
    [0.48, -0.92, '#f2c14e'] as const,
    [0.58, -0.95, '#ee7d8f'] as const,
    [0.68, -0.92, '#fff3df'] as const,
  ]) {
    disc(ctx, '#5f9a52', [x, y + 0.06, 0.075]);
    disc(ctx, colour, [x, y, 0.06]);
    disc(ctx, shade(colour, -0.12), [x, y, 0.022]);
  }
  polygon(ctx, '#b9854c', BICYCLE.basket);
  for (let i = 0; i < 3; i++) {
    const y = -0.82 + i * 0.07;
    line(ctx, { colour: '#8f6233', width: 0.018 }, [0.45 + i * 0.012, y, 0.75 - i * 0.016, y]);
  }
}

export const bicycle: Rig = {
  box: [-0.86, -1.04, 0.86, 0.03],
  frames: 16,
  seat: [-0.26, -0.86, 1.1],
  draw(ctx, phase, options) {
    const { tint: colour = '#d6493f' } = options;
    const turn = rollAt(phase, options);
    drawPedal(ctx, turn + Math.PI, '#8d939b');
    drawWireWheel(ctx, { x: -0.5, radius: 0.31, turn, rim: '#b9c0c8' });
    drawWireWheel(ctx, { x: 0.5, radius: 0.31, turn, rim: '#b9c0c8' });
    stroke(ctx, { colour: shade(colour, -0.04), width: 0.03 }, BICYCLE.guard);
    stroke(ctx, { colour: shade(colour, -0.04), width: 0.03 }, BICYCLE.frontGuard);
    line(ctx, { colour: '#5b5f66', width: 0.014 }, BICYCLE.chain);
    line(ctx, { colour: '#5b5f66', width: 0.014 }, BICYCLE.chainBelow);
    line(ctx, { colour: shade(colour, -0.06), width: 0.036 }, BICYCLE.stays);
    line(ctx, { colour, width: 0.05 }, BICYCLE.frame);
    line(ctx, { colour, width: 0.05 }, BICYCLE.fork);
    line(ctx, { colour: '#c9ced4', width: 0.034 }, BICYCLE.post);
    stroke(ctx, { colour: '#c9ced4', width: 0.034 }, BICYCLE.handlebar);
    line(ctx, { colour: '#4a332a', width: 0.05 }, [0.36, -0.95, 0.26, -0.95]);
    drawBasket(ctx);
    blob(ctx, '#4a332a', BICYCLE.saddle);
    disc(ctx, '#8d939b', [CRANK.x, CRANK.y, 0.085]);
    disc(ctx, '#5b5f66', [CRANK.x, CRANK.y, 0.05]);
    disc(ctx, '#e0453c', [-0.8, -0.42, 0.03]);
    drawPedal(ctx, turn, '#c9ced4');
  },
};
