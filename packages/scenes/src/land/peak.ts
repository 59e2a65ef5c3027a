import {
  mix,
  type Colour,
  lerp,
  createNoise,
  fractalNoise,
  type Noise,
  type Context2d,
  type Paint,
  verticalGradient,
} from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';

export interface PeakOptions {
  readonly x: number;
  readonly base: number;
  /** Half the width at the base. */
  readonly width: number;
  readonly height: number;
  readonly lit: Colour;
  readonly dark: Colour;
  readonly snow?: Colour | undefined;
  readonly snowShade?: Colour | undefined;
  readonly foot: Colour;
}
type Line = readonly (readonly [x: number, y: number])[];
interface Mountain {
  readonly options: PeakOptions;
  readonly noise: Noise;
  readonly apexY: number;
  /** Side of the light: 1 right, -1 left. */
  readonly side: number;
  /** How far below the base the shape is filled, out of sight. */
  readonly skirt: number;
}

const STEPS = 26;
const SPINE = 10;

function edgeOf({ options, noise }: Mountain, side: number): Line {
  const { x, base, width, height } = options;
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const t = index / STEPS;
    const rough = fractalNoise(noise, 3 + side * 40 + index * 0.55, { octaves: 3 }) - 0.45;
    return [x + side * width * t ** 0.92, base - height * (1 - t) + rough * height * 0.16 * Math.min(1, t * 3)];
  });
}

/** A ridge line that wanders from the apex to the foot and divides light from shade. */
function spineOf({ options, noise, apexY, side }: Mountain, number: number): Line {
  const { x, base, width } = options;
  return Array.from({ length: SPINE }, (_, index) => {
    const along = index / (SPINE - 1);
    const wander = fractalNoise(noise, 90 + number * 30 + index * 0.8, { octaves: 2 }) - 0.38 + side * 0.08 * along;
    return [x + wander * width * 0.42 * Math.min(1, index / 3), lerp(apexY, base, along)];
  });
}

function traceOutline(ctx: Context2d, mountain: Mountain): void {
  const { x, base, width } = mountain.options;
  ctx.beginPath();
  for (const point of edgeOf(mountain, -1).toReversed()) ctx.lineTo(...point);
  for (const point of edgeOf(mountain, 1).slice(1)) ctx.lineTo(...point);
  ctx.lineTo(x + width, base + mountain.skirt);
  ctx.lineTo(x - width, base + mountain.skirt);
  ctx.closePath();
}

function traceShadeFace(ctx: Context2d, mountain: Mountain, spine: Line): void {
  const { x, base, width } = mountain.options;
  const edge = x - mountain.side * width * 1.3;
  ctx.beginPath();
  for (const point of spine) ctx.lineTo(...point);
  ctx.lineTo(edge, base + mountain.skirt);
  ctx.lineTo(edge, mountain.apexY - 9);
  ctx.closePath();
}

function paintSnowCap(ctx: Context2d, { options, noise, apexY }: Mountain, [paint, depth]: readonly [Paint, number]) {
  const { x, width, height } = options;
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.moveTo(x - width, apexY - 9);
  ctx.lineTo(x + width, apexY - 9);
  for (let index = 14; index >= -14; index--) {
    const rough = 0.2 * fractalNoise(noise, 200 + index * 0.9, { octaves: 2 }) + (index % 2 === 0 ? -0.03 : 0.07);
    ctx.lineTo(x + (index / 14) * width * 0.7, apexY + height * (depth + rough));
  }
  ctx.closePath();
  ctx.fill();
}

/** Secondary ridges give the faces their cut. */
function paintCuts(ctx: Context2d, mountain: Mountain): void {
  const { width, height, base, dark } = mountain.options;
  ctx.globalAlpha = 0.24;
  ctx.fillStyle = dark;
  for (const number of [1, 2]) {
    const shift = mountain.side * width * (0.16 + 0.2 * number);
    const spine = spineOf(mountain, number);
    ctx.beginPath();
    spine.forEach(([x, y], index) => {
      ctx.lineTo(x + shift * Math.min(1, index / 4), y + height * 0.1 * number);
    });
    ctx.lineTo((spine.at(-1)?.[0] ?? 0) + shift - mountain.side * width * 0.2, base);
    ctx.closePath();
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** A faceted mountain: a lit face, a face in shade, and snow that keeps the facets. */
export function peak(ctx: Context2d, stage: Stage, options: PeakOptions): void {
  const { x, base, height, lit, dark, foot, snow, snowShade = snow } = options;
  const apexY = base - height;
  const noise = createNoise(Math.floor(stage.random() * 1e9));
  const mountain = { options, noise, apexY, side: stage.sun.x > x ? 1 : -1, skirt: 200 * stage.unit };
  const spine = spineOf(mountain, 0);
  ctx.save();
  ctx.fillStyle = verticalGradient(ctx, [apexY, base], [lit, mix(lit, foot, 0.5), foot]);
  traceOutline(ctx, mountain);
  ctx.fill();
  ctx.clip();
  if (snow !== undefined) paintSnowCap(ctx, mountain, [snow, 0.16]);
  ctx.fillStyle = verticalGradient(ctx, [apexY, base], [dark, mix(dark, foot, 0.55), foot]);
  traceShadeFace(ctx, mountain, spine);
  ctx.fill();
  if (snowShade !== undefined) {
    ctx.save();
    traceShadeFace(ctx, mountain, spine);
    ctx.clip();
    paintSnowCap(ctx, mountain, [snowShade, 0.1]);
    ctx.restore();
  }
  paintCuts(ctx, mountain);
  ctx.restore();
}
