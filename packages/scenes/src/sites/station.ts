import {
  contextOf,
  disc,
  mix,
  panel,
  polygon,
  rgba,
  shade,
  TAU,
  verticalGradient,
  type Context2d,
} from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import type { Mode } from '@kinora/subjects';

import { addAir } from '../air/air.ts';
import { glowAt } from '../light/glow.ts';
import { addHeroLeftStrip, mirroredX } from '../sets/hero-left.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';

/** The round window, as if the hero stood on the left. */
interface Port {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const WALL = '#a9b8c6';

/** Continents and clouds, clipped to the globe. */
function paintLand(ctx: Context2d, { random }: Stage, [ex, ey, er]: readonly [number, number, number]): void {
  ctx.save();
  ctx.beginPath();
  ctx.arc(ex, ey, er, 0, TAU);
  ctx.clip();
  for (const [ax, ay, wide, high, lean] of [
    [-0.34, -0.7, 0.3, 0.15, 0.5],
    [-0.2, -0.52, 0.22, 0.12, -0.3],
    [0.36, -0.76, 0.22, 0.1, 0.3],
    [0.46, -0.56, 0.3, 0.16, 0.7],
    [0.06, -0.3, 0.3, 0.14, 0],
  ] as const) {
    const coast = Array.from({ length: 14 }, (_, index) => {
      const turn = (index / 14) * TAU;
      const rough = 0.62 + 0.5 * random();
      return [
        ex + er * (ax + Math.cos(turn + lean) * wide * rough),
        ey + er * (ay + Math.sin(turn + lean) * high * rough),
      ];
    }).flat();
    polygon(ctx, '#5f8f66', coast);
    polygon(
      ctx,
      rgba('#b9a874', 0.5),
      coast.map((value, index) =>
        index % 2 === 0
          ? ex + er * ax + (value - ex - er * ax) * 0.6 + er * 0.02
          : ey + er * ay + (value - ey - er * ay) * 0.6,
      ),
    );
  }
  repeat(26, () => {
    const turn = -Math.PI * (0.1 + 0.8 * random());
    const far = 0.5 + 0.48 * random();
    disc(ctx, rgba('#ffffff', 0.3 + 0.3 * random()), [
      ex + Math.cos(turn) * er * far,
      ey + Math.sin(turn) * er * far,
      er * (0.06 + 0.14 * random()),
      er * (0.014 + 0.02 * random()),
      turn + Math.PI / 2,
    ]);
  });
  ctx.restore();
}

/** Stars, and the earth below with clouds and a thin blue edge. */
function paintEarth(ctx: Context2d, stage: Stage, { x, y, radius: r }: Port): void {
  const { random, unit } = stage;
  panel(ctx, '#060a1c', [x - r, y - r, r * 2, r * 2]);
  repeat(70, () =>
    disc(ctx, rgba('#ffffff', 0.3 + 0.7 * random()), [
      x + (random() - 0.5) * r * 2,
      y + (random() - 0.5) * r * 2,
      (0.6 + 1.3 * random()) * unit,
    ]),
  );
  const [ex, ey, er] = [x - r * 0.1, y + r * 1.16, r * 1.3];
  for (const [reach, alpha] of [
    [1.1, 0.12],
    [1.06, 0.25],
    [1.03, 0.5],
  ] as const)
    disc(ctx, rgba('#6fc3ff', alpha), [ex, ey, er * reach]);
  const sea = ctx.createRadialGradient(ex + er * 0.3, ey - er * 0.6, er * 0.1, ex, ey, er);
  sea.addColorStop(0, '#5fb4ee');
  sea.addColorStop(0.6, '#2a72c4');
  sea.addColorStop(1, '#123f86');
  disc(ctx, sea, [ex, ey, er]);
  paintLand(ctx, stage, [ex, ey, er]);
}

/** The window with the ring that it is bolted to. */
function paintPort(ctx: Context2d, stage: Stage, port: Port): void {
  const { unit: u } = stage;
  const { x, y, radius: r } = port;
  disc(ctx, shade(WALL, -0.2), [x, y + 8 * u, r * 1.2]);
  disc(ctx, shade(WALL, 0.03), [x, y, r * 1.19]);
  disc(ctx, shade(WALL, -0.12), [x, y, r * 1.06]);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r, 0, TAU);
  ctx.clip();
  paintEarth(ctx, stage, port);
  polygon(ctx, rgba('#ffffff', 0.08), [x - r * 0.7, y - r, x - r * 0.3, y - r, x - r * 0.9, y + r, x - r * 1.3, y + r]);
  ctx.restore();
  repeat(16, (index) => {
    const turn = (index / 16) * TAU;
    disc(ctx, shade(WALL, -0.26), [x + Math.cos(turn) * r * 1.13, y + Math.sin(turn) * r * 1.13, 5.5 * u]);
    disc(ctx, '#f4f8fb', [x + Math.cos(turn) * r * 1.13 - u, y + Math.sin(turn) * r * 1.13 - u, 2.6 * u]);
  });
}

