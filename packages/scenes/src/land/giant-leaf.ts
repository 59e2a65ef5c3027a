import { mix, rgba, type Colour, trace, type Context2d } from '@kinora/drawing';

export type GiantLeafKind = 'monstera' | 'banana' | 'heart';
export interface GiantLeafOptions {
  /** Where the stalk meets the leaf. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** The way it points: 0 up, clockwise. */
  readonly turn: number;
  readonly kind: GiantLeafKind;
  readonly colour: Colour;
  readonly lit: Colour;
  /** The lit half: 1 right of the rib, -1 left. */
  readonly side: number;
}

/** Half an outline from the stalk to the tip: across and along, in lengths. */
const HALVES: Readonly<Record<GiantLeafKind, readonly number[]>> = {
  heart: [0, 0, 0.16, -0.1, 0.31, -0.02, 0.37, 0.16, 0.33, 0.38, 0.22, 0.64, 0.09, 0.87, 0, 1],
  banana: [0, 0, 0.09, 0.07, 0.15, 0.24, 0.165, 0.45, 0.15, 0.68, 0.09, 0.88, 0, 1],
  monstera: [
    0, 0, 0.2, -0.1, 0.37, -0.02, 0.4, 0.08, 0.17, 0.15, 0.43, 0.17, 0.45, 0.29, 0.17, 0.32, 0.42, 0.4, 0.4, 0.52, 0.15,
    0.5, 0.33, 0.63, 0.27, 0.74, 0.11, 0.66, 0.19, 0.84, 0.08, 0.94, 0, 1,
  ],
};
const VEINS = 7;

function halfOf(kind: GiantLeafKind, side: number, length: number): number[] {
  return HALVES[kind].map((value, index) => (index % 2 === 0 ? side * value * length : -value * length));
}

function fillHalf(ctx: Context2d, colour: Colour, outline: readonly number[]): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  trace(ctx, outline);
  ctx.closePath();
  ctx.fill();
}

/** A single leaf as large as a child, with a lit half, a shaded half, a rib and veins. */
export function giantLeaf(ctx: Context2d, options: GiantLeafOptions): void {
  const { x, y, length, turn, kind, colour, lit, side } = options;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.lineJoin = 'round';
  fillHalf(ctx, mix(colour, lit, 0.5), halfOf(kind, side, length));
  fillHalf(ctx, colour, halfOf(kind, -side, length));
  ctx.strokeStyle = rgba(lit, 0.55);
  ctx.lineWidth = length * 0.012;
  ctx.beginPath();
  ctx.moveTo(0, length * 0.06);
  ctx.lineTo(0, -length * 0.95);
  const reach = kind === 'banana' ? 0.11 : 0.2;
  for (let vein = 1; vein <= VEINS; vein++) {
    const along = (vein / (VEINS + 1.5)) * length;
    const wide = reach * length * Math.sin(Math.PI * (0.25 + 0.6 * (vein / (VEINS + 1))));
    for (const way of [-1, 1]) {
      ctx.moveTo(0, -along);
      ctx.lineTo(way * wide, -along - length * 0.1);
    }
  }
  ctx.stroke();
  ctx.restore();
}
