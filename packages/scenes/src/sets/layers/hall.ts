import {
  disc,
  mix,
  panel,
  polygon,
  rgba,
  shade,
  verticalGradient,
  within,
  type Colour,
  type Context2d,
} from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Strip } from '../../stage/stage.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { LAMP, warmedPalette } from '../hour-light.ts';
import { repeat } from '../repeat.ts';
import { makeDepth } from './depth.ts';
import type { LayerSpace } from './ground-line.ts';
import { DADO, END, HALF, HIGH, NEAR, type Hall, type Painted } from './hall-plan.ts';
import { paintSide, paintSpill } from './hall-sides.ts';
import { addPlain } from './plain.ts';

function paintGround(ctx: Context2d, strip: Strip, painted: Painted): void {
  const { space, layer, depth } = painted;
  const { at } = depth;
  const { palette } = strip.stage;
  const floor = space.colourOf(layer.floor);
  const [, far] = at(0, 0, END);
  const flat = (half: number) => [
    ...at(-half, 0, END),
    ...at(half, 0, END),
    ...at(half, 0, NEAR),
    ...at(-half, 0, NEAR),
  ];
  polygon(
    ctx,
    verticalGradient(
      ctx,
      [far, strip.stage.height],
      [mix(floor, palette.key, 0.4), floor, mix(floor, palette.ink, 0.3)],
    ),
    flat(HALF),
  );
  if (layer.runner) {
    const cloth = space.colourOf(layer.runner);
    const paint = (colour: Colour) =>
      verticalGradient(
        ctx,
        [far, strip.stage.height],
        [mix(colour, palette.key, 0.3), colour, mix(colour, palette.ink, 0.2)],
      );
    polygon(ctx, rgba(palette.ink, 0.2), flat(0.74));
    polygon(ctx, paint(cloth), flat(0.7));
    polygon(ctx, paint(mix(cloth, '#f2c66a', 0.7)), flat(0.62));
    polygon(ctx, paint(cloth), flat(0.59));
    repeat(16, (index) => {
      const z = 0.42 * 1.2 ** index;
      if (z * 1.1 > END) return;
      polygon(ctx, rgba('#f6d690', 0.34), [
        ...at(0, 0, z * 0.93),
        ...at(0.2, 0, z),
        ...at(0, 0, z * 1.08),
        ...at(-0.2, 0, z),
      ]);
    });
  } else {
    repeat(12, (index) => {
      const z = 0.4 * 1.3 ** index;
      const row = [...at(-HALF, 0, z), ...at(HALF, 0, z), ...at(HALF, 0, z * 1.02), ...at(-HALF, 0, z * 1.02)];
      if (z < END) polygon(ctx, rgba(shade(floor, -0.2), 0.3), row);
    });
  }
}

function paintCeiling(ctx: Context2d, strip: Strip, { space, layer, depth }: Painted): void {
  const { at } = depth;
  const { palette } = strip.stage;
  const colour = space.colourOf(layer.ceiling);
  const far = at(0, HIGH, END)[1];
  const flat = [...at(-HALF, HIGH, END), ...at(HALF, HIGH, END), ...at(HALF, HIGH, NEAR), ...at(-HALF, HIGH, NEAR)];
  polygon(
    ctx,
    verticalGradient(ctx, [strip.top, far], [mix(colour, palette.ink, 0.4), colour, mix(colour, palette.key, 0.35)]),
    flat,
  );
  repeat(6, (index) => {
    const z = 1.15 + index * 0.78;
    const [wide, deep] = layer.lamps === 'panels' ? [0.4, 0.36] : [HALF, 0.07];
    const lit = mix(mix(colour, '#ffffff', 0.4), '#fff2cc', space.light.lamps);
    const paint = layer.lamps === 'panels' ? lit : shade(colour, -0.07);
    polygon(ctx, paint, [
      ...at(-wide, HIGH, z),
      ...at(wide, HIGH, z),
      ...at(wide, HIGH, z + deep),
      ...at(-wide, HIGH, z + deep),
    ]);
  });
}

/** A tall window at the end, through which the hour falls in. */
function paintEnd(ctx: Context2d, strip: Strip, { space, layer, depth }: Painted): void {
  const { stage, colourOf, light } = space;
  const { palette } = stage;
  const box = (half: number, foot: number, top: number) => {
    const [[left, low], [right, high]] = [depth.at(-half, foot, END), depth.at(half, top, END)];
    return [left, high, right - left, low - high] as const;
  };
  const wall = colourOf(layer.wall);
  panel(ctx, mix(wall, palette.key, 0.2), box(HALF, 0, HIGH));
  panel(ctx, mix(colourOf(layer.dado), palette.key, 0.2), box(HALF, 0, DADO));
  panel(ctx, colourOf(layer.trim), box(0.56, 0.2, 1.78));
  const pane = box(0.48, 0.28, 1.7);
  panel(ctx, verticalGradient(ctx, [pane[1], pane[1] + pane[3]], palette.sky), pane);
  within(
    ctx,
    (path) => path.rect(...pane),
    () => {
      for (const [share, size] of [
        [0.2, 0.34],
        [0.85, 0.24],
      ] as const)
        disc(ctx, mix(palette.ramp[1], palette.mist, 0.2), [
          pane[0] + pane[2] * share,
          pane[1] + pane[3],
          pane[2] * 0.45,
          pane[3] * size,
        ]);
    },
  );
  panel(ctx, colourOf(layer.trim), box(0.03, 0.28, 1.7));
  panel(ctx, colourOf(layer.trim), box(0.48, 1.2, 1.24));
  const [x, y] = depth.at(0, 1, END);
  glowAt(ctx, stage, { colour: light.beam, x, y, rx: strip.stage.width * 0.2, alpha: 0.3 + 0.4 * light.daylight });
}

/** A corridor with a window at its end. */
export function addHall(space: LayerSpace, layer: Hall): void {
  const { stage, light } = space;
  const depth = makeDepth(space, [0.56, 0.54], 0.72);
  const painted = { space, layer, depth };
  addPlain(stage, space.colourOf(layer.wall));
  addHeroLeftStrip(stage, { parallax: 0.7, top: -stage.height * 0.06, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = space.colourOf(layer.wall);
    ctx.fillRect(-stage.width, strip.top, stage.width * 3, stage.height * 1.3);
    paintGround(ctx, strip, painted);
    paintCeiling(ctx, strip, painted);
    paintEnd(ctx, strip, painted);
    paintSide(ctx, painted, -1);
    paintSide(ctx, painted, 1);
    paintSpill(ctx, painted);
    for (const z of [1.2, 2, 3, 4.4]) {
      const [x, y] = depth.at(0, 0, z);
      const size = depth.scale(z);
      glowAt(ctx, stage, {
        colour: mix(light.beam, LAMP, light.lamps),
        x,
        y,
        rx: size * 0.8,
        ry: size * 0.2,
        alpha: 0.3,
      });
    }
  });
  stage.palette = warmedPalette(stage, light);
  const [x, y] = depth.at(0, 1, END);
  stage.sun = { x: mirroredX(stage, x), y, radius: stage.unit };
  stage.live(0.7, (ctx, time) => {
    const alpha = (0.16 + 0.14 * light.daylight) * (1 + 0.12 * Math.sin(time * 0.9));
    glowAt(ctx, stage, { colour: light.beam, x: mirroredX(stage, x), y, rx: 260 * stage.unit, alpha });
  });
}
