import { rgba, TAU, type Context2d, type Gradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { DreamTones } from './tones.ts';

/** A band that flows across the frame; heights and widths in frame heights. */
export interface Ribbon {
  readonly parallax: number;
  readonly y: number;
  readonly swing: number;
  readonly width: number;
  /** Waves across the frame, and turns in a second. */
  readonly waves: number;
  readonly speed: number;
  readonly phase: number;
  readonly accent: number;
  readonly alpha: number;
}

type Point = readonly [x: number, y: number, half: number];

const STEPS = 44;

/** Middle and half width of a ribbon at a share of its way; it narrows where it turns over. */
export function ribbonAt(
  { height }: Pick<Stage, 'height'>,
  ribbon: Ribbon,
  at: { share: number; time: number },
): readonly [y: number, half: number] {
  const turn = at.share * ribbon.waves * TAU - at.time * ribbon.speed * TAU + ribbon.phase;
  const rise = Math.sin(turn) * 0.7 + Math.sin(turn * 0.47 + 1.3 + ribbon.phase) * 0.45;
  const twist = Math.cos(turn * 0.83 + ribbon.phase * 2);
  return [height * (ribbon.y + ribbon.swing * rise), height * ribbon.width * (0.3 + 0.7 * Math.abs(twist))];
}

function pointsOf(stage: Stage, ribbon: Ribbon, time: number): readonly Point[] {
  const { frame, width } = stage;
  const [left, span] = [-frame.margin, width + 2 * frame.margin];
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const share = index / STEPS;
    const [y, half] = ribbonAt(stage, ribbon, { share, time });
    return [left + share * span, y, half];
  });
}

function traceBand(ctx: Context2d, points: readonly Point[], [from, to]: readonly [from: number, to: number]): void {
  ctx.beginPath();
  for (const [x, y, half] of points) ctx.lineTo(x, y + half * from);
  for (const [x, y, half] of points.toReversed()) ctx.lineTo(x, y + half * to);
  ctx.closePath();
}

interface Paints {
  readonly body: Gradient;
  readonly shade: string;
  readonly edge: string;
}

function paintsOf(ctx: Context2d, stage: Stage, { ribbon, tones }: Woven): Paints {
  const { width, frame } = stage;
  const body = ctx.createLinearGradient(-frame.margin, 0, width + frame.margin, 0);
  [0, 1, 3, 2].forEach((step, index) => {
    body.addColorStop(index / 3, rgba(stage.tone(tones.accent(ribbon.accent + step)), ribbon.alpha));
  });
  return {
    body,
    shade: rgba(stage.tone(tones.deep(ribbon.accent)), 0.3 * ribbon.alpha),
    edge: rgba(stage.tone(tones.lit(ribbon.accent + 1)), 0.85 * ribbon.alpha),
  };
}

interface Woven {
  readonly ribbon: Ribbon;
  readonly tones: DreamTones;
}

/** A silken band: body, a fold in shade, and a lit edge. */
export function addRibbon(stage: Stage, woven: Woven): void {
  const { ribbon } = woven;
  let paints: Paints | null = null;
  stage.live(ribbon.parallax, (ctx, time) => {
    paints ??= paintsOf(ctx, stage, woven);
    const points = pointsOf(stage, ribbon, time);
    ctx.fillStyle = paints.body;
    traceBand(ctx, points, [-1, 1]);
    ctx.fill();
    ctx.fillStyle = paints.shade;
    traceBand(ctx, points, [0.15, 1]);
    ctx.fill();
    traceBand(ctx, points, [0.6, 1]);
    ctx.fill();
    ctx.strokeStyle = paints.edge;
    ctx.lineWidth = 2 * stage.unit;
    ctx.beginPath();
    for (const [x, y, half] of points) ctx.lineTo(x, y - half);
    ctx.stroke();
  });
}
