import type { Lanes } from './lanes.ts';
import { wordAt, type Size } from './plane.ts';

/** Half of the divisor in both halves of a word, and the bytes in them. */
const ROUND = 0x0008_0008;
const BYTES = 0x00ff_00ff;

/** Mixes two rows of words, three to one; the word after the last repeats it. */
function mixRows(data: Int32Array, target: Int32Array, { near, far }: Line): void {
  const width = target.length - 1;
  for (let x = 0; x < width; x++) target[x] = 3 * wordAt(data, near + x) + wordAt(data, far + x);
  target[width] = wordAt(target, width - 1);
}

interface Line {
  /** Where the rows begin that a line lies between, and the line itself. */
  readonly near: number;
  readonly far: number;
  readonly start: number;
}

/** Doubles one line of two planes: each pair of pixels lies a quarter step to both sides of its sample. */
function spreadPair(row: Int32Array, target: Int32Array, start: number): void {
  const count = row.length - 1;
  let before = wordAt(row, 0);
  let here = before;
  for (let x = 0, index = start; x < count; x++, index += 2) {
    const after = wordAt(row, x + 1);
    const middle = 3 * here + ROUND;
    target[index] = ((before + middle) >> 4) & BYTES;
    target[index + 1] = ((after + middle) >> 4) & BYTES;
    before = here;
    here = after;
  }
}

type Words = Pick<Lanes, 'even' | 'odd'>;

/** The same for four planes: those of the odd row lie in the gaps of the even one. */
function spreadAll({ even, odd }: Words, target: Int32Array, start: number): void {
  const count = even.length - 1;
  let evenBefore = wordAt(even, 0);
  let oddBefore = wordAt(odd, 0);
  let evenHere = evenBefore;
  let oddHere = oddBefore;
  for (let x = 0, index = start; x < count; x++, index += 2) {
    const evenAfter = wordAt(even, x + 1);
    const oddAfter = wordAt(odd, x + 1);
    const evenMiddle = 3 * evenHere + ROUND;
    const oddMiddle = 3 * oddHere + ROUND;
    target[index] = (((evenBefore + evenMiddle) >> 4) & BYTES) | (((oddBefore + oddMiddle) << 4) & ~BYTES);
    target[index + 1] = (((evenAfter + evenMiddle) >> 4) & BYTES) | (((oddAfter + oddMiddle) << 4) & ~BYTES);
    evenBefore = evenHere;
    oddBefore = oddHere;
    evenHere = evenAfter;
    oddHere = oddAfter;
  }
}

/**
 * Doubles half-size planes of bytes by bilinear interpolation; pixel middles of both grids meet, as canvases scale,
 * and edges repeat. `all` gives the four planes as the bytes of a word, first to fourth; `pair` the two of one word,
 * still in its halves.
 */
export function createEnlarge(from: Size, to: Size) {
  const rows = { even: new Int32Array(from.width + 1), odd: new Int32Array(from.width + 1) };
  const last = from.height - 1;
  const eachRow = (target: Int32Array, spread: (line: Line) => void) => {
    for (let y = 0; y < to.height; y++) {
      const near = Math.min(last, y >> 1);
      const far = Math.max(0, Math.min(last, y & 1 ? near + 1 : near - 1));
      const start = y * to.width;
      spread({ near: near * from.width, far: far * from.width, start });
      const end = start + to.width - 1;
      // In frames of odd width the last pixel has no sample of its own.
      if (to.width & 1) target[end] = wordAt(target, Math.max(start, end - 1));
    }
  };
  return {
    all: ({ even, odd }: Words, target: Int32Array): void => {
      eachRow(target, (line) => {
        mixRows(even, rows.even, line);
        mixRows(odd, rows.odd, line);
        spreadAll(rows, target, line.start);
      });
    },
    pair: (words: Int32Array, target: Int32Array): void => {
      eachRow(target, (line) => {
        mixRows(words, rows.even, line);
        spreadPair(rows.even, target, line.start);
      });
    },
  };
}
