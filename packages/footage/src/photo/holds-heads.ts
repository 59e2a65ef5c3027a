import type { FaceMarks } from '@kinora/drawing';

import type { Plane } from './plane.ts';

/** How far a head goes on above the brows, in heights of the face. */
const CROWN = 0.3;
/** Share of that which a cut must hold: hair that is as dark as the wall behind it is lost first. */
const LEAST = 0.5;

function holdsHead({ width, height, data }: Plane, { box }: FaceMarks): boolean {
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
  const top = Math.max(0, Math.floor(box.y - box.height * CROWN));
  const bottom = Math.min(height, Math.ceil(box.y));
  let [held, all] = [0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      held += data[y * width + x] ?? 0;
      all += 1;
    }
  }
  return held >= all * LEAST;
}

/** Whether a matte keeps the crown of every head that it keeps the face of. Faces are in pixels of the matte. */
export const holdsHeads = (matte: Plane, faces: readonly FaceMarks[]): boolean =>
  faces.every((face) => {
    const nose = matte.data[Math.floor(face.nose.y) * matte.width + Math.floor(face.nose.x)] ?? 0;
    return nose <= 0.5 || holdsHead(matte, face);
  });
