import { clamp, type Canvas, type FaceMarks, type PaintEnv, type Picture } from '@kinora/drawing';

import { findAnchors, withFace, type Anchors } from './anchors.ts';
import { cardAnchors, drawCard, type CardCut } from './card-cut.ts';
import { measureColours } from './colour-planes.ts';
import { guessDepth, subjectDepth } from './depth.ts';
import { faceOf, headOfFace } from './face-head.ts';
import { fillBehind, fillUnknown, widenMatte } from './fill-behind.ts';
import { cutFor, facesFor, findShown, watchFor, type PrepareOptions } from './find-shown.ts';
import type { Subject } from './find-subject.ts';
import { largestPerson, personHead } from './person-head.ts';
import { placeFace } from './picture-faces.ts';
import { blurPlane, mapPlane, type Plane } from './plane.ts';
import type { Point } from './pose.ts';
import { clearRim, readRaster, withMatte, type Raster, type Region } from './raster.ts';
import { refineMatte } from './refine-matte.ts';
import { roundOff } from './round-off.ts';
import { uprightShare } from './verticals.ts';

/** A part of the picture in frame heights about the middle of the frame. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture taken apart once, so that any frame of it can be drawn fast. */
export interface PreparedPicture {
  readonly width: number;
  readonly height: number;
  /** The picture, with the subject painted over where there is one. */
  readonly back: Raster;
  /** The subject alone. */
  readonly front: Raster | null;
  /** 0 far to 1 near, over the same part as the rasters. */
  readonly depth: Plane;
  readonly frontDepth: number;
  /** Whether the subject is people. */
  readonly isPerson: boolean;
  /** Whether the subject bends with the picture around it instead of moving as one piece. */
  readonly glued: boolean;
  /** Where the subject shows at all, with a rim. */
  readonly coverage: Plane | null;
  readonly extent: Extent;
  readonly anchors: Anchors | null;
  /** What the camera should look at. */
  readonly target: Point;
  readonly upright: number;
}

type Place = (x: number, y: number) => Point;

/** A place of the measured planes in frame heights. */
function placeIn({ left, top, width, height }: Extent, plane: Plane): Place {
  return (x: number, y: number) => ({ x: left + (x / plane.width) * width, y: top + (y / plane.height) * height });
}

/** Middle of what stands out, by weight. */
function middleOf(plane: Plane, place: Place): Point {
  let [sum, x, y] = [1e-6, 0, 0];
  plane.data.forEach((value, at) => {
    const weight = value * value;
    sum += weight;
    x += weight * (at % plane.width);
    y += weight * Math.floor(at / plane.width);
  });
  return place(x / sum, y / sum);
}

/** Depth behind the subject: that of its surroundings. */
function depthBehind(depth: Plane, matte: Plane): Plane {
  const weight = mapPlane(widenMatte(matte, 3), (value) => (value > 0.05 ? 0 : 1));
  return blurPlane(fillUnknown({ value: depth, weight }), 2);
}

const clampPoint = (point: Point, reach: Point): Point => ({
  x: clamp(point.x, -reach.x, reach.x),
  y: clamp(point.y, -reach.y, reach.y),
});

/** Frame heights about the middle of the crop. */
function extentIn(canvas: Picture, crop: Region): Extent {
  return {
    left: -(crop.x + crop.width / 2) / crop.height,
    top: -(crop.y + crop.height / 2) / crop.height,
    width: canvas.width / crop.height,
    height: canvas.height / crop.height,
  };
}

interface Shown {
  readonly faces: readonly FaceMarks[];
  /** The first and the last column that the frame shows. */
  readonly columns: readonly [number, number];
  readonly place: Place;
  /** Frame heights of a pixel of the measured picture. */
  readonly unit: number;
}

/** Where things are fastened to a card: to a face in its print, else to its edges. */
function onCard(card: CardCut, { matte }: Subject, { faces, columns, place, unit }: Shown): Anchors {
  const anchors = cardAnchors(card, place);
  const face = faceOf(faces, { matte, isPerson: true }, columns);
  return face ? withFace(anchors, face, { toFrame: place, unit }) : anchors;
}

