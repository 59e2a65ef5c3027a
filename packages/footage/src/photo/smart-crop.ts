import { clamp, type FaceMarks } from '@kinora/drawing';

import { mapPlane, meanOf, type Plane } from './plane.ts';
import type { Region } from './raster.ts';

/** What a crop should keep, each 0 to 1 over the whole picture. */
export interface CropClues {
  readonly saliency: Plane;
  /** What may be a face by its colours. */
  readonly skin: Plane;
  /** Faces that were found, in pixels of the planes. */
  readonly faces: readonly FaceMarks[];
  /** The subject, `null` without one. */
  readonly matte: Plane | null;
}

const STEPS = 60;

/** Everything worth keeping as one plane: what stands out, the subject's upper part, and faces before all. */
function interestOf({ saliency, skin, matte }: CropClues): Plane {
  const { width, height } = saliency;
  const faceShare = clamp(meanOf(skin) * 60);
  const faceGain = (1.4 * faceShare) / Math.max(0.004, meanOf(skin));
  const subjectGain = matte ? 0.5 / Math.max(0.02, meanOf(matte)) : 0;
  const mean = Math.max(0.02, meanOf(saliency));
  return mapPlane(saliency, (value, at) => {
    const upper = clamp(1.3 - Math.floor(at / width) / height);
    const stands = ((value * value) / mean) * 0.6;
    return (stands + (matte?.data[at] ?? 0) * subjectGain) * upper + (skin.data[at] ?? 0) * faceGain + 0.03 * upper;
  });
}

/** Running sums of the interest along one axis, so that the sum of a window is one subtraction. */
function sumsAlong({ width, height, data }: Plane, axis: 'x' | 'y'): Float64Array {
  const sums = new Float64Array((axis === 'x' ? width : height) + 1);
  for (let at = 0; at < data.length; at++) {
    const place = axis === 'x' ? at % width : Math.floor(at / width);
    sums[place + 1] = (sums[place + 1] ?? 0) + (data[at] ?? 0);
  }
  for (let at = 1; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0);
  return sums;
}

/** Where a head lies along one axis, as shares, and how much it counts among all. */
interface HeadReach {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** From chin to crown and from ear to ear; large faces count more. */
function headReaches({ faces, saliency }: CropClues, axis: 'x' | 'y'): HeadReach[] {
  const total = faces.reduce((sum, { box }) => sum + box.width, 0);
  const length = axis === 'x' ? saliency.width : saliency.height;
  return faces.map(({ box }) => {
    const [from, to] =
      axis === 'x'
        ? [box.x - box.width * 0.25, box.x + box.width * 1.25]
        : [box.y - box.height * 0.6, box.y + box.height * 1.1];
    return { from: clamp(from / length), to: clamp(to / length), weight: box.width / total };
  });
}

/** A face that is cut off weighs more than whatever else could be kept. */
const CUT = 3;

/** How much of heads a window cuts off, 0 to 1. */
const lostOf = (heads: readonly HeadReach[], start: number, end: number) =>
  heads.reduce((sum, { from, to, weight }) => {
    const kept = Math.max(0, Math.min(to, end) - Math.max(from, start)) / Math.max(1e-6, to - from);
    return sum + weight * (1 - kept);
  }, 0);

interface Axis {
  readonly sums: Float64Array;
  readonly heads: readonly HeadReach[];
}

/** Start of the window (as a share) that keeps most; among equals the one with its content in the middle. */
function bestStart({ sums, heads }: Axis, share: number): number {
  const cells = sums.length - 1;
  const at = (place: number) => sums[Math.round(clamp(place) * cells)] ?? 0;
  const total = Math.max(1e-6, at(1));
  let best = 0;
  let most = -Infinity;
  for (let step = 0; step <= STEPS; step++) {
    const start = ((1 - share) * step) / STEPS;
    const kept = (at(start + share) - at(start)) / total;
    const inner = (at(start + share * 0.78) - at(start + share * 0.22)) / total;
    const score = kept + inner * 0.5 - CUT * lostOf(heads, start, start + share);
    if (score > most + 1e-9) {
      most = score;
      best = start;
    }
  }
  return best;
}

/** The largest region of a picture in the frame's shape (width through height) that keeps faces and what stands out. */
export function smartCrop(
  { width, height }: { readonly width: number; readonly height: number },
  aspect: number,
  clues: CropClues,
): Region {
  const own = width / height;
  if (Math.abs(own / aspect - 1) < 0.01) return { x: 0, y: 0, width, height };
  const interest = interestOf(clues);
  const startAlong = (axis: 'x' | 'y', share: number) =>
    bestStart({ sums: sumsAlong(interest, axis), heads: headReaches(clues, axis) }, share);
  if (own > aspect) {
    const across = height * aspect;
    return { x: startAlong('x', across / width) * width, y: 0, width: across, height };
  }
  const down = width / aspect;
  return { x: 0, y: startAlong('y', down / height) * height, width, height: down };
}
