import type { FaceMarks } from '@kinora/drawing';

import { exactSigmoid } from '../people/exact-sigmoid.ts';
import type { Area } from '../people/shrink-pixels.ts';
import type { Tensor } from '../people/tensor.ts';
import { FACE_ANCHORS } from './face-anchors.ts';

/** Pixels along a side of the square the network looks at, in which it measures. */
const SIDE = 128;
/** What is less likely a face is none. */
const LIKELY = 0.5;

/** Distance of the mouth from the eyes through the width of a face; what has others is a mask or a muzzle. */
const [SHORTEST, LONGEST] = [0.36, 0.62];

function hasProportions({ box, leftEye, rightEye, mouth }: FaceMarks): boolean {
  const share = Math.hypot(mouth.x - (leftEye.x + rightEye.x) / 2, mouth.y - (leftEye.y + rightEye.y) / 2) / box.width;
  return share > SHORTEST && share < LONGEST;
}

/** What the network makes of a square: for each anchor 16 numbers of measure and how likely a face is. */
interface Found {
  readonly measures: Tensor;
  readonly scores: Tensor;
}

/**
 * The faces in an area of a picture, in the picture's pixels. For each anchor the network says a box by its middle and
 * size, then six points: both eyes, the tip of the nose, the middle of the mouth and both ears, all from the anchor.
 */
export function readFaces({ measures, scores }: Found, area: Area): FaceMarks[] {
  const { channels, data } = measures;
  return FACE_ANCHORS.flatMap((anchor, index) => {
    const likelihood = exactSigmoid(scores.data[index] ?? -Infinity);
    if (likelihood < LIKELY) return [];
    const at = (place: number) => (data[index * channels + place] ?? 0) / SIDE;
    const pointAt = (place: number) => ({
      x: area.x + (anchor.x + at(place)) * area.width,
      y: area.y + (anchor.y + at(place + 1)) * area.height,
    });
    const middle = pointAt(0);
    const [width, height] = [at(2) * area.width, at(3) * area.height];
    const face = {
      likelihood,
      box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
      leftEye: pointAt(4),
      rightEye: pointAt(6),
      nose: pointAt(8),
      mouth: pointAt(10),
      leftEar: pointAt(12),
      rightEar: pointAt(14),
    };
    return hasProportions(face) ? face : [];
  });
}
