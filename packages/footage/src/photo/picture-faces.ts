import { contextOf, type FaceMarks, type PaintEnv, type Picture } from '@kinora/drawing';

import { placesOfHeads } from './look-at-heads.ts';
import { fit, peopleMask } from './people-mask.ts';
import { cutRegion, type Region } from './raster.ts';

/** Longest side of what is looked at; faces are looked at from near, so it is larger than for people. */
const SEEN_SIDE = 960;

/** A face whose places are moved and scaled. */
export function placeFace(face: FaceMarks, scale: number): FaceMarks {
  const point = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * scale, y: y * scale });
  return {
    likelihood: face.likelihood,
    box: { ...point(face.box), width: face.box.width * scale, height: face.box.height * scale },
    leftEye: point(face.leftEye),
    rightEye: point(face.rightEye),
    nose: point(face.nose),
    mouth: point(face.mouth),
    leftEar: point(face.leftEar),
    rightEar: point(face.rightEar),
  };
}

/** Faces by parts of pictures: the same for every size of frame and every effect; forgotten with the picture. */
const known = new WeakMap<Picture, Map<string, readonly FaceMarks[]>>();

function lookAt(environment: PaintEnv, picture: Picture, region: Region): readonly FaceMarks[] {
  const { findFaces } = environment;
  if (!findFaces) return [];
  const { width, height } = fit(region, SEEN_SIDE);
  const canvas = cutRegion(environment, picture, { region, width, height });
  const mask = peopleMask(environment, picture, region);
  const closer = (mask ? placesOfHeads(mask) : []).map((place) => ({
    x: place.x * width,
    y: place.y * height,
    width: place.width * width,
    height: place.height * height,
  }));
  const faces = findFaces(contextOf(canvas).getImageData(0, 0, width, height), closer);
  return faces.map((face) => placeFace(face, 1 / width));
}

/** The faces in a part of a picture, in widths of the part; none where nobody looks for them. */
export function facesIn(environment: PaintEnv, picture: Picture, region: Region): readonly FaceMarks[] {
  if (!environment.findFaces) return [];
  const before = known.get(picture) ?? new Map<string, readonly FaceMarks[]>();
  known.set(picture, before);
  const key = [region.x, region.y, region.width, region.height, environment.findPeople !== undefined].join(' ');
  const faces = before.get(key) ?? lookAt(environment, picture, region);
  before.set(key, faces);
  return faces;
}
