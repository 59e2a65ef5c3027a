import {
  mix,
  rgba,
  shade,
  blob,
  curve,
  disc,
  line,
  panel,
  type Points,
  trace,
  pick,
  TAU,
  type Context2d,
} from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';
import { BALLOON_SCHEMES } from './hot-air-balloon.data.ts';

type Scheme = readonly [string, string, string];

const RIGHT_SIDE: Points = [0, -1.42, 0.36, -1.3, 0.54, -1, 0.46, -0.68, 0.2, -0.36, 0.12, -0.29];
const LEFT_SIDE: Points = [-0.12, -0.29, -0.2, -0.36, -0.46, -0.68, -0.54, -1, -0.36, -1.3];
const ENVELOPE = [...RIGHT_SIDE, ...LEFT_SIDE];

function schemeOf(variant: number, tint?: string): Scheme {
  if (tint !== undefined) return [tint, mix(tint, '#fff5dc', 0.75), shade(tint, -0.1)];
  return pick(BALLOON_SCHEMES, variant);
}

/** One bulging strip of cloth, `index` from -3 (left) to 3. */
function drawGore(ctx: Context2d, paint: string, index: number): void {
  const left = ((index - 0.5) / 3.5) * 0.56;
  const right = ((index + 0.5) / 3.5) * 0.56;
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.moveTo(left * 0.1, -1.45);
  ctx.bezierCurveTo(left * 1.15, -1.3, left * 1.15, -0.8, left * 0.22, -0.28);
  ctx.lineTo(right * 0.22, -0.28);
  ctx.bezierCurveTo(right * 1.15, -0.8, right * 1.15, -1.3, right * 0.1, -1.45);
  ctx.fill();
}

function drawZigzag(ctx: Context2d, paint: string): void {
  const upper = Array.from({ length: 13 }, (_, i) => [-0.6 + i * 0.1, -0.93 + (i % 2 === 1 ? -0.09 : 0.05)]);
  const lower = upper.map(([x = 0, y = 0]) => [x, y + 0.1]).toReversed();
  ctx.fillStyle = paint;
  ctx.beginPath();
  trace(ctx, [...upper, ...lower].flat());
  ctx.fill();
}

function drawFireLight(ctx: Context2d): void {
  const light = ctx.createRadialGradient(0, -0.32, 0, 0, -0.5, 0.6);
  light.addColorStop(0, rgba('#ffd27a', 0.5));
  light.addColorStop(1, rgba('#ffd27a', 0));
  ctx.fillStyle = light;
  ctx.fillRect(-1, -1.6, 2, 2);
}

function drawEnvelope(ctx: Context2d, variant: number, scheme: Scheme): void {
  curve(ctx, ENVELOPE);
  ctx.fillStyle = scheme[0];
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (let gore = -3; gore <= 3; gore++) drawGore(ctx, pick(scheme, Math.abs(gore)), gore);
  if (variant % 2 === 1) drawZigzag(ctx, rgba(scheme[2], 0.9));
  drawFireLight(ctx);
  ctx.restore();
}

function drawBasket(ctx: Context2d, phase: number): void {
  for (const x of [-0.1, -0.04, 0.04, 0.1]) {
    line(ctx, { colour: '#4a3428', width: 0.008 }, [x, -0.3, x * 0.85, -0.12]);
  }
  blob(ctx, '#ffb347', [0, -0.2, 0.025, -0.25, 0, -0.33 - 0.03 * Math.sin(phase * TAU), -0.025, -0.25]);
  panel(ctx, '#8a5a34', [-0.1, -0.12, 0.2, 0.14, 0.03]);
  ctx.fillStyle = '#6b4226';
  ctx.fillRect(-0.105, -0.125, 0.21, 0.03);
  for (const x of [-0.05, 0, 0.05]) line(ctx, { colour: '#6b4226', width: 0.006 }, [x, -0.09, x, 0.01]);
  for (const x of [-0.045, 0.04]) disc(ctx, '#3b2a2e', [x, -0.15, 0.022]);
}

export const hotAirBalloon: Rig = {
  box: [-0.62, -1.5, 0.62, 0.12],
  seat: [0, -0.12, 0.22],
  frames: 8,
  glow: 0.12,
  draw(ctx, phase, { tint, variant = 0 }) {
    drawEnvelope(ctx, variant, schemeOf(variant, tint));
    drawBasket(ctx, phase);
  },
};
