import { mix, rgba, trace, createRandom, type Context2d, verticalGradient } from '@kinora/drawing';

import { repeat } from '../repeat.ts';

export type Crown = 'flat' | 'setback' | 'spire' | 'slant' | 'pyramid' | 'dome';

export interface Tower {
  /** Its middle and its foot. */
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly crown: Crown;
  readonly seed: number;
  readonly wall: string;
}

export interface TowerLook {
  /** Paler than the wall: haze gathers at the foot. */
  readonly foot: string;
  readonly lit: string;
  readonly shade: string;
  readonly glass: string;
  readonly lamps: readonly string[];
  /** Share of the windows that are lit, 0 to 1. */
  readonly share: number;
  /** Distance between windows, in pixels. */
  readonly pitch: number;
  readonly side: 1 | -1;
  readonly snow?: string | undefined;
}

/** Outlines by crown, across from -1 to 1 and up from 0 to 1; the roof starts below 1. */
const OUTLINES: Readonly<Record<Crown, readonly number[]>> = {
  flat: [-1, 0, -1, 0.95, -0.5, 0.95, -0.5, 1, 0.3, 1, 0.3, 0.95, 1, 0.95, 1, 0],
  setback: [
    -1, 0, -1, 0.62, -0.74, 0.62, -0.74, 0.83, -0.46, 0.83, -0.46, 0.97, -0.2, 0.97, -0.2, 1, 0.2, 1, 0.2, 0.97, 0.46,
    0.97, 0.46, 0.83, 0.74, 0.83, 0.74, 0.62, 1, 0.62, 1, 0,
  ],
  spire: [
    -1, 0, -1, 0.58, -0.7, 0.62, -0.7, 0.72, -0.36, 0.77, -0.1, 0.86, -0.035, 1, 0.035, 1, 0.1, 0.86, 0.36, 0.77, 0.7,
    0.72, 0.7, 0.62, 1, 0.58, 1, 0,
  ],
  slant: [-1, 0, -1, 0.84, 1, 1, 1, 0],
  pyramid: [-1, 0, -1, 0.82, -0.86, 0.82, 0, 1, 0.86, 0.82, 1, 0.82, 1, 0],
  dome: [
    -1, 0, -1, 0.86, -0.9, 0.9, -0.66, 0.95, -0.3, 0.985, -0.06, 0.99, -0.04, 1.04, 0.04, 1.04, 0.06, 0.99, 0.3, 0.985,
    0.66, 0.95, 0.9, 0.9, 1, 0.86, 1, 0,
  ],
};

/** Where its walls end and its roof begins, as a share of the height. */
const EAVES: Readonly<Record<Crown, number>> = {
  flat: 0.93,
  setback: 0.94,
  spire: 0.74,
  slant: 0.84,
  pyramid: 0.8,
  dome: 0.85,
};

function traceTower(ctx: Context2d, { x, base, width, height, crown }: Tower): void {
  ctx.beginPath();
  trace(
    ctx,
    OUTLINES[crown].map((value, index) => (index % 2 === 0 ? x + (value * width) / 2 : base - value * height)),
  );
  ctx.closePath();
}

/** Left, top, width and height of a window. */
export type Pane = readonly [x: number, y: number, width: number, height: number];

/** The windows of a tower, row by row, each with a number of its own from 0 to 1. */
export function panesOf(tower: Tower, pitch: number): readonly (readonly [pane: Pane, luck: number])[] {
  const random = createRandom(tower.seed);
  const { x, base, width, height, crown } = tower;
  const columns = Math.max(2, Math.floor((width * 0.9) / pitch));
  const rows = Math.max(2, Math.floor((height * EAVES[crown]) / (pitch * 1.35)) - 1);
  const step = (width * 0.9) / columns;
  const down = (height * EAVES[crown]) / (rows + 1);
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = x - width * 0.45 + (index % columns) * step + step * 0.22;
    const top = base - height * EAVES[crown] + Math.floor(index / columns) * down + down * 0.35;
    return [[left, top, step * 0.56, down * 0.5], random()];
  });
}

function fillPanes(ctx: Context2d, paint: string, panes: readonly Pane[]): void {
  ctx.fillStyle = paint;
  ctx.beginPath();
  for (const pane of panes) ctx.rect(...pane);
  ctx.fill();
}

function paintWindows(ctx: Context2d, tower: Tower, look: TowerLook): void {
  const panes = panesOf(tower, look.pitch);
  const dark = panes.filter(([, luck]) => luck >= look.share).map(([pane]) => pane);
  fillPanes(ctx, look.glass, dark);
  look.lamps.forEach((lamp, index) => {
    const [from, to] = [index, index + 1].map((step) => (step / look.lamps.length) * look.share);
    const lit = panes.filter(([, luck]) => luck >= (from ?? 0) && luck < (to ?? 0)).map(([pane]) => pane);
    fillPanes(ctx, lamp, lit);
  });
}

/** A face in light on the side of the sun, and a face in shade on the other. */
function paintFaces(ctx: Context2d, { x, base, width, height }: Tower, { lit, shade, side }: TowerLook): void {
  const edge = x + side * width * 0.2;
  ctx.fillStyle = verticalGradient(ctx, [base - height, base], [lit, rgba(lit.slice(0, 7), 0)]);
  ctx.fillRect(Math.min(edge, x + (side * width) / 2), base - height, width * 0.3, height);
  ctx.fillStyle = shade;
  const back = x - side * width * 0.32;
  ctx.fillRect(Math.min(back, x - (side * width) / 2), base - height * 1.1, width * 0.18, height * 1.1);
}

function paintSnow(ctx: Context2d, { x, base, width, height, crown }: Tower, snow: string): void {
  ctx.fillStyle = snow;
  const top = base - height * (crown === 'spire' ? 0.86 : 1.01);
  repeat(5, (i) =>
    ctx.fillRect(x - width / 2 + (i * width) / 5, top, width / 5, height * (0.035 + 0.012 * ((i * 7) % 3))),
  );
}

/** A tower with its roof, two faces and all its windows. */
export function paintTower(ctx: Context2d, tower: Tower, look: TowerLook): void {
  const { base, height, wall } = tower;
  ctx.save();
  traceTower(ctx, tower);
  ctx.fillStyle = verticalGradient(ctx, [base - height, base], [wall, mix(wall, look.foot, 0.35), look.foot]);
  ctx.fill();
  ctx.clip();
  paintFaces(ctx, tower, look);
  paintWindows(ctx, tower, look);
  if (look.snow !== undefined) paintSnow(ctx, tower, look.snow);
  ctx.restore();
}