/** Where things are fastened to a subject: among people to whose face is largest, or who fills most of the frame. */
function anchorsOf({ matte, isPerson = false }: Subject, { faces, columns, place }: Shown) {
  const face = faceOf(faces, { matte, isPerson }, columns);
  const one = isPerson ? largestPerson(matte, columns, face?.nose) : matte;
  if (face) return findAnchors(one, place, { face, head: headOfFace(face, one) });
  return findAnchors(one, place, { face, head: isPerson ? personHead(one) : null });
}

/** What is read off a picture before it is taken apart. */
function measure(environment: PaintEnv, picture: Picture, options: PrepareOptions) {
  const canvas = cutFor(environment, picture, options);
  const planes = measureColours(environment, canvas);
  const faces = facesFor(environment, picture, options).map((face) => placeFace(face, planes.width));
  const { subject, card, measured, crop, saliency } = findShown(canvas, planes, {
    ...options,
    faces,
    seePeople: watchFor(environment, picture, options),
  });
  const matte = subject?.matte ?? null;
  const extent = extentIn(canvas, crop);
  const scale = planes.width / canvas.width;
  const columns = [crop.x * scale, (crop.x + crop.width) * scale] as const;
  const place = placeIn(extent, planes.luma);
  const shown = { faces, columns, place, unit: extent.height / planes.height };
  const depth = guessDepth({ planes, saliency, matte });
  const reach = { x: (options.width / options.height) * 0.3, y: 0.26 };
  return {
    canvas,
    subject,
    card,
    depth,
    extent,
    frontDepth: matte ? subjectDepth(depth, matte) : 0.5,
    isPerson: subject?.isPerson ?? false,
    anchors: measured ? onCard(measured, subject, shown) : subject && anchorsOf(subject, shown),
    target: clampPoint(middleOf(matte ?? saliency, place), reach),
    upright: uprightShare(planes),
  };
}

function prepare(environment: PaintEnv, picture: Picture, options: PrepareOptions): PreparedPicture {
  const { canvas, subject, card, ...measured } = measure(environment, picture, options);
  const whole = readRaster(canvas);
  const { width, height } = options;
  const alone = { width, height, glued: options.subject === 'glued' || options.subject === 'none', ...measured };
  if (!subject || options.subject === 'none') return { ...alone, back: whole, front: null, coverage: null };
  const parts = { canvas, whole, subject, card, depth: measured.depth };
  return { ...alone, ...separate(environment, parts, options.subject) };
}

/** What was prepared of a picture, by frame size and wish; forgotten together with the picture. */
const known = new WeakMap<Picture, Map<string, PreparedPicture>>();
/** Sizes of frame that are kept of one picture: the card of an effect, the preview, the clip. */
const KEPT = 4;

/**
 * Measures, crops and takes apart a picture for a frame; the slow part of a photo scene. Done once for each picture and
 * frame size, so that a page of effects prepares a member's picture only once.
 */
export function preparePicture(environment: PaintEnv, picture: Picture, options: PrepareOptions): PreparedPicture {
  const kept = known.get(picture) ?? new Map<string, PreparedPicture>();
  known.set(picture, kept);
  const { width, height, subject, crop } = options;
  const isLooking = [environment.findPeople, environment.findFaces].map((find) => find !== undefined).join();
  const key = [width, height, subject, crop?.x, crop?.y, crop?.zoom, isLooking].join(' ');
  const found = kept.get(key);
  if (found) return found;
  const made = prepare(environment, picture, options);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, made);
  return made;
}

interface Whole {
  readonly canvas: Canvas;
  readonly whole: Raster;
  readonly subject: Subject;
  readonly card: CardCut | null;
  readonly depth: Plane;
}

/** The subject as a layer of its own, over the whole picture or over what could be behind it. */
function separate(
  environment: PaintEnv,
  { canvas, whole, subject, card, depth }: Whole,
  wish: PrepareOptions['subject'],
) {
  const shown = card ? drawCard(environment, canvas, card) : whole;
  const refined = refineMatte(environment, canvas, subject);
  const isThing = wish === 'free' && subject.model !== null && !subject.isPerson;
  const front = withMatte(shown, isThing ? roundOff(refined) : refined);
  const coverage = mapPlane(blurPlane(subject.matte, 4), (value) => (value > 0.002 ? 1 : 0));
  if (wish === 'glued') return { front, coverage, back: whole, depth };
  clearRim(front);
  fillBehind(environment, canvas, subject.matte);
  return { front, coverage, back: readRaster(canvas), depth: depthBehind(depth, subject.matte) };
}
