import { sampleAt, type Plane } from '../pixels/plane.ts';

/** Side of a block on the finer plane. */
export const SIDE = 12;

export interface Search {
  /** Corner of the block in the first plane. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Movement that the search starts from, and how many whole steps it goes each way. */
  readonly startX: number;
  readonly startY: number;
  readonly reach: number;
}

export interface Match {
  /** Movement in pixels of the plane. */
  readonly x: number;
  readonly y: number;
  /** Mean difference of neighbours across and down the block, in levels: with none, any movement is as good. */
  readonly textureX: number;
  readonly textureY: number;
}

/** Costs a little for each step away from the start, so that plain areas stay where they are expected. */
const STEP_COST = 0.08;

const inside = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));

/** Mean absolute difference of a block and its like, moved. */
function costOf(from: Plane, to: Plane, at: { x: number; y: number; side: number; dx: number; dy: number }): number {
  const { x, y, side, dx, dy } = at;
  let sum = 0;
  for (let row = y; row < y + side; row++) {
    const one = inside(row, from.height) * from.width;
    const two = inside(row + dy, to.height) * to.width;
    for (let column = x; column < x + side; column++) {
      sum += Math.abs(
        sampleAt(from.data, one + inside(column, from.width)) - sampleAt(to.data, two + inside(column + dx, to.width)),
      );
    }
  }
  return sum / (side * side);
}

/** Mean difference of neighbours that lie `step` apart in a block. */
function textureOf({ data, width, height }: Plane, { x, y, side }: Search, step: number): number {
  let sum = 0;
  for (let row = y; row < Math.min(height - 1, y + side); row++) {
    for (let column = x; column < Math.min(width - 1, x + side); column++) {
      const index = row * width + column;
      sum += Math.abs(sampleAt(data, index + step) - sampleAt(data, index));
    }
  }
  return sum / (side * side);
}

/** Where the lowest point of a parabola through three costs lies, -0.5 to 0.5. */
function vertex(before: number, here: number, after: number): number {
  const bend = before - 2 * here + after;
  return bend <= 1e-6 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)));
}

/** Finds where a block of one plane went in the next by trying every step in reach. */
export function matchBlock(from: Plane, to: Plane, search: Search): Match {
  const { startX, startY, reach } = search;
  const cost = (dx: number, dy: number) => costOf(from, to, { ...search, dx, dy });
  let [bestX, bestY] = [startX, startY];
  let best = cost(startX, startY) - STEP_COST;
  for (let dy = startY - reach; dy <= startY + reach; dy++) {
    for (let dx = startX - reach; dx <= startX + reach; dx++) {
      const price = cost(dx, dy) + STEP_COST * (Math.abs(dx - startX) + Math.abs(dy - startY));
      if (price >= best) continue;
      best = price;
      [bestX, bestY] = [dx, dy];
    }
  }
  const here = cost(bestX, bestY);
  return {
    x: bestX + vertex(cost(bestX - 1, bestY), here, cost(bestX + 1, bestY)),
    y: bestY + vertex(cost(bestX, bestY - 1), here, cost(bestX, bestY + 1)),
    textureX: textureOf(from, search, 1),
    textureY: textureOf(from, search, from.width),
  };
}
