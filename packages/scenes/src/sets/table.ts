import { mix, rgba, shade, type Colour, panel, type Context2d, verticalGradient } from '@kinora/drawing';
import { baseOfStack } from '@kinora/reading';

import { standsOnFloor } from '../cast/real-height.ts';
import { glowAt } from '../light/glow.ts';
import type { Place, Stage, Strip } from '../stage/stage.ts';
import { repeat } from './repeat.ts';

export interface TableOptions {
  readonly wood: Colour;
  /** Stripes of a cloth that hangs over the edge. */
  readonly cloth?: readonly [Colour, Colour] | undefined;
}

/** Depth of the board and of its front edge, in units. */
const BOARD = 66;
const EDGE = 22;

type Side = Pick<Strip, 'left' | 'width' | 'stage'>;

/** Upright boards below the edge, darker towards the ground. */
function paintFront(ctx: Context2d, { left, width, stage }: Side, { top, wood }: { top: number; wood: Colour }): void {
  const { height, palette, unit: u } = stage;
  const board = 118 * u;
  const front = shade(mix(wood, palette.ink, 0.3), -0.06);
  const paint = verticalGradient(ctx, [top, height * 1.06], [front, mix(front, palette.ink, 0.55)]);
  ctx.fillStyle = shade(mix(front, palette.ink, 0.5), -0.04);
  ctx.fillRect(left, top, width, height);
  repeat(Math.ceil(width / board), (i) => panel(ctx, paint, [left + i * board, top, board - 3 * u, height, 2 * u]));
  ctx.fillStyle = verticalGradient(ctx, [top, top + 44 * u], [rgba(palette.ink, 0.6), rgba(palette.ink, 0)]);
  ctx.fillRect(left, top, width, 44 * u);
}

function paintBoard(ctx: Context2d, { left, width, stage }: Side, { top, wood }: { top: number; wood: Colour }): void {
  const { palette, random, unit: u } = stage;
  const board = [mix(wood, palette.mist, 0.12), wood, mix(wood, palette.key, 0.3)];
  ctx.fillStyle = verticalGradient(ctx, [top, top + BOARD * u], board);
  ctx.fillRect(left, top, width, BOARD * u);
  repeat(70, () => {
    ctx.fillStyle = rgba(shade(wood, -0.18), 0.1 + 0.14 * random());
    const [x, y] = [left + random() * width, top + (3 + 60 * random()) * u];
    ctx.fillRect(x, y, (60 + 220 * random()) * u, 1.5 * u);
  });
  const glow = { x: stage.sun.x, y: top + 20 * u, rx: 420 * u, ry: 60 * u, alpha: 0.35 };
  glowAt(ctx, stage, { colour: palette.glow, ...glow });
  const foot = top + BOARD * u;
  ctx.fillStyle = verticalGradient(ctx, [foot, foot + EDGE * u], [mix(wood, palette.key, 0.45), shade(wood, -0.12)]);
  ctx.fillRect(left, foot, width, EDGE * u);
  paintFront(ctx, { left, width, stage }, { top: foot + EDGE * u, wood });
}

function paintCloth(ctx: Context2d, stage: Stage, { top, cloth }: { top: number; cloth: readonly [Colour, Colour] }) {
  const { frame, palette, unit: u } = stage;
  const half = Math.min(frame.width * 0.42, 250 * u);
  const foot = top + BOARD * u;
  const drop = foot + 84 * u;
  const band = (half * 2) / 11;
  repeat(11, (i) => {
    const colour = cloth[i % 2 === 0 ? 0 : 1];
    const x = frame.heroX - half + i * band;
    panel(ctx, mix(colour, palette.key, 0.15), [x, top + 5 * u, band + 0.6, foot - top - 5 * u]);
    panel(ctx, verticalGradient(ctx, [foot, drop], [shade(colour, 0.02), shade(colour, -0.12)]), [
      x,
      foot,
      band + 0.6,
      drop - foot + (i % 2) * 5 * u,
      [0, 0, 5 * u, 5 * u][i % 4] ?? 0,
    ]);
  });
  ctx.fillStyle = rgba(palette.ink, 0.16);
  ctx.fillRect(frame.heroX - half, foot, half * 2, 3 * u);
}

/** How high the far edge of that table is, in pixels. */
export const topOfTable = ({ frame, unit }: Pick<Stage, 'frame' | 'unit'>): number => frame.ground - 34 * unit;

/** A table across the foot of the frame, for what is served on it. */
export function addTable(stage: Stage, { wood, cloth }: TableOptions): void {
  const top = topOfTable(stage);
  stage.strip({ parallax: 1, top: top - 4 * stage.unit }, (ctx, strip) => {
    paintBoard(ctx, strip, { top, wood });
    if (cloth) paintCloth(ctx, stage, { top, cloth });
  });
}

/** Places on a table: the hero, two beside it a little behind, the others before them, as in a still life. */
export function tablePlaces({ frame, width }: Stage, count: number): readonly Place[] {
  const spots = [
    [0, 0, 1],
    [0.2, -0.3, 0.72],
    [-0.18, -0.15, 0.7],
    [0.1, 0.5, 0.64],
    [-0.1, 0.55, 0.58],
    [0.31, 0.3, 0.56],
    [-0.29, 0.3, 0.52],
  ] as const;
  return spots.slice(0, count).map(([aside, depth, scale]) => {
    const x = frame.heroX - frame.side * aside * width * (frame.wide ? 1 : 0.9);
    return { x, depth, scale: frame.tall && aside !== 0 ? scale * 0.8 : scale };
  });
}

/** Whether the hero is something that is served, or in or on such a thing, which wants a table; furniture does not. */
export function isServed({ plan }: Pick<Stage, 'plan'>): boolean {
  return baseOfStack(plan.cast)?.mode === 'prop' && !plan.cast.some(standsOnFloor);
}
