import { mix, rgba, disc, type Context2d } from '@kinora/drawing';

import { bareTree } from '../../land/bare-tree.ts';
import { broadTree } from '../../land/broad-tree.ts';
import { leafTree } from '../../land/leaf-tree.ts';
import type { Verdure } from '../../land/verdure.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** 0 far to 1 near. */
  readonly depth: number;
  readonly verdure: Verdure;
}

function paintTree(ctx: Context2d, stage: Stage, { x, y, height, depth, verdure }: Tree): void {
  const { palette, plan, random, unit } = stage;
  const haze = 0.4 * (1 - depth);
  const colour = mix(verdure.leaf(0.35 + depth * 0.5), palette.mist, haze);
  disc(ctx, rgba(palette.ramp[3], 0.2 * depth), [
    x - verdure.side * height * 0.12,
    y,
    height * 0.4,
    height * 0.05 + 2 * unit,
  ]);
  if (plan.season === 'winter') {
    const wood = mix(verdure.local('#5f4a40', 0.7), palette.mist, haze);
    return bareTree(ctx, random, {
      x,
      y,
      height: height * 1.05,
      colour: wood,
      depth: 6,
      snow: rgba('#ffffff', 0.7),
      width: 0.045,
    });
  }
  const lit = mix(mix(verdure.leaf(0.1), palette.glow, 0.35), palette.mist, haze * 0.6);
  if (height < 130 * unit) return leafTree(ctx, random, { x, y, height, colour, lit, side: verdure.side });
  const trunk = mix(verdure.local('#6a5142', 0.75), palette.ramp[3], 0.3);
  return broadTree(ctx, random, { x, y, height, colour, lit, trunk, side: verdure.side });
}

interface Avenue {
  readonly verdure: Verdure;
  /** Where the lawn begins. */
  readonly line: number;
}

/** Round crowns behind the lawn, in two ranks. */
export function addTreeLine(stage: Stage, { verdure, line }: Avenue): void {
  const { palette, unit } = stage;
  for (const { parallax, base, height, count, depth } of [
    { parallax: 0.12, base: line - 8 * unit, height: 74, count: 38, depth: 0.1 },
    { parallax: 0.2, base: line + 4 * unit, height: 104, count: 24, depth: 0.32 },
  ]) {
    stage.strip({ parallax, top: base - height * 1.4 * unit, bottom: base + 30 * unit, fixed: true }, (ctx, strip) => {
      const { random } = stage;
      ctx.fillStyle = mix(verdure.leaf(0.4 + depth), palette.mist, 0.42 - depth * 0.6);
      ctx.fillRect(strip.left, base - height * 0.22 * unit, strip.width, height * 0.22 * unit + 30 * unit);
      strip.scatter(count, height * unit, (x) => {
        paintTree(ctx, stage, { x, y: base, height: height * unit * (0.75 + 0.5 * random()), depth, verdure });
      });
    });
  }
}

/** Trees that get larger towards us on both sides of the lawn. */
export function addAvenue(stage: Stage, { verdure, line }: Avenue): void {
  const { frame, height, unit, width } = stage;
  const { side, lightX, ground } = frame;
  const rows = frame.tall
    ? [
        [0.24, 0.05, 150],
        [0.36, 0.3, 250],
        [0.52, 0.62, 380],
      ]
    : [
        [0.2, 0.05, 150],
        [0.3, 0.2, 220],
        [0.46, 0.45, 330],
        [0.66, 0.72, 460],
      ];
  rows.forEach(([aside = 0, down = 0, tall = 0], index) => {
    const y = line + (ground - line) * down;
    const parallax = 0.28 + 0.42 * down;
    stage.strip(
      {
        parallax,
        top: y - tall * 1.15 * unit,
        bottom: y + 24 * unit,
        fixed: true,
        sway: { reach: 1.6 + index * 0.5, height: tall * 0.7 },
      },
      (ctx) => {
        for (const way of [-1, 1]) {
          // The light's side stays open; the trees there stand further out.
          const out = way === -side ? aside * 0.62 + 0.02 : aside * 0.92;
          paintTree(ctx, stage, {
            x: lightX + way * out * width,
            y,
            height: Math.min(tall * unit, height * 0.62),
            depth: 0.45 + 0.5 * down,
            verdure,
          });
        }
      },
    );
  });
}

/** Leaves that lie on the ground in autumn. */
export function addFallenLeaves(stage: Stage, { verdure, line }: Avenue): void {
  const { height, random, unit, plan } = stage;
  if (plan.season !== 'autumn') return;
  const tones = ['#e08f44', '#c9502e', '#f2c14e'].map((colour) => verdure.local(colour, 0.75));
  stage.strip({ parallax: 0.72, top: line, fixed: true }, (ctx, strip) => {
    repeat(420, (i) => {
      const near = random();
      const y = line + near ** 1.2 * (height * 1.05 - line);
      disc(ctx, tones[i % 3] ?? '#000000', [
        strip.left + random() * strip.width,
        y,
        (1.5 + 5 * near) * unit,
        (0.8 + 2.2 * near) * unit,
        random() * 3,
      ]);
    });
  });
}
