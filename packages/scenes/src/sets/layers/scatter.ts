import { disc, lerp, line, mix, panel, polygon, rgba, shade, type Colour, type Context2d } from '@kinora/drawing';

import { leafTree } from '../../land/leaf-tree.ts';
import { pine } from '../../land/pine.ts';
import { rock } from '../../land/rock.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { coveredLand, type LayerSpace } from './ground-line.ts';
import type { Layer, ScatterKind } from './layer.ts';

interface Thing {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: Colour;
  readonly lit: Colour;
  /** Side of the light: 1 right, -1 left. */
  readonly side: 1 | -1;
}
type PaintThing = (ctx: Context2d, stage: Stage, thing: Thing) => void;

/** A slim crown that stands straight, lit on one side. */
const paintPoplar: PaintThing = (ctx, { random }, { x, y, height: h, colour, lit, side }) => {
  ctx.fillStyle = shade(colour, -0.08);
  ctx.fillRect(x - h * 0.02, y - h * 0.2, h * 0.04, h * 0.2);
  repeat(9, (index) => {
    const up = 0.14 + 0.09 * index;
    const reach = h * (0.105 - 0.008 * Math.abs(index - 3)) * (0.9 + 0.2 * random());
    disc(ctx, colour, [x, y - h * up, reach, h * 0.11]);
    disc(ctx, mix(colour, lit, 0.3), [x + side * reach * 0.4, y - h * (up + 0.02), reach * 0.5, h * 0.08]);
  });
};

const paintReed: PaintThing = (ctx, { random, unit }, { x, y, height: h, colour, lit }) => {
  repeat(7, (index) => {
    const tall = h * (0.5 + 0.5 * random());
    const [foot, tip] = [x + (index - 3) * 7 * unit, x + (index - 3) * 9 * unit + (random() - 0.4) * tall * 0.3];
    ctx.strokeStyle = index % 3 === 0 ? lit : colour;
    ctx.lineWidth = 2.6 * unit;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(foot, y + 6 * unit);
    ctx.quadraticCurveTo(foot, y - tall * 0.5, tip, y - tall);
    ctx.stroke();
    if (index % 2 === 0) disc(ctx, colour, [tip, y - tall, 3.4 * unit, 12 * unit]);
  });
};

const PETALS = ['#ffd166', '#ff8fa3', '#fff3d6', '#c79bff', '#ff7d5c'];

/** A stem with leaves and a bloom that fills a good part of it. */
const paintStem: PaintThing = (ctx, { palette, random, unit }, { x, y, height: h, colour, lit }) => {
  const head = x + (random() - 0.5) * h * 0.2;
  const petal = mix(PETALS[Math.floor(random() * PETALS.length)] ?? lit, colour, 0.12 + 0.4 * palette.dark);
  line(ctx, { colour, width: Math.max(2 * unit, h * 0.02) }, [x, y + 8 * unit, head, y - h]);
  for (const side of [-1, 1])
    disc(ctx, mix(colour, lit, 0.2), [x + side * h * 0.1, y - h * 0.35, h * 0.11, h * 0.04, side]);
  repeat(6, (index) => {
    const angle = index * 1.047;
    disc(ctx, petal, [head + Math.cos(angle) * h * 0.09, y - h + Math.sin(angle) * h * 0.09, h * 0.075]);
  });
  disc(ctx, mix(petal, '#7a4a20', 0.5), [head, y - h, h * 0.06]);
};

/** A slab of ice on the water: a lit top over a blue edge. */
const paintFloe: PaintThing = (ctx, { random }, { x, y, height: h, colour, lit }) => {
  const reach = h * (2.4 + random());
  const edge = [x + reach, y, x + reach * 0.86, y + h * 0.34, x - reach * 0.8, y + h * 0.34, x - reach, y];
  polygon(ctx, mix(colour, '#3f86b0', 0.4), edge);
  const far = [
    x - reach * 0.7,
    y - h * 0.3,
    x - reach * 0.1,
    y - h * (0.36 + 0.3 * random()),
    x + reach * 0.74,
    y - h * 0.22,
  ];
  polygon(ctx, mix(colour, lit, 0.3), [...far, x + reach, y, x - reach, y]);
};

const paintHouse: PaintThing = (ctx, { palette, random }, { x, y, height: h, colour, lit }) => {
  const wide = h * (0.8 + 0.3 * random());
  panel(ctx, mix(colour, lit, 0.35), [x - wide / 2, y - h * 0.6, wide, h * 0.7, 1]);
  polygon(ctx, shade(colour, -0.1), [x - wide * 0.62, y - h * 0.56, x, y - h * 1.05, x + wide * 0.62, y - h * 0.56]);
  const pane = palette.dark > 0.2 ? '#ffd48a' : mix(colour, palette.ink, 0.4);
  for (const at of [-0.26, 0.1]) panel(ctx, pane, [x + wide * at, y - h * 0.4, wide * 0.17, h * 0.2, 1]);
};

