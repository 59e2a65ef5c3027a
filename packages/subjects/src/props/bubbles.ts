import { disc, stroke, TAU, type Context2d } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';

/** The bubbles of a cluster: middle, radius, and place in the sway. */
const BUBBLES = [
  [0, 0, 0.42, 0],
  [0.52, 0.24, 0.2, 1.4],
  [-0.46, 0.34, 0.16, 2.6],
  [0.34, -0.42, 0.13, 3.6],
  [-0.4, -0.3, 0.1, 5],
] as const;

function drawBubble(ctx: Context2d, [x, y, radius]: readonly [number, number, number], turn: number): void {
  const film = ctx.createRadialGradient(x, y, radius * 0.5, x, y, radius);
  film.addColorStop(0, 'rgba(255,255,255,0.04)');
  film.addColorStop(0.6, 'rgba(150,220,255,0.16)');
  film.addColorStop(0.82, 'rgba(255,150,220,0.32)');
  film.addColorStop(0.93, 'rgba(255,230,140,0.42)');
  film.addColorStop(1, 'rgba(190,245,255,0.75)');
  const wobble = 1 + Math.sin(turn * 2) * 0.025;
  disc(ctx, film, [x, y, radius * wobble, radius / wobble]);
  const light = { colour: 'rgba(255,255,255,0.85)', width: radius * 0.09 };
  stroke(ctx, light, [
    x - radius * 0.72,
    y - radius * 0.2,
    x - radius * 0.55,
    y - radius * 0.55,
    x - radius * 0.2,
    y - radius * 0.73,
  ]);
  stroke(ctx, { ...light, colour: 'rgba(255,255,255,0.5)' }, [
    x + radius * 0.45,
    y + radius * 0.6,
    x + radius * 0.62,
    y + radius * 0.42,
  ]);
  disc(ctx, 'rgba(255,255,255,0.9)', [x - radius * 0.32, y - radius * 0.42, radius * 0.1, radius * 0.07]);
}

/** Soap bubbles that sway and shimmer. */
export const bubbles: Rig = {
  box: [-0.76, -0.66, 0.82, 0.6],
  frames: 20,
  beats: 0.4,
  draw(ctx, phase) {
    const turn = phase * TAU;
    for (const [x, y, radius, own] of BUBBLES) {
      const sway = Math.sin(turn + own) * 0.04;
      drawBubble(ctx, [x + sway, y + Math.cos(turn + own) * 0.03, radius], turn + own);
    }
  },
};
