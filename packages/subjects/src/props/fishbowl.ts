import { disc, stroke, TAU, type Context2d } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';

/** The round body of the bowl: middle and radius, in units. */
const MIDDLE = -0.54;
const RADIUS = 0.56;
/** Height of the water, and half the width of the neck. */
const WATER = -0.84;
const NECK = 0.34;
/** Share of the bowl's width that what swims in it may take. */
const ROOM = 0.74;

function traceGlass(ctx: Context2d): void {
  const opening = Math.acos(NECK / RADIUS);
  ctx.beginPath();
  ctx.ellipse(0, MIDDLE, RADIUS, RADIUS, 0, -opening, Math.PI + opening);
  ctx.closePath();
}

function fillWater(ctx: Context2d): void {
  ctx.save();
  traceGlass(ctx);
  ctx.clip();
  const water = ctx.createLinearGradient(0, WATER, 0, 0);
  water.addColorStop(0, 'rgba(176,226,240,.62)');
  water.addColorStop(1, 'rgba(58,142,190,.74)');
  ctx.fillStyle = water;
  ctx.fillRect(-RADIUS, WATER, RADIUS * 2, -WATER);
  disc(ctx, '#e2cfa2', [0, -0.02, RADIUS * 0.86, 0.1]);
  for (const [x, colour] of [
    [-0.2, '#d98f62'],
    [0.05, '#8fb0a0'],
    [0.24, '#c9a86a'],
  ] as const) {
    disc(ctx, colour, [x, -0.09, 0.05, 0.032]);
  }
  stroke(ctx, { colour: '#4f9d6a', width: 0.035 }, [-0.3, -0.08, -0.36, -0.26, -0.28, -0.42, -0.34, -0.56]);
  ctx.restore();
}

function drawGlass(ctx: Context2d): void {
  disc(ctx, 'rgba(235,250,255,.7)', [0, WATER, Math.sqrt(RADIUS ** 2 - (WATER - MIDDLE) ** 2), 0.05]);
  traceGlass(ctx);
  ctx.strokeStyle = 'rgba(236,249,255,.85)';
  ctx.lineWidth = 0.028;
  ctx.stroke();
  const top = MIDDLE - Math.sqrt(RADIUS ** 2 - NECK ** 2);
  ctx.beginPath();
  ctx.ellipse(0, top, NECK + 0.03, 0.06, 0, 0, TAU);
  ctx.stroke();
  stroke(ctx, { colour: 'rgba(255,255,255,.75)', width: 0.05 }, [-0.43, -0.66, -0.45, -0.5, -0.4, -0.34]);
  stroke(ctx, { colour: 'rgba(255,255,255,.5)', width: 0.03 }, [0.4, -0.76, 0.45, -0.62]);
}

/** Something that swims, in a bowl of water: what it is where there is none. */
export function inFishbowl(swimmer: Rig): Rig {
  const [left, top, right, bottom] = swimmer.box;
  const scale = (RADIUS * 2 * ROOM) / Math.max(right - left, (bottom - top) * 1.5);
  const [x, y] = [((left + right) / 2) * scale, ((top + bottom) / 2) * scale];
  return {
    box: [-0.62, -1.1, 0.62, 0.06],
    frames: Math.max(12, swimmer.frames),
    draw(ctx, phase, options) {
      fillWater(ctx);
      ctx.save();
      ctx.translate(Math.sin(phase * TAU) * 0.05 - x, MIDDLE + 0.06 + Math.cos(phase * TAU) * 0.02 - y);
      ctx.scale(scale, scale);
      swimmer.draw(ctx, (phase * 2) % 1, options);
      ctx.restore();
      drawGlass(ctx);
    },
  };
}
