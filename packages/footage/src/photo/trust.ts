import { solidityOf } from './clarity.ts';
import type { ColourPlanes } from './colour-planes.ts';
import { heldOutline } from './held-share.ts';
import { mapPlane, type Plane } from './plane.ts';

/** What tells a cut-out that shows one thing from one that shows torn shapes. */
export interface CutFacts {
  /** Share of the picture. */
  readonly area: number;
  /** Share of the largest piece in all pieces. */
  readonly whole: number;
  /** Length of the outline through that of a circle with the same area, squared: 1 for a disc. */
  readonly ragged: number;
  /** How much of the left, right and upper side of the picture it covers, the two largest added up. */
  readonly touch: number;
  /** How much of the second of these sides it covers. */
  readonly beside: number;
  /** How much of the lower side it covers. */
  readonly floor: number;
  /** Share of the outline along which the colours inside and outside differ. */
  readonly held: number;
  /** Share of lines elsewhere that lie on edges too: how cluttered the picture is. */
  readonly chance: number;
  /** Share of the box around it that it fills. */
  readonly filled: number;
  /** How little the colours inside are those outside, 0 to 1. */
  readonly distinct: number;
  /** How many coarse colours are inside, each counted by its share (the inverse of Simpson's index). */
  readonly variety: number;
}

const isIn = ({ data }: Plane, at: number) => (data[at] ?? 0) > 0.5;

/** Pixels of the largest region that hangs together. */
function largestPiece(matte: Plane): number {
  const { width, height } = matte;
  const seen = new Uint8Array(width * height);
  const queue: number[] = [];
  const visit = (at: number) => {
    if (seen[at] === 1 || !isIn(matte, at)) return;
    seen[at] = 1;
    queue.push(at);
  };
  let largest = 0;
  for (let start = 0; start < seen.length; start++) {
    visit(start);
    let size = 0;
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      size++;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < width * (height - 1)) visit(at + width);
    }
    largest = Math.max(largest, size);
  }
  return largest;
}

/** Length of the outline inside the picture, in pixels: that of the steps of the matte. */
function outlineOf(matte: Plane): number {
  const { width, height, data } = matte;
  let length = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const value = data[at] ?? 0;
      length += Math.hypot((data[at + 1] ?? 0) - value, (data[at + width] ?? 0) - value);
    }
  }
  return length;
}

/** How much the matte covers of the sides, left, right and upper one; subjects may stand on the lower one. */
function sidesOf(matte: Plane): readonly [number, number, number] {
  const { width, height } = matte;
  const rows = Array.from({ length: height }, (_, y) => y * width);
  const covered = (places: readonly number[]) => places.filter((at) => isIn(matte, at)).length / places.length;
  return [
    covered(rows),
    covered(rows.map((at) => at + width - 1)),
    covered(Array.from({ length: width }, (_, x) => x)),
  ];
}

/** How much of the lower side a matte covers. */
const floorOf = ({ width, data }: Plane): number =>
  data.subarray(data.length - width).reduce((count, value) => count + (value > 0.5 ? 1 : 0), 0) / width;

/** Share of the smallest box around a matte that it fills. */
function filledShare(matte: Plane): number {
  const inside = Array.from(matte.data.keys()).filter((at) => isIn(matte, at));
  const columns = inside.map((at) => at % matte.width);
  const left = columns.reduce((least, x) => Math.min(least, x), matte.width);
  const right = columns.reduce((most, x) => Math.max(most, x), 0);
  const [first = 0, last = 0] = [inside.at(0), inside.at(-1)].map((at = 0) => Math.floor(at / matte.width));
  return inside.length / Math.max(1, (right - left + 1) * (last - first + 1));
}

/** Steps of each channel in which colours are counted: coarse, so that two patches of clutter fall together. */
const LEVELS = 4;

const sum = (counts: Float32Array) => counts.reduce((total, count) => total + count, 1e-6);

