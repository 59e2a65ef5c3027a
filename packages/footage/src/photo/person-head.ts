import { keepLargeRegions } from './components.ts';
import type { Head } from './face-head.ts';
import { mapPlane, type Plane } from './plane.ts';
import type { Point } from './pose.ts';

const isIn = ({ data }: Plane, at: number) => (data[at] ?? 0) > 0.5;

/** Somebody alone: whose nose is here, or who fills most of what is shown between two columns. */
export function largestPerson(matte: Plane, [left, right]: readonly [number, number], nose?: Point): Plane {
  const shown = mapPlane(matte, (value, at) => (at % matte.width >= left && at % matte.width < right ? value : 0));
  if (!nose) return keepLargeRegions(shown, shown, 1);
  const place = Math.round(nose.y) * matte.width + Math.round(nose.x);
  return keepLargeRegions(
    shown,
    mapPlane(shown, (value, at) => (at === place ? Number.MAX_SAFE_INTEGER : value)),
    1,
  );
}

/** First row of each column that somebody reaches; the height of the plane where nobody does. */
function skylineOf(matte: Plane): number[] {
  return Array.from({ length: matte.width }, (_, x) => {
    for (let y = 0; y < matte.height; y++) if (isIn(matte, y * matte.width + x)) return y;
    return matte.height;
  });
}

/** Columns where the skyline is highest far and wide: heads, and raised hands and elbows. */
function peaksOf(skyline: readonly number[], height: number): number[] {
  const reach = Math.max(2, Math.round(skyline.length * 0.03));
  return skyline.flatMap((y, x) => {
    const [before, after] = [skyline.slice(Math.max(0, x - reach), x), skyline.slice(x + 1, x + 1 + reach)];
    const isPeak = y < height && before.every((one) => one > y) && after.every((one) => one >= y);
    if (!isPeak) return [];
    const plateau = skyline.slice(x).findIndex((one) => one !== y);
    return [x + Math.floor((plateau < 0 ? 1 : plateau) / 2)];
  });
}

interface Run {
  readonly left: number;
  readonly right: number;
}

/** Heads widen quickly at their top and slowly below: what widens faster there are shoulders and arms. */
function growthOf({ left, right }: Run, depth: number): number {
  if (depth < 4) return 8;
  return depth < (right - left) * 0.3 ? 2 : 1;
}

/** The run of a row that goes on from the one above, no wider than a head would. */
function runBelow(matte: Plane, row: number, { run, depth }: { run: Run; depth: number }): Run | null {
  const inside = (x: number) => x >= 0 && x < matte.width && isIn(matte, row * matte.width + x);
  const middle = Math.round((run.left + run.right) / 2);
  if (row >= matte.height || !inside(middle)) return null;
  const growth = growthOf(run, depth);
  let [left, right] = [middle, middle];
  while (inside(left - 1) && left > run.left - growth) left--;
  while (inside(right + 1) && right < run.right + growth) right++;
  return { left, right };
}

/** Height of a head through its width. */
const TALL = 1.18;

/** The head that these rows make up, where they are a head's share taller than wide. */
function headOf(runs: readonly Run[], top: number): Head | null {
  const tall = runs.length;
  const cheeks = runs.slice(Math.floor(tall * 0.35), Math.ceil(tall * 0.85));
  const wide = cheeks.reduce((sum, { left, right }) => sum + right - left + 1, 0) / cheeks.length;
  if (tall < 4 || tall < wide * TALL) return null;
  const middle = cheeks.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / cheeks.length;
  return { x: middle, y: top + tall * 0.48, radius: (tall + wide) / 4 };
}

/** The head below a peak: as few rows as make one up. */
function headBelow(matte: Plane, x: number, top: number): Head | null {
  const runs: Run[] = [];
  for (let row = top; row < matte.height; row++) {
    const run = runBelow(matte, row, { run: runs.at(-1) ?? { left: x, right: x }, depth: row - top });
    if (!run) return null;
    runs.push(run);
    const head = headOf(runs, top);
    if (head) return head;
  }
  return null;
}

/** A head's radius through the height of who it belongs to: less is a hand, more a whole body. */
const [SMALLEST, LARGEST] = [0.048, 0.34];
/** Among several the highest counts, and a larger one before a smaller one up to this share. */
const USUAL = 0.1;

/** What stands out of an outline like a head, the likeliest first: heads, and raised hands and elbows. */
export function likelyHeads(matte: Plane): Head[] {
  const skyline = skylineOf(matte);
  const top = Math.min(...skyline);
  const bottom = matte.data.findLastIndex((value) => value > 0.5) / matte.width;
  const height = bottom - top;
  const heads = peaksOf(skyline, matte.height)
    .flatMap((x) => headBelow(matte, x, skyline[x] ?? 0) ?? [])
    .filter(({ radius }) => radius >= height * SMALLEST && radius <= height * LARGEST);
  const scoreOf = ({ y, radius }: Head) => 3 * Math.min(USUAL, radius / height) - (y - radius - top) / height;
  return heads.toSorted((one, other) => scoreOf(other) - scoreOf(one));
}

/** The head of somebody by the outline; `null` where none stands out of it. */
export const personHead = (matte: Plane): Head | null => likelyHeads(matte)[0] ?? null;
