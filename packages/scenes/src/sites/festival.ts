import { disc, mix, panel, polygon, rgba, verticalGradient, type Context2d } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { glowAt } from '../light/glow.ts';
import { makeHourLight, warmedPalette } from '../sets/hour-light.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addLayers } from '../sets/layers/add-layers.ts';
import { makeDepth, type Depth } from '../sets/layers/depth.ts';
import { makeLayerSpace } from '../sets/layers/ground-line.ts';
import type { Composition } from '../sets/layers/layer.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy, isWet } from '../stage/weather.ts';
import { paintStall, type Painted } from './festival-stall.ts';
import { addTub } from './goldfish-tub.ts';

const SKY: Composition = {
  name: 'sky over a festival',
  drop: -0.02,
  layers: [
    { kind: 'sky', clouds: 2, size: 0.8 },
    { kind: 'ridge', parallax: 0.06, y: -0.5, amplitude: 170, cells: 3, octaves: 3, seed: 7, tone: ['#6f86a4', 0.2] },
    { kind: 'scatter', what: 'tree', parallax: 0.14, y: 0.02, count: 16, heights: [90, 190], tone: ['leaf', 0.4] },
  ],
};

/** How far the stalls are along the way, in persons. */
const STALLS = [4.9, 3.7, 2.8, 2.1, 1.55, 1.12] as const;
const PAPER = '#ff8a4a';

/** Trodden ground that is lit by the lanterns. */
function paintGround(ctx: Context2d, { stage, light, depth }: Painted, [left, width]: readonly [number, number]): void {
  const { height, palette } = stage;
  const earth = light.tone('#b08d68');
  ctx.fillStyle = verticalGradient(
    ctx,
    [depth.y, height],
    [mix(earth, palette.ink, 0.45), mix(earth, '#ffb070', 0.2), mix(earth, palette.ink, 0.4)],
  );
  ctx.fillRect(left, depth.y + 2, width, height * 1.2);
  const random = stage.fork('stones');
  repeat(120, () => {
    const z = 0.5 + 5 * random() ** 2;
    const [x, y] = depth.at((random() - 0.5) * 5, 0, z);
    disc(ctx, rgba(random() < 0.5 ? palette.ink : '#ffd0a0', 0.12), [
      x,
      y,
      depth.scale(z) * 0.1,
      depth.scale(z) * 0.014,
    ]);
  });
}

/** People who stroll between the stalls, as shapes before the light. */
function paintStrollers(ctx: Context2d, { stage, light, depth }: Painted): void {
  const { palette } = stage;
  const random = stage.fork('strollers');
  repeat(9, (index) => {
    const z = 4.8 - index * 0.28;
    const s = depth.scale(z) * (0.8 + 0.25 * random());
    const [x, y] = depth.at((random() - 0.5) * 1.5, 0, z);
    const robe = mix(
      light.tone(['#3f5a86', '#8a4a5a', '#5a6a5a', '#6a4a7a'][index % 4] ?? '#3f5a86'),
      palette.ink,
      0.35,
    );
    polygon(ctx, robe, [x - 0.1 * s, y - 0.7 * s, x + 0.1 * s, y - 0.7 * s, x + 0.16 * s, y, x - 0.16 * s, y]);
    disc(ctx, mix(robe, palette.ink, 0.4), [x, y - 0.8 * s, 0.1 * s]);
    panel(ctx, mix(robe, '#ffc070', 0.4), [x - 0.11 * s, y - 0.52 * s, 0.22 * s, 0.07 * s]);
  });
}

/** A paper lantern with its rings, lit from within. */
function paintLantern(
  ctx: Context2d,
  stage: Stage,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const body = ctx.createRadialGradient(x, y + size * 0.1, 0, x, y, size * 1.1);
  body.addColorStop(0, '#fff2c0');
  body.addColorStop(0.45, mix(colour, '#ffd488', 0.45));
  body.addColorStop(1, colour);
  disc(ctx, body, [x, y, size * 0.78, size]);
  ctx.strokeStyle = rgba('#7a2a18', 0.28);
  ctx.lineWidth = Math.max(1, size * 0.04);
  for (const share of [-0.5, -0.2, 0.1, 0.4]) {
    ctx.beginPath();
    ctx.ellipse(x, y + size * share, size * 0.76 * Math.sqrt(1 - share * share), size * 0.1, 0, 0, Math.PI);
    ctx.stroke();
  }
  for (const side of [-1, 1])
    panel(ctx, '#3a2018', [
      x - size * 0.36,
      y + side * size * 0.98 - size * 0.09,
      size * 0.72,
      size * 0.18,
      size * 0.05,
    ]);
}

