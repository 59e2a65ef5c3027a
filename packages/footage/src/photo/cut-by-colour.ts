import { clamp, smoothStep } from '@kinora/drawing';

import { countColours, readBins } from './colour-model.ts';
import { shrinkPlanes, type ColourPlanes } from './colour-planes.ts';
import { fillHoles, keepLargeRegions } from './components.ts';
import { blurPlane, createPlane, mapPlane, resizePlane, type Plane } from './plane.ts';
import { advanceCut, bondsOf, startCut } from './smooth-cut.ts';

/** Which sides of a picture show what is behind its subject. */
interface Sides {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
}

/** A thing on the ground, and a head from near that comes in from one side. */
const STANCES: readonly Sides[] = [
  { left: true, right: true, top: true },
  { left: false, right: true, top: true },
  { left: true, right: false, top: true },
];

/** First guess: in the middle, all around it is what is behind. */
const seedOfCentre = (width: number, height: number): Plane =>
  mapPlane(createPlane(width, height), (_, at) => {
    const x = ((at % width) + 0.5) / width;
    const y = (Math.floor(at / width) + 0.5) / height;
    return 0.08 + 0.77 * (1 - smoothStep(0.6, 1.2, Math.hypot((x - 0.5) / 0.36, (y - 0.52) / 0.42)));
  });

/** First guess: whatever is far from the sides where the background is. */
const seedOfStance = (width: number, height: number, { left, right, top }: Sides): Plane =>
  mapPlane(createPlane(width, height), (_, at) => {
    const x = ((at % width) + 0.5) / width;
    const y = (Math.floor(at / width) + 0.5) / height;
    const away = Math.min(left ? x : 1, right ? 1 - x : 1, top ? y * 2 : 1);
    return 0.08 + 0.72 * smoothStep(0.03, 0.35, away);
  });

/** Longest side of the pictures that are cut, one after the other: what lies where, and where exactly it ends. */
const SIDES = [64, 128] as const;
type Trust = readonly [near: number, seed: number];
/** How much what is near, and what was guessed first, counts beside the colours, round by round: less and less. */
const TRUST: readonly (readonly Trust[])[] = [
  [
    [0.8, 0.3],
    [0.6, 0.1],
    [0.4, 0.05],
    [0.3, 0.02],
  ],
  [
    [0.3, 0.02],
    [0.3, 0],
    [0.3, 0],
  ],
];
/** The same for what is nearly right. */
const REST_TRUST: readonly Trust[] = [
  [0.2, 0.1],
  [0.2, 0.05],
];
const CUT_ROUNDS = 40;
/** What a pixel pulls at most, through what an outline costs. */
const STRENGTH = 0.1;
const SURE = 3;
/** What is closed in belongs to it up to this share of the picture: a cup is as light inside as the table. */
const LARGEST_HOLE = 0.15;
const RARE = 2e-5;
/** Steps of each channel that colours are told apart by. */
const STEPS = 16;

const odds = (share: number) => Math.log((0.05 + share) / (1.05 - share));

/** A picture to be cut. */
interface Grid {
  readonly width: number;
  readonly height: number;
  readonly bonds: Plane;
  readonly bins: Uint16Array;
}

const gridOf = (planes: ColourPlanes): Grid => ({
  width: planes.width,
  height: planes.height,
  bonds: bondsOf(planes),
  bins: readBins(planes, STEPS),
});

/** How much rather each bin of colours lies inside than outside. */
function leanOf({ bins }: Grid, guess: Plane): Float32Array {
  const inside = countColours(bins, guess.data, STEPS);
  const outside = countColours(bins, mapPlane(guess, (value) => 1 - value).data, STEPS);
  return inside.map((count, bin) => Math.log((count + RARE) / ((outside[bin] ?? 0) + RARE)));
}

/** Goes on from a guess until the colours inside and those around part (Rother et al., "GrabCut", 2004). */
function cutFrom(start: Plane, seed: Plane, { grid, trust }: { grid: Grid; trust: readonly Trust[] }): Plane {
  const { width, height, bins, bonds } = grid;
  const reach = Math.max(2, Math.round(width / 16));
  const first = mapPlane(resizePlane(seed, width, height), odds);
  const cut = startCut(resizePlane(start, width, height));
  let guess: Plane = { width, height, data: cut.share };
  for (const [near, seeded] of trust) {
    const lean = leanOf(grid, guess);
    const around = blurPlane(blurPlane(guess, reach), reach);
    const pull = mapPlane(around, (value, at) => {
      const sum = (lean[bins[at] ?? 0] ?? 0) + odds(value) * near + (first.data[at] ?? 0) * seeded;
      return STRENGTH * clamp(sum, -SURE, SURE);
    });
    advanceCut(cut, { pull, bonds }, CUT_ROUNDS);
    guess = mapPlane({ width, height, data: cut.share }, (value) => smoothStep(0.3, 0.7, value));
  }
  return guess;
}

/** Without the grain of fur and grass, in which no colour is its own. */
function smoothed(planes: ColourPlanes): ColourPlanes {
  const [red, green, blue] = [planes.red, planes.green, planes.blue].map((plane) => blurPlane(plane, 1));
  return { ...planes, red: red ?? planes.red, green: green ?? planes.green, blue: blue ?? planes.blue };
}

/** What can be cut out of a picture by its colours: one cut for each place where its subject may be. */
export function cutsByColour(planes: ColourPlanes): Plane[] {
  const { width, height } = planes;
  const fine = smoothed(planes);
  const grids = SIDES.map((side) => gridOf(shrinkPlanes(fine, side)));
  const seeds = [seedOfCentre(width, height), ...STANCES.map((sides) => seedOfStance(width, height, sides))];
  return seeds.map((seed) => {
    const cut = grids.reduce((guess, grid, at) => cutFrom(guess, seed, { grid, trust: TRUST[at] ?? [] }), seed);
    const whole = resizePlane(cut, width, height);
    return fillHoles(keepLargeRegions(whole, seed), LARGEST_HOLE);
  });
}

/** A matte with what else has its colours up to the next edge, as the point of a tower before the sky. */
export function withRest(matte: Plane, planes: ColourPlanes): Plane {
  const cut = cutFrom(matte, matte, { grid: gridOf(planes), trust: REST_TRUST });
  const kept = keepLargeRegions(cut, matte);
  return fillHoles(
    mapPlane(matte, (value, at) => Math.max(value, kept.data[at] ?? 0)),
    LARGEST_HOLE,
  );
}
