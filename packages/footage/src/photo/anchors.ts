import { clamp, type FaceMarks } from '@kinora/drawing';

import { headOfFace, placeSpots, spotsOf, type FaceSpots, type Head } from './face-head.ts';
import type { Plane } from './plane.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where things can be fastened to a subject, in frame heights about the middle of the frame. */
export interface Anchors {
  readonly box: Box;
  /** Middle and radius of what is taken for the head, and how far it leans to the right, in radians. */
  readonly head: Required<Head>;
  /** Where the parts of its face are, where one is seen. */
  readonly face: FaceSpots | null;
  /** Where arms and wings grow, and half the distance between them. */
  readonly shoulders: { readonly x: number; readonly y: number; readonly reach: number };
  readonly feet: { readonly x: number; readonly y: number };
  /** Whether the picture's lower edge cuts the subject off. */
  readonly cut: boolean;
  /** The side of the picture that cuts it off: -1 the left one, 1 the right one, 0 neither or both. */
  readonly aside: -1 | 0 | 1;
}

interface Row {
  readonly left: number;
  readonly right: number;
  readonly count: number;
}

function rowOf({ width, data }: Plane, y: number): Row {
  let left = -1;
  let right = -1;
  let count = 0;
  for (let x = 0; x < width; x++) {
    if ((data[y * width + x] ?? 0) < 0.5) continue;
    if (left < 0) left = x;
    right = x;
    count++;
  }
  return { left, right, count };
}

interface Span {
  readonly rows: readonly Row[];
  readonly top: number;
  readonly bottom: number;
}

/** The rows that hold a real part of the matte, without stray pixels above and below. */
function spanOf(matte: Plane): Span | null {
  const rows = Array.from({ length: matte.height }, (_, y) => rowOf(matte, y));
  const least = Math.max(...rows.map(({ count }) => count)) * 0.06 + 1;
  const top = rows.findIndex(({ count }) => count >= least);
  const bottom = rows.findLastIndex(({ count }) => count >= least);
  return top < 0 || bottom - top < 4 ? null : { rows, top, bottom };
}

/** A subject without a neck that is about as wide as tall is a face that fills the picture. */
const ALL_HEAD = 0.78;

/** The neck is the narrowest row between the widest of the upper part and the middle; without one the head is a share. */
function headHeight({ rows, top, bottom }: Span): number {
  const height = bottom - top;
  const width = (y: number) => rows[y]?.count ?? 0;
  let widest = top;
  for (let y = top; y < top + height * 0.3; y++) if (width(y) > width(widest)) widest = y;
  let neck = widest;
  for (let y = widest; y < top + height * 0.5; y++) if (width(y) < width(neck)) neck = y;
  if (neck > widest && width(neck) < width(widest) * 0.82) return neck - top;
  const broadest = Math.max(...rows.map(({ count }) => count));
  if (broadest > height * ALL_HEAD) return height * 0.9;
  return height * (height > width(bottom) * 1.6 ? 0.26 : 0.42);
}

/** From this width on, through its height, what stands free is an animal seen from the side. */
const LENGTHWISE = 1.12;

/** The head of an animal seen from the side: where it is highest, at the end it looks to. */
function sideHead({ rows, top, bottom }: Span, [left, right]: readonly [number, number]): Head {
  const height = bottom - top;
  const upper = rows.slice(top, Math.round(top + height * 0.16) + 1).filter((row) => row.left >= 0);
  const highest = upper.reduce((sum, row) => sum + (row.left + row.right) / 2, 0) / Math.max(1, upper.length);
  const radius = height * 0.25;
  return { x: clamp(highest, left + radius, right - radius), y: top + height * 0.3, radius };
}

/** How much of its height a subject must be cut off for before a side counts. */
const CUT_ASIDE = 0.12;

