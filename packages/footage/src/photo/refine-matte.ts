import { clamp, smoothStep, type Canvas, type PaintEnv } from '@kinora/drawing';

import { measureColours } from './colour-planes.ts';
import type { Subject } from './find-subject.ts';
import { applyGuided } from './guided-filter.ts';
import { mapPlane, resizePlane, type Plane } from './plane.ts';

/** Longest side the edge of a subject is worked out at. */
const EDGE_SIDE = 480;

/** The subject's matte with the edges of the larger picture: its model applied to the colours there. */
export function refineMatte(environment: PaintEnv, canvas: Canvas, { matte, model }: Subject): Plane {
  if (!model) return matte;
  const planes = measureColours(environment, canvas, EDGE_SIDE);
  const rough = resizePlane(matte, planes.width, planes.height);
  const fitted = applyGuided(model, planes);
  return mapPlane(rough, (sure, at) => {
    // Away from the edge the rough matte knows better.
    const near = 1 - Math.abs(sure - 0.5) * 2;
    const value = sure + ((fitted.data[at] ?? 0) - sure) * smoothStep(0, 0.35, near);
    return smoothStep(0.28, 0.72, clamp(value));
  });
}
