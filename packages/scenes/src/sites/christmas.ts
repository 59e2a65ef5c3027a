import { disc, mix, panel, rgba, shade, verticalGradient } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { makeHourLight, warmedPalette } from '../sets/hour-light.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addPlain } from '../sets/layers/plain.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import { addTree, type Tree } from './christmas-tree.ts';

const WRAPS = [
  ['#c8403c', '#f2d27a'],
  ['#3f7a6a', '#f4ead6'],
  ['#e2b04a', '#b83a3a'],
  ['#5a78a8', '#f4ead6'],
] as const;

/** A dim wall, a chair and a window with the cold evening in it, all out of focus. */
function addWall(stage: Stage, { light, foot }: Tree): void {
  const { frame, height, palette, unit: u, width } = stage;
  const wall = light.tone('#7f8a78');
  const base = foot - height * 0.14;
  stage.strip({ parallax: 0.5, top: -height * 0.1, bottom: base + 40 * u, blur: 5, fixed: true }, (ctx, strip) => {
    panel(ctx, verticalGradient(ctx, [-height * 0.1, base], [mix(wall, palette.ink, 0.4), wall]), [
      strip.left,
      strip.top,
      strip.width,
      base - strip.top,
    ]);
    panel(ctx, light.tone('#f0e2cc'), [strip.left, base - 30 * u, strip.width, 30 * u]);
    const x = frame.side < 0 ? width * 0.78 : width * 0.06;
    panel(ctx, light.tone('#e9dcc4'), [
      x - 16 * u,
      height * 0.06,
      width * 0.16 + 32 * u,
      height * 0.36 + 32 * u,
      6 * u,
    ]);
    panel(
      ctx,
      verticalGradient(
        ctx,
        [height * 0.06, height * 0.46],
        [mix(palette.sky[1], '#20304f', 0.4), mix(palette.sky[4], '#8fa8c8', 0.4)],
      ),
      [x, height * 0.08, width * 0.16, height * 0.36],
    );
    panel(ctx, light.tone('#e9dcc4'), [x + width * 0.08 - 4 * u, height * 0.08, 8 * u, height * 0.36]);
    panel(ctx, light.tone('#e9dcc4'), [x, height * 0.25, width * 0.16, 8 * u]);
    const seat = light.tone('#a86a4e');
    const at = frame.side < 0 ? width * 0.74 : -width * 0.02;
    panel(ctx, seat, [at, base - height * 0.26, width * 0.28, height * 0.3, 40 * u]);
    panel(ctx, shade(seat, 0.05), [at - 30 * u, base - height * 0.15, 70 * u, height * 0.2, 30 * u]);
    panel(ctx, shade(seat, 0.05), [at + width * 0.28 - 40 * u, base - height * 0.15, 70 * u, height * 0.2, 30 * u]);
  });
}

/** A thick carpet, seen from just over it: its pile is plain near the lens. */
function addCarpet(stage: Stage, { light, foot }: Tree): void {
  const { height, palette, random, unit: u } = stage;
  const top = foot - height * 0.14;
  const pile = light.tone('#a8433e');
  stage.strip({ parallax: 0.95, top: top - 6 * u, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(
      ctx,
      [top, height],
      [mix(pile, '#ffc890', 0.3), pile, mix(pile, palette.ink, 0.4)],
    );
    ctx.fillRect(strip.left, top, strip.width, strip.bottom - top);
    for (const [down, tall, colour] of [
      [0.08, 0.02, '#e9c984'],
      [0.13, 0.012, '#2f5a5a'],
      [0.5, 0.06, '#e9c984'],
      [0.6, 0.03, '#2f5a5a'],
    ] as const) {
      panel(ctx, rgba(light.tone(colour), 0.8), [
        strip.left,
        top + (height - top) * down,
        strip.width,
        (height - top) * tall,
      ]);
    }
    repeat(700, () => {
      const near = random() ** 0.7;
      const y = top + (height * 1.02 - top) * near;
      ctx.fillStyle = rgba(random() < 0.5 ? '#ffd9b0' : palette.ink, 0.07 + 0.05 * near);
      ctx.fillRect(strip.left + strip.width * random(), y, (1 + 2 * near) * u, (3 + 12 * near) * u);
    });
  });
}

/** Presents with ribbons, on both sides of the trunk. */
function addPresents(stage: Stage, { light, x, foot, half }: Tree): void {
  const { palette, unit: u } = stage;
  const boxes = [
    [-0.72, 0.34, 0.3],
    [-0.4, 0.26, 0.22],
    [0.46, 0.28, 0.3],
    [0.8, 0.36, 0.24],
  ] as const;
  stage.strip({ parallax: 0.92, top: foot - half, fixed: true }, (ctx) => {
    boxes.forEach(([across, wide, tall], index) => {
      const [paper, ribbon] = WRAPS[index % WRAPS.length] ?? WRAPS[0];
      const [w, h] = [half * wide, half * tall];
      const [left, y] = [x + across * half - w / 2, foot + (8 + (index % 2) * 16) * u];
      const own = light.tone(paper);
      const band = light.tone(ribbon);
      disc(ctx, rgba(palette.ink, 0.3), [left + w / 2, y, w * 0.6, w * 0.06]);
      panel(ctx, verticalGradient(ctx, [y - h, y], [mix(own, '#ffd9a0', 0.2), shade(own, -0.08)]), [
        left,
        y - h,
        w,
        h,
        4 * u,
      ]);
      panel(ctx, band, [left + w * 0.42, y - h, w * 0.16, h]);
      panel(ctx, shade(own, 0.05), [left - 4 * u, y - h - 4 * u, w + 8 * u, h * 0.2, 4 * u]);
      panel(ctx, band, [left + w * 0.42, y - h - 4 * u, w * 0.16, h * 0.2]);
      for (const side of [-1, 1])
        disc(ctx, band, [left + w / 2 + side * w * 0.15, y - h - w * 0.1, w * 0.15, w * 0.08, side * 0.5]);
      disc(ctx, shade(band, -0.06), [left + w / 2, y - h - w * 0.07, w * 0.06]);
    });
  });
}

/** Under a lit Christmas tree in a living room, seen from down on the carpet. */
export function paintChristmas(stage: Stage): void {
  const { frame, height, unit, width } = stage;
  const light = makeHourLight(stage);
  const half = Math.min(width * 0.4, height * 0.56);
  const tree = { light, x: width * 0.5 + frame.side * width * 0.02, foot: frame.ground - height * 0.09, half };
  addPlain(stage, light.tone('#7f8a78'));
  addWall(stage, tree);
  addCarpet(stage, tree);
  stage.palette = warmedPalette(stage, light);
  stage.sun = { x: tree.x, y: tree.foot - height * 0.4, radius: unit };
  addTree(stage, tree);
  addPresents(stage, tree);
  stage.addCast({
    modeFor: ashore,
    ground: () => frame.ground + 18 * unit,
    heroScale: 1,
    bounce: light.tone('#c8644e'),
    rimColour: '#ffd9a0',
    rimGain: 1,
  });
  addAir(stage, 'dust', { colour: '#ffe0ac', count: 30, gain: 0.5 });
}