/** Where the lanterns of a cord hang, from the distance to over our heads. */
function lanternsOf(stage: Stage, depth: Depth, side: number) {
  return Array.from({ length: 11 }, (_, index) => {
    const z = 5.2 * 0.83 ** index;
    const sag = 0.1 * Math.sin((index % 3) * 2.1);
    const [x, y] = depth.at(side * (0.92 + 0.05 * (index % 2)), 1.92 - sag, z);
    return { x, y, size: depth.scale(z) * 0.17, colour: index % 2 === 0 ? PAPER : '#f2604a' };
  }).filter(({ y, size }) => y > -size * 2 && size < stage.height * 0.2);
}

function addLanterns(stage: Stage, depth: Depth): void {
  const rows = [-1, 1, -0.42, 0.42].map((side) => lanternsOf(stage, depth, side));
  const all = rows.flat();
  const toned = all.map((one) => ({ ...one, colour: stage.tone(one.colour) }));
  stage.strip({ parallax: 0.9, top: -stage.height * 0.2, fixed: true }, (ctx) => {
    ctx.strokeStyle = rgba('#2a1810', 0.8);
    for (const row of rows) {
      ctx.lineWidth = 2 * stage.unit;
      ctx.beginPath();
      row.forEach(({ x, y, size }, index) => (index === 0 ? ctx.moveTo(x, y - size) : ctx.lineTo(x, y - size)));
      ctx.stroke();
    }
    for (const lantern of toned.toSorted((one, two) => one.size - two.size)) paintLantern(ctx, stage, lantern);
  });
  const near = all.filter(({ size }) => size > 12 * stage.unit);
  stage.live(0.9, (ctx, time) => {
    near.forEach(({ x, y, size }, index) => {
      const alpha = 0.42 + 0.06 * Math.sin(time * 2.2 + index * 1.7);
      glowAt(ctx, stage, { colour: '#ff9a50', x, y, rx: size * 3, alpha });
    });
  });
}

/** A summer festival: rows of lanterns over a way between stalls, and a tub of goldfish. */
export function paintFestival(stage: Stage): void {
  const { frame, unit } = stage;
  addLayers(stage, SKY);
  const light = makeHourLight(stage);
  const depth = makeDepth(makeLayerSpace(stage, SKY.drop, light), [0.52, 0.5], 0.72);
  const painted = { stage, light, depth };
  stage.palette = warmedPalette(stage, light);
  stage.strip({ parallax: 0.8, top: -stage.height * 0.1, fixed: true }, (ctx, strip) => {
    paintGround(ctx, painted, [strip.left, strip.width]);
    STALLS.slice(0, 3).forEach((z, index) =>
      ([-1, 1] as const).forEach((side) => paintStall(ctx, painted, [side, z, index * 2 + (side > 0 ? 1 : 0)])),
    );
    paintStrollers(ctx, painted);
    STALLS.slice(3).forEach((z, index) =>
      ([-1, 1] as const).forEach((side) => paintStall(ctx, painted, [side, z, index * 2 + 7 + (side > 0 ? 1 : 0)])),
    );
  });
  addLanterns(stage, depth);
  addTub(stage, light);
  stage.addCast({
    modeFor: ashore,
    ground: () => frame.ground + 14 * unit,
    heroScale: 1.1,
    bounce: '#ff9a5a',
    rimColour: '#ffc07a',
    rimGain: 1,
    wet: isWet(stage) ? 0.4 : 0,
  });
  if (isSnowy(stage)) addAir(stage, 'snow');
  else addAir(stage, stage.plan.air ?? 'dust', { count: 30, colour: '#ffc890', gain: 0.6 });
}
