import type { Crop } from '@kinora/contracts/catalogue';
import type { Canvas, FaceMarks, PaintEnv, Picture } from '@kinora/drawing';
import { cropRegion } from '@kinora/drawing/frame';

import { cardMatte, cutCard, scaleCard } from './card-cut.ts';
import type { ColourPlanes } from './colour-planes.ts';
import { personOf } from './find-person.ts';
import { findSubject, subjectOfAlpha, type Subject } from './find-subject.ts';
import { holdsHeads } from './holds-heads.ts';
import { peopleMask } from './people-mask.ts';
import { facesIn } from './picture-faces.ts';
import { resizePlane, type Plane } from './plane.ts';
import { cutRegion, type Region } from './raster.ts';
import { facePlane, saliencyOf } from './saliency.ts';
import { smartCrop } from './smart-crop.ts';
import { isTrustworthy } from './trust.ts';

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
export function keptRegion({ width, height }: Picture, aspect: number): Region {
  const across = Math.min(width, height * aspect * LONGEST_ROW);
  const down = Math.min(height, (width / aspect) * LONGEST_ROW);
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down };
}

/** The part of a picture that a frame may show. */
const regionFor = (picture: Picture, { width, height, crop }: PrepareOptions): Region =>
  crop ? cropRegion(picture, width / height, crop) : keptRegion(picture, width / height);

/** What looks for people in the part of a picture that a frame may show. */
export const watchFor = (environment: PaintEnv, picture: Picture, options: PrepareOptions) => () =>
  peopleMask(environment, picture, regionFor(picture, options));

/** The faces in the part of a picture that a frame may show, in widths of it. */
export const facesFor = (environment: PaintEnv, picture: Picture, options: PrepareOptions) =>
  facesIn(environment, picture, regionFor(picture, options));

/** The kept part of a picture on a canvas just large enough for the frame. */
export function cutFor(environment: PaintEnv, picture: Picture, options: PrepareOptions): Canvas {
  const { width, height, crop } = options;
  const aspect = width / height;
  const region = regionFor(picture, options);
  const shown = Math.min(region.height, region.width / aspect);
  // What is smaller still than a canvas may be stays in shape.
  const least = crop ? SMALLEST / Math.min(region.width, region.height) : 0;
  const scale = Math.max(least, Math.min(1, (height * SPARE) / shown));
  const size = { width: Math.max(SMALLEST, region.width * scale), height: Math.max(SMALLEST, region.height * scale) };
  return cutRegion(environment, picture, { region, ...size });
}

/** Whether what was found may be shown by itself; people and a picture that is cut out already do. */
const isSure = ({ matte, model, isPerson = false }: Subject, planes: ColourPlanes, faces: readonly FaceMarks[]) =>
  model === null || isPerson || (holdsHeads(matte, faces) && isTrustworthy(matte, planes));

interface Search extends PrepareOptions {
  /** In pixels of the planes. */
  readonly faces: readonly FaceMarks[];
  /** Looks for people, where that can be done. */
  readonly seePeople: () => Plane | null;
}

/** The people in a picture, where there are some clearly. */
function findPerson(planes: ColourPlanes, { seePeople, faces }: Search): Subject | null {
  const mask = seePeople();
  return mask && personOf(resizePlane(mask, planes.width, planes.height), planes, faces);
}

/** The subject of a picture, or the card that stands in for it, and what the frame shows of the picture. */
export function findShown(canvas: Canvas, planes: ColourPlanes, search: Search) {
  const { width, height, subject: wish, faces } = search;
  const saliency = saliencyOf(planes);
  const found = subjectOfAlpha(planes) ?? findPerson(planes, search) ?? findSubject(planes, saliency);
  const clues = { saliency, skin: facePlane(planes), faces, matte: found?.matte ?? null };
  const isFound = wish !== 'free' || (found !== null && isSure(found, planes, faces));
  if (isFound) {
    return { subject: found, card: null, measured: null, crop: smartCrop(canvas, width / height, clues), saliency };
  }
  const crop = smartCrop(canvas, width / height, { ...clues, matte: null });
  const card = cutCard(crop);
  const measured = scaleCard(card, planes.width / canvas.width);
  const subject: Subject = { matte: cardMatte(measured, planes.luma), model: null, clarity: 0 };
  return { subject, card, measured, crop, saliency };
}
