import { smoothStep, type FaceMarks } from '@kinora/drawing';

import type { ColourPlanes } from './colour-planes.ts';
import { fillHoles, keepLargeRegions } from './components.ts';
import { widenMatte } from './fill-behind.ts';
import type { Subject } from './find-subject.ts';
import { applyGuided, fitGuided } from './guided-filter.ts';
import { mapPlane, type Plane } from './plane.ts';
import { cutFactsOf } from './trust.ts';

/** Pieces smaller than this share of the largest are no people of their own. */
const SMALLEST_PIECE = 0.12;
/** Holes up to this share of the picture are flaws; between an arm and a body there is a real one. */
const LARGEST_FLAW = 0.002;
/** What tells people from what the network only half takes for them; measured on photographs of both. */
const CLEAR = {
  smallest: 0.02,
  largest: 0.76,
  /** Share of their pixels that are surely theirs. */
  sure: 0.7,
  whole: 0.45,
  ragged: 9,
  touch: 1,
  held: 0.6,
} as const;

/**
 * The same where a face is among them and the network is as good as sure: a dark coat and dark hair before a dark wall
 * have no edge, and are theirs all the same.
 */
const SEEN = { ...CLEAR, largest: 0.86, sure: 0.85, whole: 0.9, ragged: 3, held: 0 } as const;

/** The large pieces of a mask with their soft edges. */
function cleaned(mask: Plane): Plane {
  const kept = fillHoles(keepLargeRegions(mask, mask, SMALLEST_PIECE), LARGEST_FLAW);
  const near = widenMatte(kept, 2);
  return mapPlane(mask, (value, at) => Math.max((kept.data[at] ?? 0) > 0.99 ? 1 : 0, value * (near.data[at] ?? 0)));
}

/** Share of the people's pixels of which the network is sure. */
function sureShareOf({ data }: Plane): number {
  const [some, sure] = data.reduce<[number, number]>(
    ([all, most], value) => [all + (value > 0.5 ? 1 : 0), most + (value > 0.95 ? 1 : 0)],
    [0, 0],
  );
  return sure / Math.max(1, some);
}

const hasFace = ({ width, data }: Plane, faces: readonly FaceMarks[]) =>
  faces.some(({ nose }) => (data[Math.floor(nose.y) * width + Math.floor(nose.x)] ?? 0) > 0.5);

function isClear(mask: Plane, planes: ColourPlanes, faces: readonly FaceMarks[]): boolean {
  const { area, whole, ragged, touch, held } = cutFactsOf(mask, planes);
  const sure = sureShareOf(mask);
  const fits = (limits: typeof CLEAR | typeof SEEN) =>
    area >= limits.smallest &&
    area <= limits.largest &&
    sure >= limits.sure &&
    whole >= limits.whole &&
    ragged <= limits.ragged &&
    touch <= limits.touch &&
    held >= limits.held;
  return fits(CLEAR) || (hasFace(mask, faces) && fits(SEEN));
}

/** Takes people for the subject of a picture where a mask of them is clear; `null` where it is not. */
export function personOf(mask: Plane, planes: ColourPlanes, faces: readonly FaceMarks[] = []): Subject | null {
  const people = cleaned(mask);
  if (!isClear(people, planes, faces)) return null;
  const model = fitGuided(people, planes, { radius: 4, smoothness: 0.0005 });
  const fitted = applyGuided(model, planes);
  const matte = mapPlane(people, (sure, at) => {
    // Colours decide where the edge lies, the network on which side of it somebody is.
    const near = smoothStep(0, 0.35, 1 - Math.abs(sure - 0.5) * 2);
    return smoothStep(0.3, 0.72, sure + ((fitted.data[at] ?? 0) - sure) * near);
  });
  return { matte, model, clarity: 1, isPerson: true };
}
