import { rgba, disc, fraction, modulo, type Context2d, within, type Outline } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { Opening } from '../light-shafts.ts';

/** A flake or drop beyond the glass: place and nearness, 0 to 1. */
interface Flake {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

interface Moment {
  readonly window: Opening;
  readonly flakes: readonly Flake[];
  readonly time: number;
}

function paintSnowfall(ctx: Context2d, stage: Stage, { window, flakes, time }: Moment): void {
  const light = stage.glow('#ffffff');
  ctx.globalAlpha = 0.95;
  flakes.forEach(({ x, y, near }) => {
    const size = (3.4 + 6.4 * near) * stage.unit;
    const drift = Math.sin(time + y * 9) * 18 * stage.unit;
    const left = window.x + modulo(x * window.width + drift, window.width) - size;
    const top = window.y + fraction(y + time * (0.06 + 0.08 * near)) * window.height - size;
    ctx.drawImage(light, left, top, size * 2, size * 2);
  });
}

function paintRainfall(ctx: Context2d, { unit }: Stage, { window, flakes, time }: Moment): void {
  ctx.strokeStyle = 'rgba(225,238,250,.34)';
  ctx.lineWidth = 1.2 * unit;
  ctx.beginPath();
  flakes.forEach(({ x, y, near }) => {
    const at = window.x + x * window.width * 1.1;
    const top = window.y + fraction(y + time * (1.1 + near)) * window.height * 1.1 - 20 * unit;
    ctx.moveTo(at, top);
    ctx.lineTo(at - 4 * unit, top + (16 + 26 * near) * unit);
  });
  ctx.stroke();
}

/** Rain or snow in the window. */
export function addWeather(stage: Stage, window: Opening, kind: 'rain' | 'snow'): void {
  const { random, unit } = stage;
  const paint = kind === 'snow' ? paintSnowfall : paintRainfall;
  const flakes = Array.from({ length: 120 }, () => ({ x: random(), y: random(), near: random() }));
  const edge = 20 * unit;
  const pane: Outline = (ctx) =>
    ctx.rect(window.x - edge, window.y - edge, window.width + edge * 2, window.height + edge * 2);
  stage.screen((ctx, time) => {
    within(ctx, pane, () => paint(ctx, stage, { window, flakes, time }));
  });
}

/** A drop on the glass; some run down. */
interface Drop {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly runs: boolean;
  readonly phase: number;
}

function paintDrop(ctx: Context2d, [x, y, radius]: readonly [number, number, number]): void {
  disc(ctx, 'rgba(20,34,60,.38)', [x, y, radius, radius * 1.25]);
  disc(ctx, 'rgba(240,250,255,.75)', [x - radius * 0.25, y + radius * 0.5, radius * 0.5, radius * 0.4]);
}

/** A drop on its way down, and the trail it leaves. */
function paintRunningDrop(
  ctx: Context2d,
  { unit }: Stage,
  { drop, window, time }: { drop: Drop; window: Opening; time: number },
) {
  const { radius, phase } = drop;
  const fall = fraction(time * 0.13 + phase) ** 2;
  const x = window.x + drop.x * window.width + Math.sin(fall * 14 + phase * 9) * 5 * unit;
  const y = window.y + fall * window.height;
  const trail = ctx.createLinearGradient(0, y - 90 * unit, 0, y);
  trail.addColorStop(0, rgba('#ebf6ff', 0));
  trail.addColorStop(1, rgba('#ebf6ff', 0.34));
  ctx.fillStyle = trail;
  ctx.fillRect(x - radius * 0.4, y - 90 * unit, radius * 0.8, 90 * unit);
  paintDrop(ctx, [x, y, radius]);
}

/** Drops that cling to the glass and run. */
export function addDrops(stage: Stage, window: Opening): void {
  const { random, unit } = stage;
  const drops = Array.from({ length: 70 }, () => ({
    x: random(),
    y: random(),
    radius: (1.6 + 4.2 * random() * random()) * unit,
    runs: random() < 0.24,
    phase: random(),
  }));
  const still = drops.filter(({ runs }) => !runs);
  const running = drops.filter(({ runs }) => runs);
  stage.live(0.8, (ctx, time) => {
    still.forEach(({ x, y, radius }) => {
      paintDrop(ctx, [window.x + x * window.width, window.y + y * window.height, radius]);
    });
    running.forEach((drop) => paintRunningDrop(ctx, stage, { drop, window, time }));
  });
}
