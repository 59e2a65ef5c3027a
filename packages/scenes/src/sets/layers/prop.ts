import { disc, line, mix, panel, shade, verticalGradient, type Colour, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer, PropKind } from './layer.ts';

interface Prop {
  readonly x: number;
  readonly y: number;
  /** Its height, in pixels. */
  readonly size: number;
  readonly colour: Colour;
  readonly leaf: Colour;
}

function paintVase(ctx: Context2d, { palette, random, unit }: Stage, { x, y, size: s, colour, leaf }: Prop): void {
  repeat(5, (index) => {
    const tip = [x + (index - 2) * s * 0.17, y - s * (0.82 + 0.16 * random())] as const;
    line(ctx, { colour: leaf, width: 3 * unit }, [x, y - s * 0.36, ...tip]);
    repeat(5, (leafIndex) => {
      const share = 0.35 + leafIndex * 0.15;
      const side = leafIndex % 2 === 0 ? 1 : -1;
      const at = [x + (tip[0] - x) * share + side * s * 0.035, y - s * 0.36 + (tip[1] - y + s * 0.36) * share] as const;
      disc(ctx, mix(leaf, palette.glow, side > 0 ? 0.25 : 0), [...at, s * 0.045, s * 0.022, side * 0.7]);
    });
  });
  const body = verticalGradient(ctx, [y - s * 0.42, y], [mix(colour, palette.key, 0.25), shade(colour, -0.08)]);
  panel(ctx, body, [x - s * 0.07, y - s * 0.44, s * 0.14, s * 0.14, 3 * unit]);
  disc(ctx, body, [x, y - s * 0.17, s * 0.15, s * 0.17]);
  panel(ctx, shade(colour, -0.08), [x - s * 0.08, y - s * 0.03, s * 0.16, s * 0.03, 2 * unit]);
}

function paintBooks(ctx: Context2d, { unit: u }: Stage, { x, y, size: s, colour, leaf }: Prop): void {
  const colours = [colour, mix(colour, '#d9b45a', 0.6), leaf, mix(colour, '#7a3f6a', 0.6)];
  colours.forEach((cover, index) => {
    const [wide, left] = [s * (1.1 - index * 0.1), x - s * (0.55 - index * 0.03)];
    const top = y - (index + 1) * s * 0.17;
    panel(ctx, cover, [left, top, wide, s * 0.16, 3 * u]);
    panel(ctx, '#efe2cc', [left + wide * 0.8, top + s * 0.03, wide * 0.2, s * 0.1, u]);
  });
}

function paintBowl(ctx: Context2d, { palette }: Stage, { x, y, size: s, colour, leaf }: Prop): void {
  const fruit = [mix('#e0603f', colour, 0.2), mix('#f0b040', colour, 0.2), mix('#c8d060', leaf, 0.3)];
  fruit.forEach((skin, index) => {
    const at = [x + (index - 1) * s * 0.24, y - s * (0.44 + (index % 2) * 0.1)] as const;
    disc(ctx, skin, [...at, s * 0.17]);
    disc(ctx, mix(skin, palette.key, 0.4), [at[0] - s * 0.05, at[1] - s * 0.05, s * 0.06]);
  });
  ctx.fillStyle = verticalGradient(ctx, [y - s * 0.4, y], [mix(colour, palette.key, 0.25), shade(colour, -0.1)]);
  ctx.beginPath();
  ctx.ellipse(x, y - s * 0.4, s * 0.48, s * 0.4, 0, 0, Math.PI);
  ctx.fill();
}

const PROPS: Readonly<Record<PropKind, (ctx: Context2d, stage: Stage, prop: Prop) => void>> = {
  vase: paintVase,
  books: paintBooks,
  bowl: paintBowl,
};

/** One thing to the side of the hero, a little out of focus. */
export function addProp(space: LayerSpace, { what, tone, size, y }: Layer<'prop'>): void {
  const { stage, colourOf, yOf } = space;
  const { frame, unit, width } = stage;
  const away = frame.wide ? 0.36 : 0.34;
  const x = frame.wide ? frame.heroX - frame.side * away * width : width * (0.5 - frame.side * away);
  const foot = yOf(y);
  const prop = { x, y: foot, size: size * unit, colour: colourOf(tone), leaf: colourOf(['leaf', 0.55]) };
  stage.strip({ parallax: 1, top: foot - size * 1.2 * unit, bottom: foot + 12 * unit, blur: 1, fixed: true }, (ctx) => {
    disc(ctx, 'rgba(20,12,24,.28)', [x, foot, size * 0.5 * unit, size * 0.05 * unit]);
    PROPS[what](ctx, stage, prop);
  });
}
