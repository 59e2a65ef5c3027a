import { contextOf, disc, fraction, lerp, mix, pick, rgba, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import type { Stage } from '../../stage/stage.ts';
import { mirroredX } from '../hero-left.ts';
import { repeat } from '../repeat.ts';

const GAS = ['#7f95e8', '#a98fe0', '#e8a8c8', '#ffd9b8', '#8fc4f0'];
const DUST = 44;
const PUFFS = 130;
const SPARKS = 1100;

/** A place along the milky way, which rises from behind the hero to the side of the light. */
function onBand(stage: Stage, t: number, aside: number): readonly [x: number, y: number] {
  const { frame, height, width } = stage;
  const x = lerp(0.16, 1.02, t) * width + aside * height * 0.16;
  const y = lerp(0.78, -0.12, t + 0.08 * Math.sin(t * 3)) * height * (frame.tall ? 0.82 : 1) + aside * height * 0.2;
  return [mirroredX(stage, x), y];
}

/** Near the middle more often than far from it. */
const bell = (random: () => number) => random() + random() + random() - 1.5;

function paintBand(ctx: Context2d, stage: Stage): void {
  const { palette, unit: u } = stage;
  const random = stage.fork('milky way');
  repeat(PUFFS, () => {
    const t = random();
    const [x, y] = onBand(stage, t, bell(random) * 0.8);
    const colour = pick(GAS, random() * GAS.length);
    const swell = 0.5 + Math.sin(Math.PI * Math.min(1, t * 1.1));
    glowAt(ctx, stage, { colour, x, y, rx: (50 + 120 * random()) * u * swell, alpha: 0.05 + 0.09 * random() });
  });
  repeat(DUST, () => {
    const t = random();
    const [x, y] = onBand(stage, t, 0.12 + bell(random) * 0.22);
    const dark = mix(palette.sky[0], palette.sky[1], 0.5);
    glowAt(ctx, stage, { colour: dark, x, y, rx: (24 + 60 * random()) * u, alpha: 0.22, mode: 'source-over' });
  });
  repeat(SPARKS, () => {
    const [x, y] = onBand(stage, random(), bell(random) * 0.9);
    const size = (0.35 + 0.9 * random() ** 4) * u;
    disc(ctx, rgba(mix('#ffffff', pick(GAS, random() * GAS.length), 0.4), 0.35 + 0.6 * random()), [x, y, size]);
  });
}

/** A few large stars with a soft halo. */
function paintBright(ctx: Context2d, stage: Stage): void {
  const { height, unit: u, width } = stage;
  const random = stage.fork('bright stars');
  repeat(26, () => {
    const [x, y] = [random() * width, random() ** 1.2 * height * 0.66];
    const size = (1.2 + 1.4 * random()) * u;
    glowAt(ctx, stage, {
      colour: pick(['#cfe0ff', '#fff0d8', '#ffd8d0'], random() * 3),
      x,
      y,
      rx: size * 7,
      alpha: 0.6,
    });
    disc(ctx, '#ffffff', [x, y, size]);
  });
}

/** A star that falls now and then. */
function addFallingStar(stage: Stage): void {
  const { height, unit: u, width } = stage;
  const random = stage.fork('falling star');
  const ways = Array.from({ length: 5 }, () => ({ x: 0.1 + 0.6 * random(), y: 0.06 + 0.26 * random() }));
  stage.screen((ctx, time) => {
    const clock = time / 2.6 + 0.35;
    const age = fraction(clock) * 3.4;
    const way = ways[Math.floor(clock) % ways.length];
    if (!way || age > 1) return;
    const [x, y] = [(way.x + 0.24 * age) * width, (way.y + 0.13 * age) * height];
    const tail = ctx.createLinearGradient(x - 150 * u, y - 78 * u, x, y);
    tail.addColorStop(0, 'rgba(255,255,255,0)');
    tail.addColorStop(1, `rgba(255,255,255,${(0.9 * Math.sin(Math.PI * age)).toFixed(3)})`);
    ctx.strokeStyle = tail;
    ctx.lineWidth = 2.4 * u;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x - 150 * u, y - 78 * u);
    ctx.lineTo(x, y);
    ctx.stroke();
  });
}

export function addStarrySky(stage: Stage): void {
  const { frame, height } = stage;
  const horizon = Math.min(height * 0.84, frame.horizon + height * 0.1);
  const canvas = paintSky(stage, { horizon, hideSun: true });
  const ctx = contextOf(canvas);
  paintBand(ctx, stage);
  paintBright(ctx, stage);
  glowAt(ctx, stage, {
    colour: stage.palette.glow,
    x: frame.lightX,
    y: horizon,
    rx: stage.width * 0.6,
    ry: height * 0.2,
    alpha: 0.35,
  });
  stage.backdrop(canvas);
  stage.screen(makeStars(stage, { count: 420, bottom: horizon }));
  addFallingStar(stage);
}
