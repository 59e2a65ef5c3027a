import {
  disc,
  drawMarks,
  mix,
  panel,
  placeMarks,
  polygon,
  rgba,
  shade,
  verticalGradient,
  type Context2d,
} from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { usualAir } from '../air/usual-air.ts';
import { glowAt } from '../light/glow.ts';
import { addHeroLeftStrip } from '../sets/hero-left.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addLayers } from '../sets/layers/add-layers.ts';
import { makeLayerSpace, type LayerSpace } from '../sets/layers/ground-line.ts';
import type { Composition } from '../sets/layers/layer.ts';
import { repeat } from '../sets/repeat.ts';
import type { Place, Stage } from '../stage/stage.ts';
import { isSnowy } from '../stage/weather.ts';
import { STRANDED } from './stranded.data.ts';

const SHORE: Composition = {
  name: 'shore at low tide',
  drop: -0.06,
  layers: [
    { kind: 'sky', sun: 0.28, clouds: 4, size: 1 },
    { kind: 'ridge', parallax: 0.05, y: -0.1, amplitude: 90, cells: 3, octaves: 2, seed: 4, tone: ['#7fa0b4', 0.15] },
    { kind: 'ridge', parallax: 0.06, y: 0.02, amplitude: 3, cells: 1, octaves: 1, seed: 1, tone: ['#5f9dbb', 0.4] },
  ],
};

const HOUSES = ['#e9dcc4', '#d98c74', '#8fb0b8', '#f0cf8f', '#c8d0c4', '#b98a9a'];

interface House {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
  readonly wall: string;
  readonly roof: string;
}

/** A gabled house with four windows. */
function paintHouse(ctx: Context2d, { palette, unit: u }: Stage, { x, foot, wide, tall, wall, roof }: House): void {
  const top = foot - tall;
  panel(ctx, verticalGradient(ctx, [top, foot + 34 * u], [wall, shade(wall, -0.06)]), [x, top, wide, tall + 30 * u]);
  polygon(ctx, shade(wall, 0.02), [x, top + u, x + wide / 2, top - wide * 0.5, x + wide, top + u]);
  polygon(ctx, roof, [
    x - 6 * u,
    top + 6 * u,
    x + wide / 2,
    top - wide * 0.56,
    x + wide + 6 * u,
    top + 6 * u,
    x + wide + 6 * u,
    top - 2 * u,
    x + wide / 2,
    top - wide * 0.68,
    x - 6 * u,
    top - 2 * u,
  ]);
  const pane = palette.dark > 0.3 ? '#ffd890' : mix(palette.sky[1], palette.ink, 0.4);
  for (const [across, down] of [
    [0.2, 0.18],
    [0.6, 0.18],
    [0.2, 0.56],
    [0.6, 0.56],
  ] as const) {
    panel(ctx, '#f7f0e0', [
      x + wide * across - 2 * u,
      top + tall * down - 2 * u,
      wide * 0.2 + 4 * u,
      tall * 0.18 + 4 * u,
    ]);
    panel(ctx, pane, [x + wide * across, top + tall * down, wide * 0.2, tall * 0.18]);
  }
}

/** The village on its wall along the shore: gabled houses, each in another colour. */
function addVillage(stage: Stage, { colourOf, horizon }: LayerSpace): void {
  const { palette, random, unit: u, width } = stage;
  const foot = horizon + 34 * u;
  addHeroLeftStrip(stage, { parallax: 0.3, top: horizon - 260 * u, bottom: foot + 60 * u, fixed: true }, (ctx) => {
    let x = width * 0.3;
    repeat(11, (index) => {
      const wide = (62 + 34 * random()) * u;
      const near = index / 10;
      const tall = (70 + 66 * random()) * u * (0.6 + 0.6 * near);
      const wall = colourOf([HOUSES[index % HOUSES.length] ?? '#e9dcc4', 0.45 + 0.3 * near]);
      const roof = colourOf([index % 3 === 0 ? '#8a5a4e' : '#5f6a74', 0.5 + 0.3 * near]);
      paintHouse(ctx, stage, { x, foot: foot - 34 * u, wide, tall, wall, roof });
      x += wide * 0.96;
    });
    const quay = colourOf(['#9a8d7e', 0.6]);
    panel(
      ctx,
      verticalGradient(
        ctx,
        [foot - 34 * u, foot + 24 * u],
        [mix(quay, palette.glow, 0.2), mix(quay, palette.ink, 0.24)],
      ),
      [width * 0.27, foot - 34 * u, width * 1.2, 60 * u],
    );
    repeat(30, (index) =>
      panel(ctx, rgba(palette.ink, 0.14), [
        width * 0.27 + index * 46 * u + (index % 2) * 12 * u,
        foot - 30 * u,
        3 * u,
        50 * u,
      ]),
    );
  });
}