/** The side that cuts a matte off. */
function asideOf({ width, height, data }: Plane): -1 | 0 | 1 {
  const covered = (column: number) => {
    let count = 0;
    for (let at = column; at < data.length; at += width) if ((data[at] ?? 0) > 0.5) count++;
    return count > height * CUT_ASIDE;
  };
  const [left, right] = [covered(0), covered(width - 1)];
  if (left === right) return 0;
  return left ? -1 : 1;
}

/** The largest radius of a head without a face, through the height and the width of all that is seen. */
const [TALLEST, BROADEST] = [0.36, 0.3];

/** A head that is no larger than what is worn on it may be, at the top. */
function uprightHead(head: Head, { top, bottom, left, right }: Box): Head {
  const radius = Math.min(
    head.radius,
    Math.max((bottom - top) * TALLEST * 0.5, Math.min((bottom - top) * TALLEST, (right - left) * BROADEST)),
  );
  return radius < head.radius ? { ...head, radius, y: Math.min(head.y, top + radius) } : head;
}

type ToFrame = (x: number, y: number) => { x: number; y: number };

/** The same places with a face: its head takes the place of where one was supposed. */
export function withFace(anchors: Anchors, face: FaceMarks, { toFrame, unit }: { toFrame: ToFrame; unit: number }) {
  const head = headOfFace(face, null);
  return {
    ...anchors,
    head: { ...toFrame(head.x, head.y), radius: head.radius * unit, turn: head.turn ?? 0 },
    face: placeSpots(spotsOf(face), toFrame, unit),
  };
}

/** A head that is known, in pixels of the matte, and its face where one is seen. */
export interface KnownHead {
  readonly head: Head | null;
  readonly face: FaceMarks | null;
}

/** Reads the fastening places off the outline of a matte, and of a head that is known; `null` when there is nothing. */
export function findAnchors(
  matte: Plane,
  toFrame: ToFrame,
  { head: known, face }: KnownHead = { head: null, face: null },
): Anchors | null {
  const span = spanOf(matte);
  if (!span) return null;
  const { rows, top, bottom } = span;
  const inside = rows.slice(top, bottom + 1).filter(({ left }) => left >= 0);
  const left = Math.min(...inside.map((row) => row.left));
  const right = Math.max(...inside.map((row) => row.right));
  const neck = known ? known.y + known.radius : top + headHeight(span);
  const middleOf = (from: number, to: number) => {
    const part = rows.slice(Math.round(from), Math.round(to) + 1).filter((row) => row.left >= 0);
    return part.reduce((sum, row) => sum + (row.left + row.right) / 2, 0) / Math.max(1, part.length);
  };
  const widthOf = (from: number, to: number) =>
    Math.max(1, ...rows.slice(Math.round(from), Math.round(to) + 1).map(({ count }) => count));
  const corner = toFrame(left, top);
  const far = toFrame(right + 1, bottom + 1);
  const unit = (far.y - corner.y) / (bottom + 1 - top);
  const radius = clamp(widthOf(top, neck) / 2, (neck - top) * 0.35, (neck - top) * 0.75);
  const isLengthwise = right - left > (bottom - top) * LENGTHWISE && bottom < matte.height - 3;
  const upright = uprightHead({ x: middleOf(top, neck), y: (top + neck) / 2, radius }, { top, bottom, left, right });
  const head = known ?? (isLengthwise ? sideHead(span, [left, right]) : upright);
  const shoulder = Math.min(bottom, neck + (bottom - neck) * 0.16);
  const reach = (widthOf(neck, neck + (bottom - neck) * 0.3) / 2) * unit;
  return {
    box: { left: corner.x, top: corner.y, right: far.x, bottom: far.y },
    head: { ...toFrame(head.x, head.y), radius: head.radius * unit, turn: head.turn ?? 0 },
    face: face && placeSpots(spotsOf(face), toFrame, unit),
    shoulders: { ...toFrame(middleOf(neck, shoulder + 1), shoulder), reach },
    feet: toFrame(middleOf(bottom - (bottom - top) * 0.1, bottom), bottom + 1),
    cut: bottom >= matte.height - 3,
    aside: asideOf(matte),
  };
}
