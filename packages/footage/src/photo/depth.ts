import { clamp, lerp, smoothStep } from '@kinora/drawing';

import type { ColourPlanes } from './colour-planes.ts';
import { guidedFilter } from './guided-filter.ts';
import { blurPlane, createPlane, mapPlane, meanOf, stretchPlane, type Plane } from './plane.ts';
import { facePlane } from './saliency.ts';

/** What is known of a picture before its depth is guessed. */
export interface DepthClues {
  readonly planes: ColourPlanes;
  readonly saliency: Plane;
  /** Where the subject is, `null` without one. */
  readonly matte: Plane | null;
}

/** How strongly the colours change around each pixel: what is in focus has fine detail. */
function detailOf({ luma }: ColourPlanes): Plane {
  const smooth = blurPlane(luma, 1);
  const detail = mapPlane(luma, (value, at) => Math.abs(value - (smooth.data[at] ?? 0)));
  return stretchPlane(blurPlane(detail, 6), 0.05, 0.95);
}

/** Pale and colourless counts as far: air lies between. */
function hazeOf({ red, green, blue, luma }: ColourPlanes): Plane {
  return blurPlane(
    mapPlane(red, (r, at) => {
      const g = green.data[at] ?? 0;
      const b = blue.data[at] ?? 0;
      const chroma = Math.max(r, g, b) - Math.min(r, g, b);
      return clamp((luma.data[at] ?? 0) * (1.1 - chroma) + 0.35 * Math.max(0, b - r));
    }),
    3,
  );
}

/** Near below, far above the upper third: how most pictures of places are built. */
function groundPrior(width: number, height: number): Plane {
  return mapPlane(createPlane(width, height), (_, at) => {
    const y = Math.floor(at / width) / height;
    return 0.1 + 0.8 * smoothStep(0.25, 1.05, y);
  });
}

/** One depth for the whole subject, so that it never bends: that of its foot or its middle. */
export function subjectDepth(depth: Plane, matte: Plane): number {
  let lowest = 0;
  for (let at = 0; at < matte.data.length; at++) {
    if ((matte.data[at] ?? 0) > 0.5) lowest = Math.floor(at / matte.width) / matte.height;
  }
  return clamp(lerp(meanOf(depth, matte), 0.25 + 0.6 * lowest, 0.6) + 0.12, 0.3, 0.92);
}

/** Without steps: what is not certain must not tear. */
const calm = (depth: Plane) => blurPlane(blurPlane(depth, 7), 5);

/** Guesses how near each part of a picture is, 0 far to 1 near, smoothly; subjects and faces lie flat. */
export function guessDepth({ planes, saliency, matte }: DepthClues): Plane {
  const detail = detailOf(planes);
  const haze = hazeOf(planes);
  const ground = groundPrior(planes.width, planes.height);
  const raw = mapPlane(
    ground,
    (prior, at) =>
      prior * 0.62 +
      (detail.data[at] ?? 0) * 0.16 +
      (saliency.data[at] ?? 0) * 0.16 -
      (haze.data[at] ?? 0) * 0.22 +
      0.1,
  );
  const edged = guidedFilter(raw, planes, { radius: 10, smoothness: 0.004 });
  const depth = mapPlane(blurPlane(edged, 2), (value) => clamp(value));
  if (!matte) return calm(depth);
  const near = subjectDepth(depth, matte);
  const faces = facePlane(planes);
  const rigid = blurPlane(
    mapPlane(matte, (value, at) => Math.max(value, smoothStep(0.2, 0.5, faces.data[at] ?? 0))),
    5,
  );
  return calm(mapPlane(depth, (value, at) => lerp(value, near, smoothStep(0.08, 0.6, rigid.data[at] ?? 0))));
}