/** One less the Bhattacharyya coefficient of the colours inside and outside, and how many colours are inside. */
function coloursOf(matte: Plane, { red, green, blue }: ColourPlanes): Pick<CutFacts, 'distinct' | 'variety'> {
  const inside = new Float32Array(LEVELS ** 3);
  const outside = new Float32Array(LEVELS ** 3);
  const level = (plane: Plane, at: number) => Math.min(LEVELS - 1, Math.floor((plane.data[at] ?? 0) * LEVELS));
  matte.data.forEach((share, at) => {
    const bin = (level(red, at) * LEVELS + level(green, at)) * LEVELS + level(blue, at);
    inside[bin] = (inside[bin] ?? 0) + share;
    outside[bin] = (outside[bin] ?? 0) + 1 - share;
  });
  const scale = 1 / Math.sqrt(sum(inside) * sum(outside));
  const shared = inside.reduce((total, count, bin) => total + Math.sqrt(count * (outside[bin] ?? 0)), 0);
  const squares = inside.reduce((total, count) => total + count * count, 1e-6);
  return { distinct: 1 - shared * scale, variety: sum(inside) ** 2 / squares };
}

export function cutFactsOf(matte: Plane, planes: ColourPlanes): CutFacts {
  const total = matte.data.length;
  const inside = mapPlane(matte, (_, at) => (isIn(matte, at) ? 1 : 0)).data.reduce((count, value) => count + value, 0);
  const [, second = 0, first = 0] = sidesOf(matte).toSorted((one, two) => one - two);
  return {
    area: inside / total,
    whole: largestPiece(matte) / Math.max(1, inside),
    ragged: outlineOf(matte) ** 2 / (4 * Math.PI * Math.max(1, inside)),
    touch: first + second,
    beside: second,
    floor: floorOf(matte),
    ...heldOutline(matte, planes),
    filled: filledShare(matte),
    ...coloursOf(matte, planes),
  };
}

/** A cut-out within these may show one thing; measured on pictures of people, animals and things, and on crowded ones. */
const POSSIBLE = {
  smallest: 0.03,
  whole: 0.7,
  /** What is all there is below is the ground. */
  floor: 0.95,
  /** What reaches far and fills little is a part of something, as an eye and a nose are of a cat. */
  filled: 0.28,
} as const;

const AT_LEAST = ['held', 'distinct'] as const;
const AT_MOST = ['ragged', 'touch', 'beside', 'area', 'chance', 'variety'] as const;

/** Any of these is enough: colours of its own, an edge all around, or the smooth outline of what is very near. */
const TRUSTED: readonly Pick<CutFacts, (typeof AT_LEAST)[number] | (typeof AT_MOST)[number]>[] = [
  { held: 0.75, distinct: 0.42, ragged: 6, touch: 0.6, beside: 0.2, area: 0.72, chance: 1, variety: 64 },
  { held: 0.88, distinct: 0.18, ragged: 3.2, touch: 1, beside: 0.15, area: 0.72, chance: 0.57, variety: 14 },
  { held: 0.65, distinct: 0.2, ragged: 0.4, touch: 1.45, beside: 0.6, area: 0.8, chance: 0.57, variety: 14 },
];

function isPossible({ area, whole, filled, floor }: CutFacts): boolean {
  return area >= POSSIBLE.smallest && whole >= POSSIBLE.whole && filled >= POSSIBLE.filled && floor <= POSSIBLE.floor;
}

const isTrusted = (facts: CutFacts): boolean =>
  isPossible(facts) &&
  TRUSTED.some(
    (limits) =>
      AT_LEAST.every((fact) => facts[fact] >= limits[fact]) && AT_MOST.every((fact) => facts[fact] <= limits[fact]),
  );

/** Whether a cut-out may be shown by itself: one piece of some size, with an edge all around. */
export const isTrustworthy = (matte: Plane, planes: ColourPlanes): boolean => isTrusted(cutFactsOf(matte, planes));

/** How well a cut-out shows one whole thing; 0 where it may not be shown by itself. */
export function meritOf(matte: Plane, planes: ColourPlanes): number {
  const facts = cutFactsOf(matte, planes);
  if (!isTrusted(facts)) return 0;
  const size = Math.min(facts.area, 0.3) * 0.8;
  return Math.max(0.01, facts.held + facts.distinct * 0.35 + solidityOf(matte) * 0.5 + size - facts.touch * 0.5);
}
