import { mix, type Colour, TAU, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import { drawFoam } from './foam.ts';

export interface SwellOptions {
  readonly y: number;
  readonly amplitude: number;
  readonly length: number;
  readonly speed: number;
  readonly seed?: number | undefined;
  readonly choppy?: number | undefined;
}
/** Height of the water at x; shared with whatever floats on it. */
export type WaveAt = (x: number, time: number) => number;

/** One wave band: sharp crests, wide troughs, and a slower wave under them. */
export function makeSwell({ y, amplitude, length, speed, seed = 0, choppy = 0.5 }: SwellOptions): WaveAt {
  const k = TAU / length;
  return (x, time) => {
    const crest = x * k - time * speed + seed;
    const under = x * k * 0.43 + time * speed * 0.6 + seed * 2.1;
    const sharp = 1 - 2 * Math.abs(Math.sin(crest * 0.5)) ** (1 + choppy);
    const fine = Math.sin(x * k * 2.7 + time * speed * 1.7);
    return y - amplitude * (sharp * 0.75 + 0.5 * Math.sin(under) + 0.14 * fine);
  };
}

export interface SwellPaint {
  readonly time: number;
  readonly waveAt: WaveAt;
  readonly top: Colour;
  readonly body: Colour;
  /** The lit lip along the crest, as a CSS colour. */
  readonly lip: string;
  readonly foam?: number | undefined;
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  readonly depth?: number | undefined;
  readonly seed?: number | undefined;
  readonly bottom?: number | undefined;
}

interface Surface {
  readonly points: (readonly [x: number, y: number])[];
  readonly crest: number;
}

function surfaceOf(stage: Stage, { time, waveAt, left, right }: SwellPaint): Surface {
  const step = 12 * stage.unit;
  const points: [number, number][] = [];
  let crest = Number.POSITIVE_INFINITY;
  const end = (right ?? stage.width + 60 * stage.unit) + step;
  for (let x = left ?? -60 * stage.unit; x <= end; x += step) {
    const y = waveAt(x, time);
    points.push([x, y]);
    crest = Math.min(crest, y);
  }
  return { points, crest };
}

function fillBand(ctx: Context2d, points: Surface['points'], bottom: number): void {
  ctx.beginPath();
  ctx.moveTo(points[0]?.[0] ?? 0, bottom);
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.lineTo(points.at(-1)?.[0] ?? 0, bottom);
  ctx.closePath();
  ctx.fill();
}

/** Fills the band from its surface down, with a lit lip and, in rough water, foam. */
export function drawSwell(ctx: Context2d, stage: Stage, paint: SwellPaint): void {
  const { height, unit, palette } = stage;
  const { top, body, foam = 0, depth = height * 0.3, seed = 1, bottom = height + 60 * unit } = paint;
  const { points, crest } = surfaceOf(stage, paint);
  ctx.fillStyle = verticalGradient(ctx, [crest, crest + depth], [top, body, mix(body, palette.ink, 0.55)]);
  fillBand(ctx, points, bottom);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = paint.lip;
  ctx.lineWidth = 2.2 * unit;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y + unit);
  ctx.stroke();
  if (foam > 0) drawFoam(ctx, points, { foam, seed, unit });
}
