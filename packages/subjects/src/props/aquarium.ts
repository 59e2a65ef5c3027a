import { blob, disc, fraction, line, panel, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

/** Left, top, width and height of the glass. */
const GLASS = [-0.92, -1.08, 1.84, 1.02] as const;
const WATER = -0.97;
const PLANTS = [-0.78, -0.62, 0.5, 0.66, 0.8] as const;
const FISH = [
  [0, -0.72, '#f5b23c'],
  [0.36, -0.56, '#f0705a'],
  [0.7, -0.82, '#6fb6e8'],
] as const;

/** A small fish on its way across and back. */
function drawFish(ctx: Context2d, [offset, y, colour]: (typeof FISH)[number], phase: number): void {
  const turn = (phase + offset) * TAU;
  const facing = Math.cos(turn) > 0 ? 1 : -1;
  turned(
    ctx,
    { x: Math.sin(turn) * 0.66, y: y + Math.sin(turn * 2) * 0.03, scaleX: facing * 0.11, scaleY: 0.11 },
    () => {
      blob(ctx, shade(colour, -0.08), [-0.5, 0, -1, -0.42 + Math.sin(turn * 8) * 0.1, -0.8, 0, -1, 0.42]);
      disc(ctx, colour, [0, 0, 0.66, 0.4]);
      disc(ctx, rgba('#ffffff', 0.45), [0.04, 0.12, 0.44, 0.18]);
      disc(ctx, '#1a1a20', [0.36, -0.08, 0.08]);
    },
  );
}

function drawPlants(ctx: Context2d, turn: number): void {
  for (const [index, x] of PLANTS.entries()) {
    for (const lean of [-0.06, 0, 0.06]) {
      const tip = x + lean * 1.6 + Math.sin(turn + index + lean * 20) * 0.05;
      const colour = shade(index % 2 === 0 ? '#4fa368' : '#7fb85a', lean);
      stroke(ctx, { colour, width: 0.036 }, [x + lean * 0.4, -0.12, x + lean, -0.34, tip, -0.56 - (index % 3) * 0.1]);
    }
  }
}

function drawWater(ctx: Context2d, phase: number): void {
  const turn = phase * TAU;
  const water = ctx.createLinearGradient(0, WATER, 0, -0.06);
  water.addColorStop(0, '#bfeaf2');
  water.addColorStop(0.5, '#6fc0dc');
  water.addColorStop(1, '#3a86b8');
  ctx.fillStyle = water;
  ctx.fillRect(GLASS[0], WATER, GLASS[2], -0.06 - WATER);
  for (const fish of FISH) drawFish(ctx, fish, phase);
  blob(ctx, '#d9c08e', [-1, -0.14, -0.5, -0.19, 0, -0.14, 0.5, -0.2, 1, -0.14, 1, 0.1, -1, 0.1]);
  for (let stone = 0; stone < 26; stone++)
    disc(ctx, shade('#c9a870', ((stone * 7) % 5) * 0.03 - 0.06), [
      -0.88 + stone * 0.07,
      -0.1 - ((stone * 3) % 4) * 0.014,
      0.032,
      0.02,
    ]);
  disc(ctx, '#8a93a0', [-0.36, -0.16, 0.14, 0.09]);
  disc(ctx, '#a3abb6', [-0.24, -0.14, 0.09, 0.06]);
  drawPlants(ctx, turn);
  for (let bubble = 0; bubble < 8; bubble++) {
    const rise = fraction(phase * 2 + bubble / 8);
    const x = 0.22 + Math.sin(rise * 9 + bubble) * 0.025;
    disc(ctx, 'rgba(255,255,255,0.55)', [x, -0.16 - rise * 0.8, 0.014 + (bubble % 3) * 0.007]);
  }
}

/** A tank of water with plants, bubbles and small fish; whoever is put into it swims among them. */
export const aquarium: Rig = {
  box: [-1.02, -1.26, 1.02, 0.04],
  surface: [-0.6, -0.3, 0.6],
  headroom: 0.58,
  frames: 32,
  beats: 0.12,
  glow: 0.35,
  breathes: true,
  draw(ctx, phase, { tint: colour = '#2f333c' }) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(...GLASS);
    ctx.clip();
    ctx.fillStyle = 'rgba(222,244,250,0.5)';
    ctx.fillRect(...GLASS);
    drawWater(ctx, phase);
    ctx.restore();
    line(ctx, { colour: 'rgba(255,255,255,0.75)', width: 0.018 }, [-0.9, WATER, 0.9, WATER]);
    line(ctx, { colour: 'rgba(255,255,255,0.35)', width: 0.07 }, [-0.72, -0.86, -0.8, -0.4]);
    for (const x of [-0.93, 0.93]) line(ctx, { colour: 'rgba(235,250,255,0.8)', width: 0.026 }, [x, -1.08, x, -0.06]);
    panel(ctx, colour, [-0.98, -0.09, 1.96, 0.1, 0.02]);
    panel(ctx, colour, [-0.98, -1.2, 1.96, 0.14, 0.03]);
    panel(ctx, '#fff4c8', [-0.84, -1.075, 1.68, 0.022, 0.01]);
    panel(ctx, rgba('#ffffff', 0.18), [-0.94, -1.185, 1.88, 0.025, 0.01]);
  },
};
