import { clamp, smoothStep } from '@kinora/drawing';

import type { ColourPlanes } from './colour-planes.ts';
import { blurPlane, mapPlane, meanOf, type Plane } from './plane.ts';
import { skinPlane } from './saliency.ts';

/** A subject smaller or larger than these shares of the picture is no subject. */
export const SMALLEST = 0.012;
const LARGEST = 0.74;
/** Colour steps along an outline, summed over the channels, below which there is none. */
const FAINTEST_EDGE = 0.02;

/** Length of the steps between neighbours, as a plane. */
function slopeOf({ width, height, data }: Plane): Plane {
  return mapPlane({ width, height, data }, (value, at) => {
    const right = at % width < width - 1 ? (data[at + 1] ?? 0) : value;
    const below = at + width < data.length ? (data[at + width] ?? 0) : value;
    return Math.hypot(right - value, below - value);
  });
}

/** How much of the frame left, right and above the matte covers: a subject seldom leaves there. */
function touchOf({ width, height, data }: Plane): number {
  let sum = 0;
  for (let x = 0; x < width; x++) sum += data[x] ?? 0;
  for (let y = 0; y < height; y++) sum += (data[y * width] ?? 0) + (data[y * width + width - 1] ?? 0);
  return sum / (width + 2 * height);
}

/** Share of the matte in the spans it reaches over, row by row: fragments and horseshoes have a low one. */
export function solidityOf({ width, height, data }: Plane): number {
  let filled = 0;
  let spanned = 0;
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) <= 0.5) continue;
      if (first < 0) first = x;
      last = x;
      filled++;
    }
    if (first >= 0) spanned += last - first + 1;
  }
  return spanned > 0 ? filled / spanned : 0;
}

/** Share of an outline that lies on a visible edge of the picture. */
function edgeShareOf(outline: Plane, edges: readonly Plane[]): number {
  const visible = mapPlane(outline, (_, at) =>
    smoothStep(
      0.05,
      0.22,
      edges.reduce((sum, edge) => sum + (edge.data[at] ?? 0), 0),
    ),
  );
  return clamp(meanOf(blurPlane(visible, 1), outline) * 1.5, 0, 1.5);
}

/** Where heads are in pictures of people: in the upper middle. */
function headPrior(x: number, y: number, { width, height }: Plane): number {
  const across = (x / width - 0.5) / 0.2;
  const down = (y / height - 0.32) / 0.22;
  return Math.exp(-(across * across + down * down));
}

/** The better, the more its outline lies on edges, the fuller it is, and the less it leaves the picture. */
export function clarityOf(matte: Plane, planes: ColourPlanes, saliency: Plane): number {
  const area = meanOf(matte);
  if (area < SMALLEST || area > LARGEST) return 0;
  const edges = [planes.red, planes.green, planes.blue].map(slopeOf);
  const outline = slopeOf(matte);
  const along = edges.reduce((sum, edge) => sum + meanOf(edge, outline), 0);
  const anywhere = edges.reduce((sum, edge) => sum + meanOf(edge), 0);
  if (along < FAINTEST_EDGE) return 0;
  const length = meanOf(outline) * Math.sqrt(matte.data.length);
  const compact = clamp(Math.sqrt(area) / Math.max(0.01, length), 0, 0.4) / 0.4;
  const contrast = clamp((along / Math.max(0.01, anywhere) - 0.8) / 2.4);
  const edged = edgeShareOf(outline, edges);
  const standing = clamp(
    meanOf(saliency, matte) -
      meanOf(
        saliency,
        mapPlane(matte, (value) => 1 - value),
      ) +
      0.2,
  );
  const whole = smoothStep(0.55, 0.92, solidityOf(matte)) * (0.4 + 0.6 * smoothStep(0, 0.1, area));
  const face = mapPlane(skinPlane(planes), (value, at) => value * headPrior(at % matte.width, at / matte.width, matte));
  const faceShare = clamp(meanOf(face) * 40);
  const faced = faceShare * (meanOf(matte, face) - 0.5);
  return clamp(
    contrast * 0.2 +
      edged * 0.55 +
      compact * 0.2 +
      standing * 0.25 +
      whole * 0.3 +
      smoothStep(0.08, 0.26, area) * 0.2 +
      faced * 0.5 -
      touchOf(matte) * 1.4 -
      0.35,
  );
}
