import type { Raster } from './raster.ts';

/** Where each node of a grid over the frame takes its colour from, in pixels of the raster (16.16 fixed point). */
export interface WarpGrid {
  /** Pixels of the frame between nodes: a power of two. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly u: Int32Array;
  readonly v: Int32Array;
  /** 1 where a cell shows something, row by row; cells with 0 are left out. */
  readonly filled: Uint8Array;
}

/** Nodes every 16 pixels, on small frames every 8. */
export function createGrid(width: number, height: number): WarpGrid {
  const cell = width * height > 500_000 ? 16 : 8;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const nodes = (columns + 1) * (rows + 1);
  return {
    cell,
    columns,
    rows,
    u: new Int32Array(nodes),
    v: new Int32Array(nodes),
    filled: new Uint8Array(columns * rows).fill(1),
  };
}

const ONE = 65_536;

/** Sets one node; places outside the raster take its edge. */
export function setNode(grid: WarpGrid, raster: Raster, [node, x, y]: readonly [number, number, number]): void {
  grid.u[node] = Math.min(Math.max(x, 0), raster.width - 1.01) * ONE;
  grid.v[node] = Math.min(Math.max(y, 0), raster.height - 1.01) * ONE;
}

/** The words of a frame that is warped into. */
export interface Target {
  readonly width: number;
  readonly height: number;
  readonly words: Int32Array;
}

/** What one row of one cell reads and writes. */
interface Run {
  readonly target: Int32Array;
  readonly source: Int32Array;
  readonly stride: number;
  start: number;
  end: number;
  u: number;
  v: number;
  stepU: number;
  stepV: number;
}