/** A row of lockers, screens and vents along the wall. */
function paintModules(ctx: Context2d, stage: Stage, [top, foot]: readonly [number, number]): void {
  const { random, unit: u, width } = stage;
  const wide = 148 * u;
  repeat(Math.ceil((width * 1.4) / wide), (index) => {
    const x = -width * 0.2 + index * wide;
    const body = shade(WALL, (index % 3) * 0.02 - 0.02);
    panel(ctx, shade(body, -0.16), [x + 4 * u, top, wide - 8 * u, foot - top, 12 * u]);
    panel(ctx, verticalGradient(ctx, [top, foot], [shade(body, 0.05), shade(body, -0.05)]), [
      x + 6 * u,
      top,
      wide - 12 * u,
      foot - top - 5 * u,
      12 * u,
    ]);
    if (index % 3 === 0) {
      panel(ctx, '#12263a', [x + 20 * u, top + 18 * u, wide - 40 * u, (foot - top) * 0.5, 6 * u]);
      repeat(4, (row) =>
        panel(ctx, rgba(row % 2 === 0 ? '#6fe0c8' : '#f2c25a', 0.85), [
          x + 30 * u,
          top + (30 + row * 16) * u,
          (20 + 60 * random()) * u,
          6 * u,
          3 * u,
        ]),
      );
    }
    if (index % 3 === 1)
      repeat(5, (row) =>
        panel(ctx, shade(body, -0.14), [x + 24 * u, top + (24 + row * 15) * u, wide - 48 * u, 6 * u, 3 * u]),
      );
    if (index % 3 === 2) {
      panel(ctx, shade(body, -0.08), [x + 26 * u, top + 20 * u, wide - 52 * u, (foot - top) * 0.5, 8 * u]);
      panel(ctx, '#e08a4a', [x + wide / 2 - 22 * u, top + (foot - top) * 0.34, 44 * u, 9 * u, 4 * u]);
    }
    disc(ctx, index % 2 === 0 ? '#7fe08a' : '#f2b84a', [x + wide - 24 * u, foot - 24 * u, 4.5 * u]);
  });
}

function modeInside({ mode }: CastEntry): Mode {
  return mode === 'ground' || mode === 'prop' || mode === 'water' ? 'float' : mode;
}

/** Inside a space station: white modules, a round window with the earth in it, and everybody afloat. */
export function paintStation(stage: Stage): void {
  const { environment, frame, height, unit: u, width } = stage;
  const port = frame.wide
    ? { x: width * 0.69, y: height * 0.45, radius: height * 0.29 }
    : { x: width * 0.5, y: height * 0.3, radius: Math.min(width * 0.36, height * 0.22) };
  const light = { key: '#f6fbff', fill: '#5f7a9c', glow: '#cfe8ff', mist: '#c4d4e2', ink: '#16202e' };
  stage.palette = { ...stage.palette, ...light, dark: 0.12 };
  stage.sun = { x: mirroredX(stage, port.x), y: port.y, radius: 10 * u };
  stage.vignette = 0.7;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = verticalGradient(ctx, [0, height], ['#7f90a0', '#b3c0cc', '#8f9dab']);
  ctx.fillRect(0, 0, width, height);
  stage.backdrop(canvas);
  addHeroLeftStrip(stage, { parallax: 0.5, top: -height * 0.06, fixed: true }, (paint) => {
    panel(paint, verticalGradient(paint, [0, height], [shade(WALL, -0.06), WALL, shade(WALL, -0.1)]), [
      -width,
      -height * 0.06,
      width * 3,
      height * 1.2,
    ]);
    repeat(9, (index) => {
      const x = -width * 0.2 + index * width * 0.18;
      panel(paint, rgba('#5f7488', 0.4), [x, height * 0.14, 4 * u, height * 0.66]);
      panel(paint, rgba('#ffffff', 0.5), [x + 4 * u, height * 0.14, 2 * u, height * 0.66]);
    });
    paintModules(paint, stage, [height * 0.76, height * 0.99]);
    paintModules(paint, stage, [-height * 0.03, height * 0.13]);
    for (const y of [height * 0.155, height * 0.725]) {
      panel(paint, '#3f77a8', [-width, y + 3 * u, width * 3, 9 * u, 4 * u]);
      panel(paint, '#7fb0d8', [-width, y + 3 * u, width * 3, 3 * u, 2 * u]);
      repeat(14, (index) =>
        panel(paint, '#52626f', [-width * 0.2 + index * width * 0.11, y - 3 * u, 16 * u, 20 * u, 4 * u]),
      );
    }
    panel(paint, '#f4fbff', [-width, height * 0.185, width * 3, 9 * u]);
    paintPort(paint, stage, port);
  });
  stage.live(0.5, (paint, time) => {
    const x = mirroredX(stage, port.x);
    glowAt(paint, stage, { colour: '#9fd0ff', x, y: port.y, rx: port.radius * 2, alpha: 0.28 + 0.02 * Math.sin(time) });
    glowAt(paint, stage, {
      colour: '#ffffff',
      x: width / 2,
      y: height * 0.19,
      rx: width * 0.6,
      ry: height * 0.2,
      alpha: 0.14,
    });
  });
  stage.addCast({
    modeFor: modeInside,
    floatY: frame.tall ? 0.52 : 0.44,
    bounce: mix('#9fd0ff', '#ffffff', 0.4),
    rimColour: '#e8f6ff',
    rimGain: 0.9,
    hazeGain: 0.1,
  });
  addAir(stage, 'dust', { count: 18, colour: '#ffffff', gain: 0.4 });
}