/** Wet sand with pools that hold the sky, ripples and weed. */
function addSand(stage: Stage, { colourOf, horizon }: LayerSpace): void {
  const { height, palette, random, unit: u, width } = stage;
  const sand = colourOf(['#d6ba8a', 0.7]);
  const top = horizon + 22 * u;
  stage.strip({ parallax: 0.8, top: top - 4 * u, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(
      ctx,
      [top, height],
      [mix(sand, palette.sky[4], 0.4), sand, mix(sand, palette.ink, 0.3)],
    );
    ctx.fillRect(strip.left, top, strip.width, strip.bottom - top);
    repeat(90, () => {
      const near = random() ** 1.2;
      const y = top + (height - top) * near;
      const x = strip.left + strip.width * random();
      disc(ctx, rgba(random() < 0.5 ? palette.ink : palette.glow, 0.07), [
        x,
        y,
        (40 + 150 * near) * u,
        (2 + 5 * near) * u,
      ]);
    });
    repeat(9, (index) => {
      const near = 0.06 + 0.9 * ((index * 0.381) % 1);
      const y = top + (height - top) * near;
      const x = width * ((index * 0.618 + 0.1) % 1);
      paintPool(ctx, stage, { x, y, size: (70 + 190 * near) * u, near });
    });
    repeat(26, () => {
      const near = random();
      const [x, y] = [strip.left + strip.width * random(), top + (height - top) * near];
      disc(ctx, mix(sand, '#4a5a36', 0.55), [x, y, (5 + 16 * near) * u, (2 + 4 * near) * u, random()]);
    });
  });
}

function paintPool(
  ctx: Context2d,
  { palette, unit: u }: Stage,
  { x, y, size, near }: { x: number; y: number; size: number; near: number },
): void {
  const flat = 0.06 + 0.07 * near;
  disc(ctx, rgba(palette.ink, 0.16), [x, y - 2 * u, size * 1.05, size * flat * 1.2]);
  disc(ctx, verticalGradient(ctx, [y - size * flat, y + size * flat], [palette.sky[3], palette.sky[1]]), [
    x,
    y,
    size,
    size * flat,
  ]);
  disc(ctx, rgba('#ffffff', 0.35), [x - size * 0.3, y - size * flat * 0.2, size * 0.4, size * flat * 0.2]);
}

/** Boats that lie on their sides where the water left them. */
function addBoats(stage: Stage, { colourOf, horizon, person }: LayerSpace): void {
  const { frame, palette, unit: u, width } = stage;
  const hulls = ['#4f86a8', '#c8604a', '#5f9a7a', '#e2b052'];
  const at = [
    [0.34, 0.2, 0.34, -0.14],
    [0.52, 0.34, 0.46, 0.12],
    [0.82, 0.52, 0.62, -0.1],
    [0.08, 0.46, 0.54, 0.13],
  ] as const;
  addHeroLeftStrip(stage, { parallax: 0.85, top: horizon - 200 * u, fixed: true }, (ctx) => {
    at.forEach(([across, line, size, lean], index) => {
      const x = width * across;
      const y = horizon + line * (frame.ground - horizon);
      ctx.save();
      ctx.translate(x, y);
      disc(ctx, rgba(palette.ink, 0.3), [0, 4 * u, person * size * 0.72, person * size * 0.06]);
      ctx.rotate(lean);
      const tones = {
        main: colourOf([hulls[index] ?? '#4f86a8', 0.7]),
        trim: colourOf(['#f4ead6', 0.7]),
        wood: colourOf(['#8a6242', 0.7]),
        ink: palette.ink,
      };
      drawMarks(ctx, placeMarks(STRANDED.boat, { scale: person * size }), tones);
      ctx.restore();
    });
  });
}

/** Boats are leaned over; a second one leans the other way. */
function placesOn(stage: Stage, count: number): Place[] {
  const { frame, width } = stage;
  const step = Math.min(width * 0.34, width / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const x = frame.heroX - frame.side * index * step * 0.92;
    return { x, depth: index === 0 ? 0 : -0.8 - 0.3 * (index % 2), scale: index === 0 ? 1 : 0.72, lean: side * 0.06 };
  });
}

/** A fishing village when the water is out: sand, pools, and boats that lie on it. */
export function paintLowTide(stage: Stage): void {
  const { frame, palette, unit } = stage;
  addLayers(stage, SHORE);
  const space = makeLayerSpace(stage, SHORE.drop);
  addVillage(stage, space);
  addSand(stage, space);
  addBoats(stage, space);
  const hasBoat = stage.plan.cast[0]?.mode === 'water';
  stage.live(0.8, (ctx, time) => {
    const alpha = 0.24 + 0.03 * Math.sin(time * 1.4);
    glowAt(ctx, stage, {
      colour: palette.glow,
      x: frame.lightX,
      y: space.horizon + 40 * unit,
      rx: 460 * unit,
      ry: 120 * unit,
      alpha,
    });
  });
  stage.addCast({
    modeFor: ashore,
    ground: () => frame.ground + 10 * unit,
    ...(hasBoat ? { places: (count: number) => placesOn(stage, count) } : {}),
    bounce: space.colourOf(['#d6ba8a', 0.6]),
    rimGain: 0.9,
    heroScale: 1,
  });
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
