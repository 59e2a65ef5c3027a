import type { HalfFrame } from './half.ts';
import { createLanes, packPair, type Lanes } from './lanes.ts';
import { createPlane, sampleAt, wordAt, type Plane, type Size } from './plane.ts';

/** Variance in square levels at which a window counts a sixteenth of a plain one. */
const HALF_WEIGHT = 30;
const FLOOR = 1e-6;
/** Windows up to this reach keep their sums within half a word. */
const LONGEST_REACH = 7;

/** How much a window counts: smooth ones a lot, those across an edge hardly; soft, so that nothing flips. */
function weightOf(variance: number): number {
  const share = HALF_WEIGHT / (HALF_WEIGHT + Math.max(0, variance));
  const square = share * share;
  return square * square + FLOOR;
}

/** Sums or means over windows: red and blue in one word, green and luma in the other, squares of luma. */
interface Windows extends Lanes {
  readonly squares: Int32Array;
}

const createWindows = (size: Size): Windows => ({
  ...createLanes(size),
  squares: new Int32Array(size.width * size.height),
});

const squareOf = (odd: number) => (odd >>> 16) * (odd >>> 16);

/** Sums of the pixels up to `reach` to both sides; edges repeat. */
function sumRow({ even, odd }: Lanes, sums: Windows, { start, reach }: { start: number; reach: number }): void {
  const last = start + sums.width - 1;
  let [first, second, third] = [0, 0, 0];
  for (let step = -reach; step <= reach; step++) {
    const index = Math.max(start, Math.min(last, start + step));
    first += wordAt(even, index);
    second += wordAt(odd, index);
    third += squareOf(wordAt(odd, index));
  }
  for (let index = start; index <= last; index++) {
    sums.even[index] = first;
    sums.odd[index] = second;
    sums.squares[index] = third;
    const entering = Math.min(last, index + reach + 1);
    const leaving = Math.max(start, index - reach);
    const gained = wordAt(odd, entering);
    const lost = wordAt(odd, leaving);
    first = (first + wordAt(even, entering) - wordAt(even, leaving)) | 0;
    second = (second + gained - lost) | 0;
    third = (third + squareOf(gained) - squareOf(lost)) | 0;
  }
}

/** Adds the row of sums that begins at `start`. */
function addRow({ even, odd, squares, width }: Windows, rows: Windows, start: number): void {
  for (let x = 0, index = start; x < width; x++, index++) {
    even[x] = (wordAt(even, x) + wordAt(rows.even, index)) | 0;
    odd[x] = (wordAt(odd, x) + wordAt(rows.odd, index)) | 0;
    squares[x] = (wordAt(squares, x) + wordAt(rows.squares, index)) | 0;
  }
}

/** Takes away the row of sums that begins at `start`. */
function takeRow({ even, odd, squares, width }: Windows, rows: Windows, start: number): void {
  for (let x = 0, index = start; x < width; x++, index++) {
    even[x] = (wordAt(even, x) - wordAt(rows.even, index)) | 0;
    odd[x] = (wordAt(odd, x) - wordAt(rows.odd, index)) | 0;
    squares[x] = (wordAt(squares, x) - wordAt(rows.squares, index)) | 0;
  }
}

interface Averages {
  readonly means: Lanes;
  /** Mean brightness of each window, exact, and how much the window counts. */
  readonly brightness: Float32Array;
  readonly weights: Float32Array;
}

/** In parts of a level: the product of the largest sum and a share stays below 2 ** 31. */
const PARTS = 20;
const ROUND = 1 << (PARTS - 1);

/** Turns the sums of one row of windows into bytes and weights; `count` is the number of pixels of a window. */
function averageRow(columns: Windows, { means, brightness, weights }: Averages, line: Line): void {
  const share = 1 / line.count;
  const parts = Math.round(share * (1 << PARTS));
  for (let x = 0, index = line.start; x < columns.width; x++, index++) {
    const even = wordAt(columns.even, x);
    const odd = wordAt(columns.odd, x);
    const red = ((even & 0xffff) * parts + ROUND) >> PARTS;
    const blue = ((even >>> 16) * parts + ROUND) >> PARTS;
    means.even[index] = red | (blue << 16);
    means.odd[index] = ((odd & 0xffff) * parts + ROUND) >> PARTS;
    const mean = (odd >>> 16) * share;
    brightness[index] = mean;
    weights[index] = weightOf(wordAt(columns.squares, x) * share - mean * mean);
  }
}

