import { mix, rgba, trace, fraction, lerp, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { glitter } from '../../water/glitter.ts';
import { repeat } from '../repeat.ts';
import { edgeOf, traceBand, type Coast, type Offset } from './sea.ts';

/** Seconds from one wave to the next. */
const PERIOD = 5.2;

/** Small waves that come in over the whole bay. */
function paintRipples(ctx: Context2d, stage: Stage, { coast, time, rough }: Surf): void {
  const { unit, width } = stage;
  const { horizon, lineAt } = coast.shore;
  ctx.lineCap = 'round';
  ctx.strokeStyle = coast.tones.foam;
  repeat(rough ? 64 : 42, (i) => {
    const age = fraction(i * 0.618 + time * 0.028);
    const x = fraction(i * 0.371 + Math.sin(i) * 0.1) * width * 1.1 - width * 0.05;
    const y = lerp(horizon + 4 * unit, lineAt(x) - 14 * unit, age ** 1.5);
    const reach = (6 + 54 * age) * unit * (0.5 + 0.5 * Math.abs(Math.sin(i * 5.1)));
    ctx.globalAlpha = (rough ? 0.7 : 0.4) * Math.sin(Math.PI * age) * (0.45 + 0.55 * Math.sin(time * 1.2 + i * 2) ** 2);
    ctx.lineWidth = (0.8 + (rough ? 3 : 1.6) * age) * unit;
    ctx.beginPath();
    ctx.moveTo(x - reach, y);
    ctx.quadraticCurveTo(x, y - (2 + 5 * age) * unit, x + reach, y + unit);
    ctx.stroke();
  });
  ctx.globalAlpha = 1;
}

interface Surf {
  readonly coast: Coast;
  readonly time: number;
  readonly rough: boolean;
}
/** One of the waves that take turns; `start` is its share of a turn ahead. */
interface Wave extends Surf {
  readonly start: number;
}

/** One wave on its way in: a swelling band with a white crest. */
function paintBreaker(ctx: Context2d, stage: Stage, { coast, time, rough, start }: Wave): void {
  const { unit } = stage;
  const age = fraction(time / PERIOD + start);
  if (age > 0.62) return;
  const share = age / 0.62;
  const away = lerp(rough ? 130 : 92, 6, share ** 1.1) * unit;
  const thick = (3 + (rough ? 20 : 11) * Math.sin(Math.PI * Math.min(1, share * 0.9))) * unit;
  const wobble: Offset = (x) =>
    Math.sin(x / (70 * unit) + start * 20) * 5 * unit + Math.sin(x / (31 * unit) + start * 9) * 2 * unit;
  const upper = edgeOf(stage, coast.shore, (x) => wobble(x) - away - thick);
  const lower = edgeOf(stage, coast.shore, (x) => wobble(x) - away);
  const light = Math.sin(Math.PI * Math.min(1, share + 0.12)) ** 0.6;
  ctx.fillStyle = rgba(stage.tone(mix(coast.tones.sea[2], coast.tones.sea[1], 0.5)), 0.6 * light);
  traceBand(ctx, upper, lower);
  ctx.fill();
  ctx.strokeStyle = rgba(coast.tones.foam, (0.3 + 0.65 * share) * light);
  ctx.lineWidth = (1.2 + 4.5 * share) * unit;
  ctx.beginPath();
  trace(ctx, upper);
  ctx.stroke();
  paintFoam(ctx, { upper, unit, colour: rgba(coast.tones.foam, 0.75 * share * light), thick: thick * 0.8 });
}

interface Foam {
  readonly upper: readonly number[];
  readonly unit: number;
  readonly colour: string;
  readonly thick: number;
}

/** White water that tumbles down the front of a breaker, in patches. */
function paintFoam(ctx: Context2d, { upper, unit, colour, thick }: Foam): void {
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineWidth = 2.6 * unit;
  ctx.beginPath();
  repeat(upper.length / 2, (i) => {
    const patch = Math.sin(i * 0.43) + Math.sin(i * 0.17 + 2);
    if (patch < 0.1) return;
    const [x, y] = [upper[i * 2] ?? 0, upper[i * 2 + 1] ?? 0];
    const drop = thick * (0.25 + 0.5 * fraction(i * 0.618));
    const reach = (4 + 7 * fraction(i * 0.381)) * unit;
    ctx.moveTo(x - reach, y + drop);
    ctx.lineTo(x + reach, y + drop + unit);
  });
  ctx.stroke();
}

/** How far up the sand the wash has come at a moment: quickly in, slowly back. */
export function washAt(time: number, start: number): number {
  const age = fraction(time / PERIOD + start);
  if (age < 0.56) return 0;
  const share = (age - 0.56) / 0.44;
  return share < 0.35
    ? Math.sin((share / 0.35) * (Math.PI / 2))
    : 0.5 + 0.5 * Math.cos(((share - 0.35) / 0.65) * Math.PI);
}

/** A thin sheet of water that runs up the sand, with lace along its edge. */
function paintWash(ctx: Context2d, stage: Stage, { coast, time, rough, start }: Wave): void {
  const { unit } = stage;
  const up = washAt(time, start);
  if (up <= 0.01) return;
  const reach = (rough ? 64 : 40) * unit * up;
  const tongue: Offset = (x) =>
    reach * (0.66 + 0.24 * Math.sin(x / (120 * unit) + start * 31) + 0.1 * Math.sin(x / (37 * unit) + start * 7));
  const lower = edgeOf(stage, coast.shore, tongue);
  ctx.fillStyle = rgba(stage.tone(mix(coast.tones.sea[3], coast.tones.foam, 0.25)), 0.55);
  traceBand(
    ctx,
    edgeOf(stage, coast.shore, () => -6 * unit),
    lower,
  );
  ctx.fill();
  for (const [back, width, alpha] of [
    [0, 4.5, 0.95],
    [0.3, 2, 0.55],
    [0.62, 1.4, 0.4],
  ] as const) {
    ctx.strokeStyle = rgba(coast.tones.foam, alpha * Math.min(1, up * 2));
    ctx.lineWidth = width * unit;
    ctx.beginPath();
    trace(
      ctx,
      edgeOf(stage, coast.shore, (x) => tongue(x) * (1 - back) + Math.sin(x / (19 * unit) + back * 9) * 2 * unit),
    );
    ctx.stroke();
  }
}

/** Everything that moves on the water: glitter, ripples, breakers, and the wash that comes and goes. */
export function addSurf(stage: Stage, coast: Coast): void {
  const rough = stage.plan.weather === 'storm';
  stage.live(0.5, (ctx, time) => {
    const surf = { coast, time, rough };
    glitter(ctx, stage, {
      time,
      y: coast.shore.horizon,
      count: 70,
      gain: 0.75,
      bottom: coast.shore.lineAt(stage.sun.x),
    });
    paintRipples(ctx, stage, surf);
    for (const start of [0, 0.5]) paintBreaker(ctx, stage, { ...surf, start });
    for (const start of [0, 0.5]) paintWash(ctx, stage, { ...surf, start });
  });
}
