import { mix, panel, polygon, rgba, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { LAMP } from '../hour-light.ts';
import { repeat } from '../repeat.ts';
import { addTable } from '../table.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer } from './layer.ts';

export function addWallLayer(space: LayerSpace, { parallax, y, tone, foot, low, blur }: Layer<'wall'>): void {
  const { stage, yOf } = space;
  const { height, palette, unit } = stage;
  const base = yOf(y);
  const top = low === undefined ? -height * 0.06 : base - low * unit;
  const colour = space.colourOf(tone);
  stage.strip({ parallax, top, blur, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(
      ctx,
      [top, base],
      [mix(colour, palette.ink, 0.16), colour, mix(colour, palette.key, 0.12)],
    );
    ctx.fillRect(strip.left, top, strip.width, strip.bottom - top);
    const board = space.colourOf(foot);
    ctx.fillStyle = verticalGradient(ctx, [base - 26 * unit, height * 1.1], [board, mix(board, palette.ink, 0.4)]);
    ctx.fillRect(strip.left, base - 26 * unit, strip.width, strip.bottom - base + 26 * unit);
    const glow = { x: stage.frame.lightX, y: height * 0.34, rx: 620 * unit, alpha: 0.42 };
    glowAt(ctx, stage, { colour: palette.glow, ...glow });
  });
}

interface Panes {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** The hour's sky over a hill, or from without what is lit behind the glass. */
function paintPanes(
  ctx: Context2d,
  stage: Stage,
  { left, top, wide, high, from }: Panes & Pick<Layer<'window'>, 'from'>,
) {
  const { palette, unit: u } = stage;
  if (from === 'without') {
    const pane = palette.dark > 0.2 ? LAMP : mix(palette.sky[1], palette.ink, 0.55);
    panel(ctx, verticalGradient(ctx, [top, top + high], [mix(pane, palette.sky[2], 0.3), pane]), [
      left,
      top,
      wide,
      high,
      2 * u,
    ]);
    return;
  }
  panel(ctx, verticalGradient(ctx, [top, top + high], palette.sky), [left, top, wide, high, 2 * u]);
  const hill = [left, top + high * 0.78, left + wide * 0.4, top + high * 0.66, left + wide, top + high * 0.8];
  polygon(ctx, mix(palette.ramp[1], palette.mist, 0.3), [...hill, left + wide, top + high, left, top + high]);
  glowAt(ctx, stage, { colour: palette.glow, x: left + wide / 2, y: top + high * 0.4, rx: wide * 0.7, alpha: 0.5 });
}

/** A window with its frame and sill, on the side of the light. */
export function addWindow(space: LayerSpace, { x, y, size, tone, from }: Layer<'window'>): void {
  const { stage } = space;
  const { frame, palette, unit: u, width } = stage;
  const high = size * u;
  const wide = Math.min(high * 0.8, width * 0.5);
  const middle = frame.side < 0 ? width * x : width * (1 - x);
  const [left, top] = [middle - wide / 2, space.yOf(y) - high];
  const wood = space.colourOf(tone);
  stage.strip({ parallax: 0.6, top: top - 30 * u, bottom: top + high + 40 * u, blur: 1.2, fixed: true }, (ctx) => {
    panel(ctx, shade(wood, -0.08), [left - 14 * u, top - 14 * u, wide + 28 * u, high + 28 * u, 4 * u]);
    paintPanes(ctx, stage, { left, top, wide, high, from });
    panel(ctx, wood, [middle - 5 * u, top, 10 * u, high, u]);
    panel(ctx, wood, [left, top + high * 0.42, wide, 9 * u, u]);
    panel(ctx, mix(wood, palette.key, 0.3), [left - 24 * u, top + high + 8 * u, wide + 48 * u, 16 * u, 3 * u]);
  });
}

/** The light of a window that lies slanting on a wall, in panes. */
export function addPatch({ stage }: LayerSpace, { x, y, size, gain }: Layer<'patch'>): void {
  const { frame, height, palette, width } = stage;
  const high = height * size * (frame.tall ? 0.62 : 1);
  const wide = Math.min(high * 0.75, width * 0.62);
  const lean = frame.side * wide * 0.28;
  const middle = frame.side < 0 ? width * x : width * (1 - x);
  const colour = rgba(mix(palette.glow, palette.key, 0.4), gain * (0.5 + 0.2 * palette.dark));
  stage.strip({ parallax: 0.6, top: 0, bottom: height, blur: 2.4, fixed: true }, (ctx) => {
    repeat(6, (index) => {
      const [column, row] = [index % 2, Math.floor(index / 2)];
      const [left, top] = [middle + wide * (column * 0.5 - 0.5), height * y + high * (row / 3)];
      const [pane, tall] = [wide * 0.45, high * 0.29];
      const slip = lean * (row / 3);
      const foot = slip + lean * 0.29;
      const upper = [left + slip, top, left + pane + slip, top];
      polygon(ctx, colour, [...upper, left + pane + foot, top + tall, left + foot, top + tall]);
    });
  });
}

/** A board along the wall with jars, books and pots on it. */
export function addShelf(space: LayerSpace, { y, tone, things, blur }: Layer<'shelf'>): void {
  const { stage, colourOf } = space;
  const { height, palette, unit: u } = stage;
  const base = height * y;
  const wood = colourOf(tone);
  stage.strip({ parallax: 0.6, top: base - 170 * u, bottom: base + 60 * u, blur, fixed: true }, (ctx, strip) => {
    const random = stage.fork('shelf');
    repeat(Math.floor(strip.width / (86 * u)), (index) => {
      const thing = things[Math.floor(random() * things.length)];
      const [wide, tall] = [(26 + 34 * random()) * u, (44 + 84 * random()) * u];
      const x = strip.left + (index * 86 + 18 + 20 * random()) * u;
      if (!thing || random() < 0.18) return;
      const colour = colourOf(thing);
      panel(ctx, verticalGradient(ctx, [base - tall, base], [mix(colour, palette.key, 0.2), shade(colour, -0.06)]), [
        x,
        base - tall,
        wide,
        tall,
        (random() < 0.5 ? 3 : 13) * u,
      ]);
      if (random() < 0.5)
        panel(ctx, shade(colour, -0.1), [x + wide * 0.24, base - tall - 9 * u, wide * 0.52, 11 * u, 3 * u]);
    });
    panel(ctx, mix(wood, palette.key, 0.14), [strip.left, base, strip.width, 15 * u, 0]);
    ctx.fillStyle = verticalGradient(
      ctx,
      [base + 15 * u, base + 54 * u],
      [rgba(palette.ink, 0.34), rgba(palette.ink, 0)],
    );
    ctx.fillRect(strip.left, base + 15 * u, strip.width, 39 * u);
  });
}

export function addBoard({ stage, colourOf }: LayerSpace, { tone, cloth }: Layer<'table'>): void {
  const [one, other] = cloth ?? [];
  addTable(stage, { wood: colourOf(tone), cloth: one && other ? [colourOf(one), colourOf(other)] : undefined });
}