interface Line {
  readonly start: number;
  readonly count: number;
}

/** Averages over windows around each pixel by running sums: the reach costs nothing. */
function createAverage(size: Size, reach: number) {
  const rows = createWindows(size);
  const columns = createWindows({ width: size.width, height: 1 });
  const averages: Averages = {
    means: createLanes(size),
    brightness: createPlane(size).data,
    weights: createPlane(size).data,
  };
  const { width, height } = size;
  const rowAt = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  return (lanes: Lanes): Averages => {
    for (let y = 0; y < height; y++) sumRow(lanes, rows, { start: y * width, reach });
    for (const sums of [columns.even, columns.odd, columns.squares]) sums.fill(0);
    for (let step = -reach; step <= reach; step++) addRow(columns, rows, rowAt(step));
    for (let y = 0; y < height; y++) {
      averageRow(columns, averages, { start: y * width, count: (2 * reach + 1) ** 2 });
      addRow(columns, rows, rowAt(y + reach + 1));
      takeRow(columns, rows, rowAt(y - reach));
    }
    return averages;
  };
}

/** Both bytes of a word after a mix, and what rounds them. */
const MIXED = 0x00ff_00ff;
const HALF_LEVEL = 0x0080_0080;

interface Mixed {
  readonly colours: Lanes;
  readonly luma: Plane;
  readonly reach: number;
}

/** Mixes the four windows whose corner a pixel is, for one row. */
function mixRow({ means, brightness, weights }: Averages, { colours, luma, reach }: Mixed, y: number): void {
  const { width, height } = colours;
  const { even, odd } = means;
  const top = Math.max(0, y - reach) * width;
  const bottom = Math.min(height - 1, y + reach) * width;
  for (let x = 0, index = y * width; x < width; x++, index++) {
    const left = Math.max(0, x - reach);
    const right = Math.min(width - 1, x + reach);
    const nw = top + left;
    const ne = top + right;
    const sw = bottom + left;
    const se = bottom + right;
    const a = sampleAt(weights, nw);
    const b = sampleAt(weights, ne);
    const c = sampleAt(weights, sw);
    const gain = 256 / (a + b + c + sampleAt(weights, se));
    const first = (a * gain) | 0;
    const second = (b * gain) | 0;
    const third = (c * gain) | 0;
    const fourth = 256 - first - second - third;
    const warm =
      Math.imul(wordAt(even, nw), first) +
      Math.imul(wordAt(even, ne), second) +
      Math.imul(wordAt(even, sw), third) +
      Math.imul(wordAt(even, se), fourth);
    colours.even[index] = ((warm + HALF_LEVEL) >>> 8) & MIXED;
    const green =
      wordAt(odd, nw) * first + wordAt(odd, ne) * second + wordAt(odd, sw) * third + wordAt(odd, se) * fourth;
    colours.odd[index] = (green + 128) >> 8;
    luma.data[index] =
      (sampleAt(brightness, nw) * first +
        sampleAt(brightness, ne) * second +
        sampleAt(brightness, sw) * third +
        sampleAt(brightness, se) * fourth) /
      256;
  }
}

/**
 * Smooths into flat dabs with sharp borders: the filter of Kuwahara with soft weights (Papari, Petkov and Campisi
 * 2007) over box windows, so that the size of the dabs costs nothing. Takes the colours and luma of a half frame,
 * leaves the colours and gives the smooth ones as bytes (the fourth plane is empty) and smooths the luma plane in place.
 */
export function createKuwahara(size: Size, reach: number): (half: HalfFrame) => Lanes {
  const bounded = Math.min(reach, LONGEST_REACH);
  const average = createAverage(size, bounded);
  const [source, colours] = [createLanes(size), createLanes(size)];
  return (half) => {
    packPair(half.red, half.blue, source.even);
    packPair(half.green, half.luma, source.odd);
    const averages = average(source);
    const mixed = { colours, luma: half.luma, reach: bounded };
    for (let y = 0; y < size.height; y++) mixRow(averages, mixed, y);
    return colours;
  };
}
