import { mix, rgba, type Colour, disc, polygon, lerp, pick, type Context2d, verticalGradient } from '@kinora/drawing';

import { grass } from '../../land/grass.ts';
import type { Verdure } from '../../land/verdure.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { isShared } from '../kept-clear.ts';
import { repeat } from '../repeat.ts';

/** Where the path runs: its middle and half its width at a height of the frame. */
export interface Path {
  /** Where it comes out of the trees. */
  readonly top: number;
  readonly middleAt: (y: number) => number;
  readonly halfAt: (y: number) => number;
}

/** From the fountain in a bow to below the feet of the hero, and out of the frame. */
export function layPath({ frame, height, unit, width }: Stage, top: number): Path {
  const { heroX, lightX, ground, side } = frame;
  const shareAt = (y: number) => Math.max(0, (y - top) / (ground - top));
  return {
    top,
    middleAt: (y) => {
      const t = shareAt(y);
      const bow = 0.42 * t * Math.exp(-2.4 * t) * width * side;
      return lerp(lightX, heroX, 1.15 * Math.tanh(1.3 * t)) + bow * (width > height ? 1 : 0.4);
    },
    halfAt: (y) => (16 + 190 * shareAt(y) ** 1.35) * unit * Math.min(1, (width / height) * 0.9 + 0.25),
  };
}

function paintPath(
  ctx: Context2d,
  strip: Strip,
  { path, colours }: { path: Path; colours: readonly [Colour, Colour, Colour] },
): void {
  const { height, random, unit } = strip.stage;
  const [far, near, edge] = colours;
  const rows = Array.from({ length: 41 }, (_, i) => lerp(path.top, height * 1.1, (i / 40) ** 1.4));
  const outline = (wider: number) => [
    ...rows.flatMap((y) => [path.middleAt(y) - path.halfAt(y) * wider, y]),
    ...rows.toReversed().flatMap((y) => [path.middleAt(y) + path.halfAt(y) * wider, y]),
  ];
  polygon(ctx, edge, outline(1.06));
  polygon(ctx, verticalGradient(ctx, [path.top, height], [far, near]), outline(1));
  repeat(150, () => {
    const y = lerp(path.top, height, random() ** 0.8);
    const x = path.middleAt(y) + (random() - 0.5) * 1.8 * path.halfAt(y);
    const size = (0.6 + 2.6 * ((y - path.top) / (height - path.top))) * unit;
    disc(ctx, rgba(random() < 0.5 ? edge : far, 0.5), [x, y, size * 1.8, size * 0.7]);
  });
}

/** Shade of leaves in patches, light between. */
function paintDapples(ctx: Context2d, strip: Strip, verdure: Verdure): void {
  const { height, palette, random, unit } = strip.stage;
  repeat(80, (i) => {
    const near = random();
    const y = lerp(strip.top + 20 * unit, height, near ** 0.9);
    const tone = i % 3 === 0 ? rgba(palette.glow, 0.14) : rgba(verdure.leaf(0.95), 0.12);
    disc(ctx, tone, [strip.left + random() * strip.width, y, (30 + 110 * near) * unit, (3 + 10 * near) * unit]);
  });
}

const BLOOMS = ['#ff6f8d', '#ffc94d', '#fff3d6', '#b98cff', '#ff8f5c'];

/** A round bed of flowers with a low hedge. */
function paintBed(
  ctx: Context2d,
  stage: Stage,
  { x, y, size, verdure }: { x: number; y: number; size: number; verdure: Verdure },
): void {
  const { palette, random, unit } = stage;
  disc(ctx, rgba(palette.ramp[3], 0.22), [x - verdure.side * size * 0.06, y + size * 0.04, size * 1.05, size * 0.27]);
  disc(ctx, verdure.leaf(0.85), [x, y - size * 0.02, size, size * 0.25]);
  disc(ctx, mix(verdure.leaf(0.55), palette.glow, 0.12), [x, y - size * 0.07, size * 0.97, size * 0.22]);
  disc(ctx, verdure.snowy ? '#eef3f9' : verdure.leaf(0.75), [x, y - size * 0.08, size * 0.86, size * 0.17]);
  repeat(verdure.snowy ? 0 : 110, (i) => {
    const [angle, reach] = [random() * 6.28, Math.sqrt(random())];
    const ring = Math.floor(reach * 3);
    const colour = verdure.local(pick(BLOOMS, ring + (i % 7 === 0 ? 2 : 0)), 0.72);
    disc(ctx, colour, [
      x + Math.cos(angle) * reach * size * 0.83,
      y - size * 0.1 + Math.sin(angle) * reach * size * 0.15,
      (2 + 1.8 * random()) * unit * (0.5 + size / (200 * unit)),
    ]);
  });
}

/** Lawn, path and flower beds, from the trees down to us. */
export function addLawn(stage: Stage, verdure: Verdure, path: Path): void {
  const { frame, height, palette, unit, width } = stage;
  const tops = [
    mix(verdure.grass(0.3), palette.glow, 0.16),
    verdure.grass(0.42),
    verdure.grass(0.62),
    verdure.grass(0.8),
  ];
  const gravel = verdure.snowy ? '#f1f4f8' : '#e9d5b0';
  const colours = [
    mix(verdure.local(gravel, 0.5), palette.glow, 0.2),
    mix(verdure.local(gravel, 0.7), palette.ramp[2], 0.1),
    mix(verdure.local(gravel, 0.8), verdure.grass(0.85), 0.5),
  ] as const;
  const { side, heroX, ground } = frame;
  stage.strip({ parallax: 0.7, top: path.top - 20 * unit, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(ctx, [path.top, height], tops);
    ctx.fillRect(strip.left, path.top, strip.width, strip.bottom - path.top);
    paintDapples(ctx, strip, verdure);
    paintPath(ctx, strip, { path, colours });
    const beds = frame.tall
      ? [
          [0.42, -0.1, 96],
          [-0.36, -0.02, 120],
        ]
      : [
          // Where another stands, the bed is behind that one.
          isShared(stage) ? [-0.46, -0.115, 92] : [-0.36, -0.03, 150],
          [0.2, -0.13, 84],
        ];
    for (const [aside = 0, up = 0, size = 0] of beds)
      paintBed(ctx, stage, { x: heroX + side * aside * width, y: ground + up * height, size: size * unit, verdure });
    const blades = { colour: verdure.grass(0.72), lit: mix(verdure.grass(0.3), palette.glow, 0.3) };
    const clear = (x: number, y: number) => (Math.abs(x - path.middleAt(y)) < path.halfAt(y) * 1.1 ? height * 2 : y);
    for (const [y, size] of [
      [ground - 0.03 * height, 13],
      [ground + 0.06 * height, 20],
    ] as const)
      grass(ctx, strip, {
        heightAt: (x) => clear(x, y + Math.sin(x / (31 * unit)) * 9 * unit),
        count: 260,
        height: size,
        ...blades,
      });
  });
}
