import { blob, disc, fraction, type Context2d } from '@kinora/drawing';

import type { Studio } from '../studio.ts';
import { drawPlate, fillDown, plateOf, shineOn, type MakeBackdrop } from './backdrop.ts';
import { paintStars } from './starry.ts';

/** Sky, moon, and two ranks of bare land. */
function paintHill(ctx: Context2d, { width, height, seed }: Studio): void {
  fillDown(ctx, ['#120a2e', '#3a1d5c', '#8a3a5c', '#e0794a']);
  paintStars(ctx, 120, seed);
  shineOn(ctx, [width * 0.7, height * 0.34, height * 0.6], ['rgba(255,233,170,.6)', 'rgba(255,233,170,0)']);
  disc(ctx, '#ffedc0', [width * 0.7, height * 0.34, height * 0.19]);
  for (const [dx, dy, size] of [
    [-0.05, -0.04, 0.035],
    [0.06, 0.05, 0.05],
    [-0.02, 0.09, 0.025],
  ] as const) {
    disc(ctx, 'rgba(216,184,130,.5)', [width * 0.7 + dx * height, height * (0.34 + dy), height * size]);
  }
  blob(ctx, '#251238', [
    -50,
    height * 1.2,
    -20,
    height * 0.72,
    width * 0.3,
    height * 0.66,
    width * 0.62,
    height * 0.78,
    width + 60,
    height * 0.68,
    width + 60,
    height * 1.2,
  ]);
  blob(ctx, '#150a24', [
    -60,
    height * 1.3,
    -30,
    height * 0.86,
    width * 0.42,
    height * 0.8,
    width + 80,
    height * 0.88,
    width + 60,
    height * 1.3,
  ]);
}

/** A crooked tree at either side. */
function paintTrees(ctx: Context2d, { width, height, unit }: Studio): void {
  ctx.strokeStyle = '#150a24';
  for (const [x, lean] of [
    [0.1, 0.3],
    [0.93, -0.35],
  ] as const) {
    for (const [side, reach, base] of [
      [0, 0.5, 0],
      [0.9, 0.22, 0.2],
      [-0.8, 0.2, 0.28],
      [0.5, 0.16, 0.34],
    ] as const) {
      ctx.lineWidth = (side === 0 ? 26 : 10) * unit;
      ctx.lineCap = 'round';
      ctx.beginPath();
      const startY = height * (0.9 - base);
      const startX = width * x + lean * base * height * 0.4;
      ctx.moveTo(startX, startY);
      ctx.quadraticCurveTo(
        startX + side * reach * height * 0.5,
        startY - reach * height * 0.3,
        startX + (lean * 0.4 + side) * reach * height,
        startY - reach * height,
      );
      ctx.stroke();
    }
  }
}

/** A large moon over a bare hill with crooked trees and drifting mist. */
export const moonlitHill: MakeBackdrop = (room) => {
  const { width, height } = room;
  const plate = plateOf(room, (ctx) => {
    paintHill(ctx, room);
    paintTrees(ctx, room);
  });
  const mist = room.space.glow('#c9b2e0');
  return (ctx, time) => {
    drawPlate(ctx, plate);
    ctx.globalAlpha = 0.3;
    for (let bank = 0; bank < 5; bank++) {
      const x = fraction(bank * 0.23 + time * 0.02 * (1 + (bank % 2))) * width * 1.6 - width * 0.3;
      ctx.drawImage(mist, x - width * 0.3, height * (0.74 + 0.05 * (bank % 3)), width * 0.6, height * 0.22);
    }
    ctx.globalAlpha = 1;
  };
};
