import type { Crop } from '@kinora/contracts';

import { clamp } from '../core/math.ts';
import type { Canvas, PaintEnv, Picture } from '../painting/canvas.ts';
import { cropRegion } from '../plan/crop-region.ts';
import { findAnchors, type Anchors } from './anchors.ts';
import { cardAnchors, cardMatte, cutCard, drawCard, scaleCard, type CardCut } from './card-cut.ts';
import { measureColours, type ColourPlanes } from './colour-planes.ts';
import { guessDepth, subjectDepth } from './depth.ts';
import { fillBehind, fillUnknown, widenMatte } from './fill-behind.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { blurPlane, mapPlane, type Plane } from './plane.ts';
import type { Point } from './pose.ts';
import { cutRegion, readRaster, withMatte, type Raster, type Region } from './raster.ts';
import { refineMatte } from './refine-matte.ts';
import { facePlane, saliencyOf } from './saliency.ts';
import { smartCrop } from './smart-crop.ts';
import { isTrustworthy } from './trust.ts';
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

export interface PrepareOptions {
  /** Size of the frame in pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * `glued` only lets things pass behind the subject, which stays in its picture: a doubtful outline does no harm.
   * `apart` paints over the place it leaves, so that it can move by itself. `free` does so too, and must have something
   * to show by itself: where no cut-out can be trusted it is a card with a print of the picture's middle.
   */
  readonly subject: 'apart' | 'free' | 'glued' | 'none';
  /** The part that somebody chose: nothing around it is ever shown. */
  readonly crop?: Crop | undefined;
}

/** Pictures are kept whole up to this many frames in a row; longer ones lose their ends. */
const LONGEST_ROW = 2.4;
/** More pixels than the frame shows, so that coming nearer stays sharp. */
const SPARE = 1.12;
const SMALLEST = 16;

/** The middle of very long pictures, the whole of all others. */
function keptRegion({ width, height }: Picture, aspect: number): Region {
  const across = Math.min(width, height * aspect * LONGEST_ROW);
  const down = Math.min(height, (width / aspect) * LONGEST_ROW);
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down };
}

/** A place of the measured planes in frame heights. */
function placeIn({ left, top, width, height }: Extent, plane: Plane) {
  return (x: number, y: number) => ({ x: left + (x / plane.width) * width, y: top + (y / plane.height) * height });
}

/** Middle of what stands out, by weight. */
function middleOf(plane: Plane, place: (x: number, y: number) => Point): Point {
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

/** The kept part of a picture on a canvas just large enough for the frame. */
function cutFor(environment: PaintEnv, picture: Picture, { width, height, crop }: PrepareOptions): Canvas {
  const aspect = width / height;
  const region = crop ? cropRegion(picture, aspect, crop) : keptRegion(picture, aspect);
  const shown = Math.min(region.height, region.width / aspect);
  // What is smaller still than a canvas may be stays in shape.
  const least = crop ? SMALLEST / Math.min(region.width, region.height) : 0;
  const scale = Math.max(least, Math.min(1, (height * SPARE) / shown));
  const size = { width: Math.max(SMALLEST, region.width * scale), height: Math.max(SMALLEST, region.height * scale) };
  return cutRegion(environment, picture, { region, ...size });
}

/** Whether what was found may be shown by itself; a picture that is cut out already knows. */
const isSure = ({ matte, model }: Subject, planes: ColourPlanes) => model === null || isTrustworthy(matte, planes);

/** The subject of a picture, or the card that stands in for it, and what the frame shows of the picture. */
function findShown(canvas: Canvas, planes: ColourPlanes, { width, height, subject: wish }: PrepareOptions) {
  const saliency = saliencyOf(planes);
  const found = findSubject(planes, saliency);
  const clues = { saliency, faces: facePlane(planes), matte: found?.matte ?? null };
  const isFound = wish !== 'free' || (found !== null && isSure(found, planes));
  if (isFound) {
    return { subject: found, card: null, measured: null, crop: smartCrop(canvas, width / height, clues), saliency };
  }
  const crop = smartCrop(canvas, width / height, { ...clues, matte: null });
  const card = cutCard(crop);
  const measured = scaleCard(card, planes.width / canvas.width);
  const subject: Subject = { matte: cardMatte(measured, planes.luma), model: null, clarity: 0 };
  return { subject, card, measured, crop, saliency };
}

/** What is read off a picture before it is taken apart. */
function measure(environment: PaintEnv, canvas: Canvas, options: PrepareOptions) {
  const planes = measureColours(environment, canvas);
  const { subject, card, measured, crop, saliency } = findShown(canvas, planes, options);
  const matte = subject?.matte ?? null;
  const extent = extentIn(canvas, crop);
  const place = placeIn(extent, planes.luma);
  const depth = guessDepth({ planes, saliency, matte });
  const reach = { x: (options.width / options.height) * 0.3, y: 0.26 };
  return {
    subject,
    card,
    depth,
    extent,
    frontDepth: matte ? subjectDepth(depth, matte) : 0.5,
    anchors: measured ? cardAnchors(measured, place) : matte && findAnchors(matte, place),
    target: clampPoint(middleOf(matte ?? saliency, place), reach),
    upright: uprightShare(planes),
  };
}

function prepare(environment: PaintEnv, picture: Picture, options: PrepareOptions): PreparedPicture {
  const canvas = cutFor(environment, picture, options);
  const { subject, card, ...measured } = measure(environment, canvas, options);
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
  const key = [width, height, subject, crop?.x, crop?.y, crop?.zoom].join(' ');
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
  const front = withMatte(shown, refineMatte(environment, canvas, subject));
  const coverage = mapPlane(blurPlane(subject.matte, 4), (value) => (value > 0.002 ? 1 : 0));
  if (wish === 'glued') return { front, coverage, back: whole, depth };
  fillBehind(environment, canvas, subject.matte);
  return { front, coverage, back: readRaster(canvas), depth: depthBehind(depth, subject.matte) };
}
