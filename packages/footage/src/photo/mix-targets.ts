import { mixWords, type Target } from './warp.ts';

const CELL = 8;

/** Lays `over` onto `under` by a share that is asked for every 8 pixels (places from 0 to 1) and smooth between. */
export function mixTargets(under: Target, over: Target, shareAt: (x: number, y: number) => number): void {
  const { width, height } = under;
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const shares = new Float32Array((columns + 1) * (rows + 1));
  for (let row = 0, node = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++, node++) {
      shares[node] = shareAt((column * CELL) / width, (row * CELL) / height) * 255;
    }
  }
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / CELL);
    const down = (y - row * CELL) / CELL;
    for (let column = 0; column < columns; column++) {
      const node = row * (columns + 1) + column;
      const left = (shares[node] ?? 0) * (1 - down) + (shares[node + columns + 1] ?? 0) * down;
      const right = (shares[node + 1] ?? 0) * (1 - down) + (shares[node + columns + 2] ?? 0) * down;
      mixLine(under.words, over.words, {
        at: y * width + column * CELL,
        count: Math.min(CELL, width - column * CELL),
        left,
        right,
      });
    }
  }
}

interface Line {
  readonly at: number;
  readonly count: number;
  readonly left: number;
  readonly right: number;
}

function mixLine(under: Int32Array, over: Int32Array, { at, count, left, right }: Line): void {
  if (left < 0.5 && right < 0.5) return;
  const step = (right - left) / CELL;
  for (let offset = 0; offset < count; offset++) {
    under[at + offset] = mixWords(under[at + offset] ?? 0, over[at + offset] ?? 0, (left + step * offset) | 0);
  }
}