/** Bilinear samples with 8-bit weights; red and blue share one multiplication. */
function copyRun(run: Run): void {
  const { target, source, stride, end, stepU, stepV } = run;
  let { u, v } = run;
  for (let at = run.start; at < end; at++) {
    const place = (Math.imul(v >> 16, stride) + (u >> 16)) | 0;
    const fx = (u >> 8) & 255;
    const fy = (v >> 8) & 255;
    const lowerRight = Math.imul(fx, fy) >> 8;
    const upperRight = fx - lowerRight;
    const lowerLeft = fy - lowerRight;
    const upperLeft = 256 - fx - lowerLeft;
    const a = source[place] ?? 0;
    const b = source[place + 1] ?? 0;
    const c = source[place + stride] ?? 0;
    const d = source[place + stride + 1] ?? 0;
    const redBlue =
      Math.imul(a & 0xff00ff, upperLeft) +
      Math.imul(b & 0xff00ff, upperRight) +
      Math.imul(c & 0xff00ff, lowerLeft) +
      Math.imul(d & 0xff00ff, lowerRight);
    const green =
      Math.imul(a & 0xff00, upperLeft) +
      Math.imul(b & 0xff00, upperRight) +
      Math.imul(c & 0xff00, lowerLeft) +
      Math.imul(d & 0xff00, lowerRight);
    target[at] = ((redBlue >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00) | 0xff000000;
    u = (u + stepU) | 0;
    v = (v + stepV) | 0;
  }
}

/** As `copyRun`, laid over what is there by the raster's alpha; keeps alpha where the target is empty. */
function blendRun(run: Run): void {
  const { target, source, stride, end, stepU, stepV } = run;
  let { u, v } = run;
  for (let at = run.start; at < end; at++, u = (u + stepU) | 0, v = (v + stepV) | 0) {
    const place = (Math.imul(v >> 16, stride) + (u >> 16)) | 0;
    const a = source[place] ?? 0;
    const b = source[place + 1] ?? 0;
    const c = source[place + stride] ?? 0;
    const d = source[place + stride + 1] ?? 0;
    if (((a | b | c | d) & 0xff000000) === 0) continue;
    const fx = (u >> 8) & 255;
    const fy = (v >> 8) & 255;
    const lr = Math.imul(fx, fy) >> 8;
    const ur = fx - lr;
    const ll = fy - lr;
    const ul = 256 - fx - ll;
    const redBlue =
      Math.imul(a & 0xff00ff, ul) +
      Math.imul(b & 0xff00ff, ur) +
      Math.imul(c & 0xff00ff, ll) +
      Math.imul(d & 0xff00ff, lr);
    const green =
      Math.imul(a & 0xff00, ul) + Math.imul(b & 0xff00, ur) + Math.imul(c & 0xff00, ll) + Math.imul(d & 0xff00, lr);
    const alpha =
      (Math.imul(a >>> 24, ul) + Math.imul(b >>> 24, ur) + Math.imul(c >>> 24, ll) + Math.imul(d >>> 24, lr)) >> 8;
    const colour = ((redBlue >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00);
    const under = target[at] ?? 0;
    target[at] = under >>> 24 === 0 ? colour | (alpha << 24) : mixWords(under, colour, alpha);
  }
}

/** Colour over an opaque word. */
export function mixWords(under: number, over: number, alpha: number): number {
  const share = alpha + (alpha >> 7);
  const rest = 256 - share;
  const redBlue = Math.imul(under & 0xff00ff, rest) + Math.imul(over & 0xff00ff, share);
  const green = Math.imul(under & 0xff00, rest) + Math.imul(over & 0xff00, share);
  return ((redBlue >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00) | 0xff000000;
}

/** Draws one cell of the grid line by line, its source places interpolated between the four nodes. */
function warpCell(run: Run, grid: WarpGrid, { column, row, target, draw }: Cell): void {
  const { cell, columns, u, v } = grid;
  const node = row * (columns + 1) + column;
  const below = node + columns + 1;
  const [u0, u1, v0, v1] = [u[node] ?? 0, u[node + 1] ?? 0, v[node] ?? 0, v[node + 1] ?? 0];
  const left = column * cell;
  const right = Math.min(target.width, left + cell);
  const lines = Math.min(cell, target.height - row * cell);
  const downU0 = ((u[below] ?? 0) - u0) / cell;
  const downU1 = ((u[below + 1] ?? 0) - u1) / cell;
  const downV0 = ((v[below] ?? 0) - v0) / cell;
  const downV1 = ((v[below + 1] ?? 0) - v1) / cell;
  for (let line = 0; line < lines; line++) {
    run.start = (row * cell + line) * target.width + left;
    run.end = run.start + right - left;
    run.u = (u0 + downU0 * line) | 0;
    run.v = (v0 + downV0 * line) | 0;
    run.stepU = ((u1 + downU1 * line - run.u) / cell) | 0;
    run.stepV = ((v1 + downV1 * line - run.v) / cell) | 0;
    draw(run);
  }
}

interface Cell {
  column: number;
  row: number;
  readonly target: Target;
  readonly draw: (run: Run) => void;
}

function warpWith(target: Target, { raster, grid }: Warp, draw: (run: Run) => void): void {
  const run: Run = {
    target: target.words,
    source: raster.words,
    stride: raster.width,
    start: 0,
    end: 0,
    u: 0,
    v: 0,
    stepU: 0,
    stepV: 0,
  };
  const cell: Cell = { column: 0, row: 0, target, draw };
  for (cell.row = 0; cell.row < grid.rows; cell.row++) {
    for (cell.column = 0; cell.column < grid.columns; cell.column++) {
      if (grid.filled[cell.row * grid.columns + cell.column]) warpCell(run, grid, cell);
    }
  }
}

export interface Warp {
  readonly raster: Raster;
  readonly grid: WarpGrid;
}

/** Fills the frame with the raster as the grid bends it; the result is opaque. */
export function warpOpaque(target: Target, warp: Warp): void {
  warpWith(target, warp, copyRun);
}

/** Lays the raster over the frame by its alpha, as the grid bends it. */
export function warpOver(target: Target, warp: Warp): void {
  warpWith(target, warp, blendRun);
}
