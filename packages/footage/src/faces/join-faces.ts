import type { FaceMarks } from '@kinora/drawing';

type Box = FaceMarks['box'];

const areaOf = ({ width, height }: Box) => width * height;

/** Share of two boxes that is in both. */
export function overlapOf(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / Math.max(1e-6, areaOf(one) + areaOf(other) - both);
}

/** The mean of several faces, the likelier ones counting more. */
function meanFace(faces: readonly FaceMarks[]): FaceMarks {
  const total = faces.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const mean = (read: (face: FaceMarks) => number) =>
    faces.reduce((sum, face) => sum + read(face) * face.likelihood, 0) / total;
  const point = (name: 'leftEar' | 'leftEye' | 'mouth' | 'nose' | 'rightEar' | 'rightEye') => ({
    x: mean((face) => face[name].x),
    y: mean((face) => face[name].y),
  });
  return {
    likelihood: Math.max(...faces.map(({ likelihood }) => likelihood)),
    box: {
      x: mean(({ box }) => box.x),
      y: mean(({ box }) => box.y),
      width: mean(({ box }) => box.width),
      height: mean(({ box }) => box.height),
    },
    leftEye: point('leftEye'),
    rightEye: point('rightEye'),
    nose: point('nose'),
    mouth: point('mouth'),
    leftEar: point('leftEar'),
    rightEar: point('rightEar'),
  };
}

/** Faces that share this much of their boxes are one. */
const SAME = 0.3;

/**
 * One face for each that is there, likeliest first: where several lie on each other they become their weighted mean
 * (the weighted non-maximum suppression of Bazarevsky et al., 2019).
 */
export function joinFaces(faces: readonly FaceMarks[]): FaceMarks[] {
  let rest = faces.toSorted((one, other) => other.likelihood - one.likelihood);
  const joined: FaceMarks[] = [];
  for (let [first] = rest; first; [first] = rest) {
    const { box } = first;
    const isSame = (face: FaceMarks) => overlapOf(face.box, box) > SAME;
    joined.push(meanFace([first, ...rest.slice(1).filter(isSame)]));
    rest = rest.slice(1).filter((face) => !isSame(face));
  }
  return joined;
}

const holds = ({ x, y, width, height }: Box, place: { readonly x: number; readonly y: number }) =>
  place.x > x && place.x < x + width && place.y > y && place.y < y + height;

/** Without faces that are likelier ones again, as two heads side by side make a third: the nose of one lies in the other. */
export function withoutBlends(faces: readonly FaceMarks[]): FaceMarks[] {
  const kept: FaceMarks[] = [];
  for (const face of faces.toSorted((one, other) => other.likelihood - one.likelihood)) {
    const isBlend = kept.some(({ box, nose }) => holds(face.box, nose) || holds(box, face.nose));
    if (!isBlend) kept.push(face);
  }
  return kept;
}
