import { mix, rgba, blob, disc, trace, TAU, lerp, pick, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Coast } from './sea.ts';

const SHELLS = ['#ffd9c2', '#fff3e6', '#f7b7a3', '#e9c8e0'];

function paintRipples(ctx: Context2d, strip: Strip, { shore, tones }: Coast): void {
  const { unit } = strip.stage;
  ctx.strokeStyle = rgba(tones.sandNear, 0.5);
  repeat(15, (row) => {
    ctx.lineWidth = (1 + row * 0.14) * unit;
    const off = (58 + row * (9 + row * 1.1)) * unit;
    const points = Array.from({ length: 90 }, (_, i) => {
      const x = strip.left + (i * strip.width) / 89;
      return [x, shore.lineAt(x) + off + Math.sin(x / (64 * unit) + row * 1.7) * (2 + row * 0.35) * unit];
    });
    ctx.globalAlpha = 0.4 + 0.4 * Math.sin(row * 2.1) ** 2;
    ctx.beginPath();
    trace(ctx, points.flat());
    ctx.stroke();
  });
  ctx.globalAlpha = 1;
}

/** Dark, shining sand where the waves have been. */
function paintWetSand(ctx: Context2d, strip: Strip, { shore, tones }: Coast): void {
  const { unit, palette } = strip.stage;
  const bands = [
    [58, 0.35],
    [46, 0.55],
    [34, 0.9],
  ] as const;
  for (const [reach, alpha] of bands) {
    ctx.fillStyle = rgba(tones.wet, alpha);
    ctx.beginPath();
    const points = Array.from({ length: 100 }, (_, i) => strip.left + (i * strip.width) / 99);
    trace(
      ctx,
      points.flatMap((x) => [x, shore.lineAt(x) - 4 * unit]),
    );
    trace(
      ctx,
      points.toReversed().flatMap((x) => [x, shore.lineAt(x) + (reach + Math.sin(x / (90 * unit)) * 6) * unit]),
    );
    ctx.fill();
  }
  ctx.fillStyle = rgba(palette.sky[4], 0.14);
  ctx.fill();
}

function paintShell(
  ctx: Context2d,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.arc(x, y, size, Math.PI * 1.12, Math.PI * 1.88);
  ctx.fill();
  ctx.strokeStyle = rgba('#7a4a3a', 0.35);
  ctx.lineWidth = size * 0.07;
  repeat(4, (i) => {
    const angle = Math.PI * (1.22 + 0.18 * i);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(angle) * size * 0.95, y + Math.sin(angle) * size * 0.95);
    ctx.stroke();
  });
}

function paintStarfish(
  ctx: Context2d,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? size : size * 0.42;
    const angle = (i / 10) * TAU + 0.4;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.55];
  });
  blob(ctx, colour, points.flat());
}

/** Shells, starfish and pebbles that the sea has left. */
function paintFinds(ctx: Context2d, strip: Strip, { coast, verdure }: { coast: Coast; verdure: Verdure }): void {
  const { height, random, unit } = strip.stage;
  repeat(46, (i) => {
    const x = strip.left + random() * strip.width;
    const near = random();
    const y = lerp(coast.shore.lineAt(x) + 52 * unit, height * 1.02, near ** 1.4);
    const size = (4 + 7 * near) * unit;
    disc(ctx, rgba(coast.tones.sandNear, 0.8), [x + size * 0.4, y + size * 0.15, size * 1.1, size * 0.3]);
    const colour = verdure.local(pick(SHELLS, i), 0.8);
    if (i % 9 === 4) paintStarfish(ctx, { x, y, size: size * 1.5, colour: verdure.local('#ee7f57', 0.8) });
    else if (i % 3 === 0) paintShell(ctx, { x, y, size, colour });
    else disc(ctx, mix(colour, coast.tones.sandNear, 0.5), [x, y, size * 0.35, size * 0.26]);
  });
}

/** Footprints that come along the water. */
function paintFootprints(ctx: Context2d, { stage }: Strip, { shore, tones }: Coast): void {
  const { frame, unit, width } = stage;
  const colour = mix(tones.sandNear, tones.wet, 0.45);
  repeat(15, (i) => {
    const x = frame.heroX - frame.side * (0.1 + i * 0.034) * width;
    const y = Math.max(shore.lineAt(x) + 74 * unit, frame.ground + 30 * unit) + (i % 2) * 9 * unit;
    disc(ctx, rgba(colour, 0.75), [x, y, 8 * unit, 3 * unit, 0.1]);
  });
}

/** The sand from the water's edge down to us. */
export function addSand(stage: Stage, coast: Coast, verdure: Verdure): void {
  const { height, unit, palette, random } = stage;
  const { shore, tones } = coast;
  const top = Math.min(...[0, 0.25, 0.5, 0.75, 1].map((share) => shore.lineAt(share * stage.width))) - 60 * unit;
  stage.strip({ parallax: 0.5, top, fixed: true }, (ctx, strip) => {
    const sand = [tones.sand, tones.sand, mix(tones.sand, tones.sandNear, 0.55), tones.sandNear];
    ctx.fillStyle = verticalGradient(ctx, [top, height * 1.02], sand);
    ctx.fillRect(strip.left, top + 56 * unit, strip.width, strip.bottom - top);
    repeat(60, (i) => {
      const tone = i % 2 === 0 ? rgba(palette.glow, 0.12) : rgba(tones.sandNear, 0.22);
      const y = lerp(top + 80 * unit, height, random());
      disc(ctx, tone, [
        strip.left + random() * strip.width,
        y,
        (60 + 150 * random()) * unit,
        (5 + 10 * random()) * unit,
      ]);
    });
    paintRipples(ctx, strip, coast);
    paintWetSand(ctx, strip, coast);
    if (!shore.afloat) paintFootprints(ctx, strip, coast);
    paintFinds(ctx, strip, { coast, verdure });
  });
}
