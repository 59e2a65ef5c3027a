import type { FaceMarks, FindFaces, Pixels } from '@kinora/drawing';

import { readModel } from '../people/read-model.ts';
import { runNetwork } from '../people/run-network.ts';
import { shrinkPixels, type Area } from '../people/shrink-pixels.ts';
import type { Tensor } from '../people/tensor.ts';
import { joinFaces, overlapOf, withoutBlends } from './join-faces.ts';
import { readFaces } from './read-faces.ts';

/** The smallest square around an area. */
function squareAround({ x, y, width, height }: Area): Area {
  const side = Math.max(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** Which of the new pixels along a side lie beyond the picture. */
function beyondOf(parts: number, { start, length }: { start: number; length: number }, side: number): boolean[] {
  return Array.from({ length: parts }, (_, part) => {
    const middle = start + ((part + 0.5) * length) / parts;
    return middle < 0 || middle > side;
  });
}

/** Colours as the network reads them: from -1 to 1, and black beyond the picture. */
function darkenBeyond({ width, height, channels, data }: Tensor, area: Area, pixels: Pixels): Tensor {
  const columns = beyondOf(width, { start: area.x, length: area.width }, pixels.width);
  const rows = beyondOf(height, { start: area.y, length: area.height }, pixels.height);
  const colours = data.map((value, at) => {
    const pixel = Math.floor(at / channels);
    return columns[pixel % width] || rows[Math.floor(pixel / width)] ? -1 : value * 2 - 1;
  });
  return { width, height, channels, data: colours };
}

/** Faces smaller than this share of the longer side are looked at again, so that their points are exact. */
const SMALL = 0.35;
/** Side of what is looked at around a face, in its own. */
const AROUND = 3;
/** Looks take time: no more than this many from near. */
const MOST_LOOKS = 4;
/** What is less likely after all looks is none. */
const LIKELY = 0.6;
const SAME = 0.3;

const aroundFace = ({ x, y, width, height }: Area): Area => ({
  x: x + (width * (1 - AROUND)) / 2,
  y: y + (height * (1 - AROUND)) / 2,
  width: width * AROUND,
  height: height * AROUND,
});

const isSame = (one: FaceMarks, other: FaceMarks) => overlapOf(one.box, other.box) > SAME;

/**
 * Makes what finds faces in pictures of the bytes of `face_detection_short_range.tflite`. Throws where they are
 * something else. The same pixels give the same numbers everywhere. The whole picture is looked at, then each closer
 * area and each small face by itself: from near, faces are found that are small in the picture, and measured exactly.
 */
export function createFaceFinder(bytes: Uint8Array): FindFaces {
  const model = readModel(bytes);
  const look = (pixels: Pixels, area: Area): FaceMarks[] => {
    const square = squareAround(area);
    const seen = darkenBeyond(shrinkPixels(pixels, square, model.inputSize), square, pixels);
    const [measures, scores] = runNetwork(model, seen);
    return measures && scores ? joinFaces(readFaces({ measures, scores }, square)) : [];
  };
  return (pixels, closer) => {
    const far = look(pixels, { x: 0, y: 0, width: pixels.width, height: pixels.height });
    const near = closer.slice(0, MOST_LOOKS).flatMap((area) => look(pixels, area));
    const small = Math.max(pixels.width, pixels.height) * SMALL;
    const isLeft = (face: FaceMarks) => face.box.width < small && !near.some((one) => isSame(one, face));
    for (const { box } of far.filter(isLeft).slice(0, Math.max(0, MOST_LOOKS - closer.length))) {
      near.push(...look(pixels, aroundFace(box)));
    }
    const seenNear = joinFaces(near);
    const all = [...seenNear, ...far.filter((face) => !seenNear.some((one) => isSame(one, face)))];
    return withoutBlends(all.filter(({ likelihood }) => likelihood >= LIKELY));
  };
}
