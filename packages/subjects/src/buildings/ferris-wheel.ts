import { rgba, shade, disc, line, panel, polygon, pick, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const HUB = { x: 0, y: -0.88 };
const RADIUS = 0.68;
const CABINS = 8;
const COLOURS = ['#e0573f', '#f2b92e', '#4f8fd8', '#5fa35a'];

function drawRing(ctx: Context2d, colour: string, radius: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.03;
  ctx.beginPath();
  ctx.arc(HUB.x, HUB.y, radius, 0, TAU);
  ctx.stroke();
}

/** Lamps along the rim that light up in turn. */
function drawLamps(ctx: Context2d, turn: number, phase: number): void {
  for (let i = 0; i < CABINS * 4; i++) {
    const angle = turn + (i / (CABINS * 4)) * TAU;
    const lit = (i + Math.floor(phase * 8)) % 2 === 0;
    disc(ctx, lit ? '#fff3b8' : '#e0b85a', [
      HUB.x + Math.cos(angle) * RADIUS,
      HUB.y + Math.sin(angle) * RADIUS,
      lit ? 0.018 : 0.013,
    ]);
  }
}

function drawCabin(
  ctx: Context2d,
  { x, y, colour, sway }: { x: number; y: number; colour: string; sway: number },
): void {
  turned(ctx, { x, y, angle: sway }, () => {
    line(ctx, { colour: '#5b636d', width: 0.014 }, [-0.07, 0.09, 0, 0, 0.07, 0.09]);
    disc(ctx, '#e8b48c', [-0.025, 0.095, 0.028]);
    disc(ctx, '#8a5a3c', [0.035, 0.1, 0.026]);
    polygon(ctx, colour, [-0.1, 0.12, 0.1, 0.12, 0.075, 0.2, -0.075, 0.2]);
    polygon(ctx, shade(colour, -0.06), [-0.11, 0.07, 0, -0.01, 0.11, 0.07]);
    line(ctx, { colour: '#fff6e4', width: 0.012 }, [-0.09, 0.145, 0.09, 0.145]);
  });
}

export const ferrisWheel: Rig = {
  box: [-0.83, -1.62, 0.83, 0.04],
  frames: 16,
  glow: 0.1,
  draw(ctx, phase, { tint: colour = '#c9475a' }) {
    // From one cabin to the next but three: so many poses, and the colours fit again.
    const turn = (phase * TAU * COLOURS.length) / CABINS;
    for (const side of [-1, 1])
      line(ctx, { colour: shade(colour, -0.12), width: 0.055 }, [HUB.x, HUB.y, side * 0.46, -0.04]);
    drawRing(ctx, colour, RADIUS);
    drawRing(ctx, shade(colour, 0.06), RADIUS * 0.82);
    for (let i = 0; i < CABINS * 2; i++) {
      const angle = turn + (i / (CABINS * 2)) * TAU;
      line(ctx, { colour: rgba('#f6ead0', 0.9), width: 0.014 }, [
        HUB.x,
        HUB.y,
        HUB.x + Math.cos(angle) * RADIUS,
        HUB.y + Math.sin(angle) * RADIUS,
      ]);
    }
    drawLamps(ctx, turn, phase);
    disc(ctx, volume(ctx, colour, [-1, -0.78]), [HUB.x, HUB.y, 0.11]);
    disc(ctx, '#f6cf6a', [HUB.x, HUB.y, 0.055]);
    for (let i = 0; i < CABINS; i++) {
      const angle = turn + (i / CABINS) * TAU;
      const sway = Math.sin(phase * TAU + i * 2) * 0.09;
      drawCabin(ctx, {
        x: HUB.x + Math.cos(angle) * RADIUS,
        y: HUB.y + Math.sin(angle) * RADIUS,
        colour: pick(COLOURS, i),
        sway,
      });
    }
    panel(ctx, volume(ctx, '#6d5f6a', [-0.12, 0]), [-0.62, -0.1, 1.24, 0.1, 0.02]);
    for (let i = 0; i < 9; i++)
      disc(ctx, (i + Math.floor(phase * 8)) % 2 === 0 ? '#fff3b8' : '#e0b85a', [-0.54 + i * 0.135, -0.05, 0.018]);
  },
};
