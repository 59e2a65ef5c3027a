import { describe, expect, it } from 'vitest';

import type { Raster } from './raster.ts';
import { createGrid, setNode, warpOpaque, warpOver, type Target } from './warp.ts';

const WIDTH = 20;
const HEIGHT = 12;
const word = (red: number, alpha = 255) => red | (alpha << 24);
const redOf = (target: Target, x: number, y: number) => (target.words[y * WIDTH + x] ?? 0) & 255;

function raster(colour: (x: number, y: number) => number): Raster {
  const words = Int32Array.from({ length: WIDTH * HEIGHT }, (_, at) => colour(at % WIDTH, Math.floor(at / WIDTH)));
  return { width: WIDTH, height: HEIGHT, words };
}

function warped(source: Raster, shift: number, start = 0) {
  const grid = createGrid(WIDTH, HEIGHT);
  for (let row = 0, node = 0; row <= grid.rows; row++) {
    for (let column = 0; column <= grid.columns; column++, node++) {
      setNode(grid, source, [node, column * grid.cell + shift, row * grid.cell]);
    }
  }
  const target: Target = { width: WIDTH, height: HEIGHT, words: new Int32Array(WIDTH * HEIGHT).fill(start) };
  return { grid, target };
}

describe('a warp', () => {
  const ramp = raster((x) => word(x * 10));

  it('copies where every node shows its own place', () => {
    const { grid, target } = warped(ramp, 0);
    warpOpaque(target, { raster: ramp, grid });
    expect([redOf(target, 0, 0), redOf(target, 7, 5), redOf(target, 14, 11)]).toEqual([0, 70, 140]);
  });

  it('reads between pixels', () => {
    const { grid, target } = warped(ramp, 0.5);
    warpOpaque(target, { raster: ramp, grid });
    expect(redOf(target, 7, 5)).toBe(75);
  });

  it('goes on with the edge beyond the picture', () => {
    const { grid, target } = warped(ramp, 40);
    warpOpaque(target, { raster: ramp, grid });
    expect(redOf(target, 10, 5)).toBeGreaterThan(185);
  });

  it('lays a half-transparent raster half over what is there', () => {
    const veil = raster(() => word(200, 128));
    const { grid, target } = warped(veil, 0, word(100));
    warpOver(target, { raster: veil, grid });
    expect(redOf(target, 6, 6)).toBeGreaterThan(145);
    expect(redOf(target, 6, 6)).toBeLessThan(155);
  });

  it('leaves out cells that are marked empty', () => {
    const { grid, target } = warped(ramp, 0, word(9));
    grid.filled.fill(0);
    warpOpaque(target, { raster: ramp, grid });
    expect(redOf(target, 7, 5)).toBe(9);
  });
});
