import type { ColourPlanes } from './colour-planes.ts';
import { mapPlane, meanOf } from './plane.ts';
import { facePlane } from './saliency.ts';

/** Likeness to a face from which there is one. */
const FAINTEST_FACE = 0.45;

/** A face in the measured picture, in its pixels. */
export interface Face {
  readonly x: number;
  readonly y: number;
  /** Mean distance of its skin from the middle. */
  readonly spread: number;
}

/** The clearest face, `null` without one. */
export function clearestFace(planes: ColourPlanes): Face | null {
  const faces = facePlane(planes);
  const { width } = faces;
  const peak = faces.data.reduce((best, value, at) => (value > (faces.data[best] ?? 0) ? at : best), 0);
  if ((faces.data[peak] ?? 0) < FAINTEST_FACE) return null;
  const reach = Math.max(width, faces.height) * 0.1;
  const distance = (at: number, x: number, y: number) => Math.hypot((at % width) - x, Math.floor(at / width) - y);
  const near = mapPlane(faces, (value, at) => {
    const away = distance(at, peak % width, Math.floor(peak / width)) / reach;
    return value * value * Math.exp(-away * away);
  });
  const x = meanOf(
    mapPlane(near, (_, at) => at % width),
    near,
  );
  const y = meanOf(
    mapPlane(near, (_, at) => Math.floor(at / width)),
    near,
  );
  return {
    x,
    y,
    spread: meanOf(
      mapPlane(near, (_, at) => distance(at, x, y)),
      near,
    ),
  };
}
