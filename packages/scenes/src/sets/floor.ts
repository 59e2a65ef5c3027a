import { polygon, lerp, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Strip } from '../stage/stage.ts';

export interface FloorOptions {
  /** Where the floor meets the wall. */
  readonly top: number;
  /** Where its lines meet. */
  readonly vanishX: number;
  readonly vanishY: number;
  /** Colours from the wall to the viewer. */
  readonly stops: readonly string[];
}

export function fillFloor(ctx: Context2d, strip: Strip, { top, stops }: FloorOptions): void {
  ctx.fillStyle = verticalGradient(ctx, [top, strip.stage.height], stops);
  ctx.fillRect(strip.left, top, strip.width, strip.bottom - top);
}

/** Where a line of the floor that is at `share` of the frame's width at its foot crosses height y. */
function xAt({ vanishX, vanishY }: FloorOptions, [footX, footY]: readonly [number, number], y: number): number {
  return lerp(vanishX, footX, (y - vanishY) / (footY - vanishY));
}

interface Lines {
  readonly colour: string;
  /** Width of a board at the foot, in units. */
  readonly board: number;
  /** Thickness at the foot, in units. */
  readonly thick: number;
}

/** Joints between boards that run towards the vanishing point. */
export function paintBoards(ctx: Context2d, strip: Strip, options: FloorOptions & Lines): void {
  const { top, colour, board, thick, vanishX } = options;
  const { unit } = strip.stage;
  const foot = strip.bottom;
  const reach = Math.ceil((strip.width * 1.8) / (board * unit));
  for (let index = -reach; index <= reach; index++) {
    const x = vanishX + index * board * unit;
    const half = thick * unit * 0.5;
    const head = xAt(options, [x, foot], top);
    polygon(ctx, colour, [head - half * 0.25, top, head + half * 0.25, top, x + half, foot, x - half, foot]);
  }
}

interface Checks {
  readonly colour: string;
  /** Side of a tile at the foot, in units. */
  readonly tile: number;
  readonly rows: number;
}

/** Every other tile of a chequered floor, in perspective. */
export function paintChecks(ctx: Context2d, strip: Strip, options: FloorOptions & Checks): void {
  const { top, colour, tile, rows, vanishX, vanishY } = options;
  const { unit } = strip.stage;
  const foot = strip.bottom;
  const reach = Math.ceil((strip.width * 1.6) / (tile * unit));
  const edge = (row: number) => vanishY + 1 / lerp(1 / (top - vanishY), 1 / (foot - vanishY), row / rows);
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let row = 0; row < rows; row++) {
    const [upper, lower] = [edge(row), edge(row + 1)];
    for (let column = -reach + (row % 2); column < reach; column += 2) {
      const x = vanishX + column * tile * unit;
      const next = x + tile * unit;
      ctx.moveTo(xAt(options, [x, foot], upper), upper);
      ctx.lineTo(xAt(options, [next, foot], upper), upper);
      ctx.lineTo(xAt(options, [next, foot], lower), lower);
      ctx.lineTo(xAt(options, [x, foot], lower), lower);
    }
  }
  ctx.fill();
}