/** A turned post between two rails; posts stand close enough for the rails to meet. */
const paintBaluster: PaintThing = (ctx, _stage, { x, y, height: h, colour, lit }) => {
  panel(ctx, colour, [x - h * 0.5, y - h, h, h * 0.14, 2]);
  panel(ctx, mix(colour, lit, 0.4), [x - h * 0.5, y - h, h, h * 0.05, 2]);
  panel(ctx, shade(colour, -0.05), [x - h * 0.5, y - h * 0.1, h, h * 0.12, 2]);
  for (const at of [-0.25, 0.25]) {
    disc(ctx, colour, [x + h * at, y - h * 0.35, h * 0.11, h * 0.22]);
    disc(ctx, colour, [x + h * at, y - h * 0.68, h * 0.06, h * 0.22]);
  }
};

/** A jointed stem that leaves the frame above, with tufts of leaves at its joints. */
const paintBamboo: PaintThing = (ctx, { random }, { x, y, height: h, colour, lit, side }) => {
  const [joints, wide, lean] = [11, h * (0.014 + 0.008 * random()), (random() - 0.5) * h * 0.1];
  const at = (share: number) => [x + lean * share * share, y - h * share] as const;
  repeat(joints, (index) => {
    const [[fromX, fromY], [toX, toY]] = [at(index / joints), at((index + 1) / joints)];
    const stem = (from: number, to: number) => [
      fromX + wide * from,
      fromY,
      toX + wide * from,
      toY + wide * 0.2,
      toX + wide * to,
      toY + wide * 0.2,
      fromX + wide * to,
      fromY,
    ];
    polygon(ctx, colour, stem(-0.5, 0.5));
    polygon(ctx, mix(colour, lit, 0.4), side > 0 ? stem(0.14, 0.4) : stem(-0.4, -0.14));
    disc(ctx, shade(colour, -0.1), [toX, toY, wide * 0.62, wide * 0.2]);
    if (index < 4 || random() < 0.4) return;
    const way = random() < 0.5 ? -1 : 1;
    repeat(5, (leaf) => {
      const angle = (0.15 + 0.22 * leaf) * way;
      const reach = h * (0.05 + 0.03 * random());
      const [leafX, leafY] = [toX + way * reach * (0.7 + 0.1 * leaf), toY + (leaf - 1.4) * reach * 0.36];
      disc(ctx, mix(colour, lit, 0.12 * leaf), [
        leafX,
        leafY,
        reach * 0.62,
        reach * 0.11,
        angle + (way < 0 ? 0.2 : -0.2),
      ]);
    });
  });
};

const THINGS: Readonly<Record<ScatterKind, PaintThing>> = {
  pine: (ctx, { random, unit }, { lit, ...thing }) =>
    pine(ctx, { ...thing, lit: rgba(lit, 0.2), seed: random() * 9, unit }),
  tree: (ctx, { random }, thing) => leafTree(ctx, random, thing),
  rock: (ctx, stage, { height, ...thing }) => rock(ctx, stage, { ...thing, width: height * 1.9, height }),
  poplar: paintPoplar,
  reed: paintReed,
  stem: paintStem,
  floe: paintFloe,
  house: paintHouse,
  baluster: paintBaluster,
  bamboo: paintBamboo,
};

/** Things of one sort along a line, none of them as tall as the next but posts. */
export function addScatter(space: LayerSpace, layer: Layer<'scatter'>): void {
  const { stage, yOf } = space;
  const { palette, random, unit } = stage;
  const { what, count, heights, parallax, y, blur } = layer;
  const [least, most] = heights;
  const own = space.colourOf(layer.tone);
  const colour = what === 'stem' || what === 'floe' ? own : coveredLand(space, own);
  const { side } = space.verdure();
  const look = { colour, lit: mix(palette.glow, colour, 0.4), side };
  // What stands before the lens is rooted below the frame, whatever its shape.
  const foot = parallax > 1 ? Math.max(yOf(y), stage.height * 1.04) : yOf(y);
  stage.strip({ parallax, top: foot - most * 1.3 * unit, blur }, (ctx, strip) => {
    if (what === 'baluster') {
      const posts = Math.ceil(strip.width / (most * unit * 0.99));
      const step = strip.width / posts;
      repeat(posts, (i) =>
        paintBaluster(ctx, stage, { x: strip.left + step * (i + 0.5), y: foot, height: most * unit, ...look }),
      );
      return;
    }
    strip.scatter(count, most * unit, (x) => {
      // A stem before the lens stands clear of the hero.
      if (what === 'bamboo' && parallax > 1 && Math.abs(x - stage.frame.heroX) < stage.width * 0.24) return;
      const height = lerp(least, most, random()) * unit;
      THINGS[what](ctx, stage, { x, y: foot + 4 * unit, height, ...look });
    });
  });
}
