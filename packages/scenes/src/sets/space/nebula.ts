import { pick, contextOf, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

const GAS = ['#5a2ea6', '#a33a8f', '#2f5fc4', '#1f8fb0', '#e0746a'];
const STARS = ['#ffffff', '#cfe0ff', '#ffe9cf'];

function paintVoid(ctx: Context2d, { width, height }: Stage): void {
  const paint = ctx.createLinearGradient(0, 0, width, height);
  paint.addColorStop(0, '#060617');
  paint.addColorStop(0.5, '#0d0c2c');
  paint.addColorStop(1, '#081430');
  ctx.fillStyle = paint;
  ctx.fillRect(0, 0, width, height);
}

/** A diagonal river of gas with dark lanes in it. */
function paintGas(ctx: Context2d, stage: Stage): void {
  const { frame, height, random, width } = stage;
  repeat(90, () => {
    const t = random();
    const drift = (random() + random() - 1) * height * 0.24;
    const r = height * (0.05 + 0.2 * random());
    const colour = pick(GAS, random() * GAS.length);
    const y = height * (0.36 - (t - 0.5) * 0.45 * frame.side) + drift;
    glowAt(ctx, stage, { colour, x: width * (t * 1.3 - 0.15), y, rx: r * 1.7, ry: r, alpha: 0.1 + 0.2 * random() });
  });
  repeat(16, () => {
    const t = random();
    const y = height * (0.36 - (t - 0.5) * 0.45 * frame.side) + (random() - 0.5) * height * 0.1;
    const size = { rx: height * 0.16 * (0.4 + random()), ry: height * 0.05 * (0.5 + random()) };
    glowAt(ctx, stage, { colour: '#05051a', x: width * t, y, ...size, alpha: 0.26, mode: 'source-over' });
  });
}

function paintStars(ctx: Context2d, { height, random, unit, width }: Stage): void {
  repeat(900, () => {
    const size = (0.4 + 1.2 * random() ** 4) * unit;
    ctx.globalAlpha = 0.2 + 0.8 * random() ** 2;
    ctx.fillStyle = pick(STARS, random() * STARS.length);
    ctx.fillRect(random() * width, random() * height, size, size);
  });
  ctx.globalAlpha = 1;
}

/** The sun: halo, corona, disc, and a cross of glare. */
function paintSun(ctx: Context2d, stage: Stage): void {
  const { x, y } = stage.sun;
  const u = stage.unit;
  glowAt(ctx, stage, { colour: '#3f6fd8', x, y, rx: 520 * u, alpha: 0.7 });
  glowAt(ctx, stage, { colour: '#ffcf8a', x, y, rx: 250 * u, alpha: 0.8 });
  glowAt(ctx, stage, { colour: '#fffdf4', x, y, rx: 90 * u });
  glowAt(ctx, stage, { colour: '#ffe9c0', x, y, rx: 460 * u, ry: 5 * u, alpha: 0.6 });
  glowAt(ctx, stage, { colour: '#ffe9c0', x, y, rx: 5 * u, ry: 240 * u, alpha: 0.5 });
}

export function addNebula(stage: Stage): void {
  const canvas = stage.environment.canvas(stage.width, stage.height);
  const ctx = contextOf(canvas);
  paintVoid(ctx, stage);
  paintGas(ctx, stage);
  paintStars(ctx, stage);
  paintSun(ctx, stage);
  stage.backdrop(canvas);
}
