import { clamp, smoothStep, type FaceMarks } from '@kinora/drawing';

import type { Plane } from './plane.ts';
import type { Point } from './pose.ts';

/** Where the parts of a face are, in the units of who asks. */
export interface FaceSpots {
  readonly leftEye: Point;
  readonly rightEye: Point;
  /** The middle between the eyes. */
  readonly eyes: Point;
  readonly nose: Point;
  readonly mouth: Point;
  /** How far the eyes would be from each other if the face looked straight here. */
  readonly span: number;
  /** Share of that distance which is seen: less where the face looks aside. */
  readonly front: number;
  /** How far the head leans to the right, in radians. */
  readonly turn: number;
}

/** Distance of the eyes through the width of the face's box; the same for all people who look straight here. */
const SPAN = 0.42;

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** How far a head leans: by its eyes and ears, and by nose and mouth where it looks aside and those lie close. */
function turnOf({ leftEye, rightEye, leftEar, rightEar, mouth }: FaceMarks, front: number): number {
  const across = Math.atan2(
    rightEye.y - leftEye.y + (rightEar.y - leftEar.y) / 2,
    rightEye.x - leftEye.x + (rightEar.x - leftEar.x) / 2,
  );
  const eyes = between(leftEye, rightEye);
  const along = Math.atan2(eyes.x - mouth.x, mouth.y - eyes.y);
  const trust = smoothStep(0.35, 0.75, front);
  return clamp(across * trust + along * 0.5 * (1 - trust), -1.2, 1.2);
}

/** The parts of a face in pixels of the measured picture. */
export function spotsOf(face: FaceMarks): FaceSpots {
  const { leftEye, rightEye, nose, mouth, box } = face;
  const span = box.width * SPAN;
  const front = clamp(Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y) / span, 0.3, 1.3);
  const turn = turnOf(face, front);
  return { leftEye, rightEye, eyes: between(leftEye, rightEye), nose, mouth, span, front, turn };
}

/** The same spots in frame heights. */
export function placeSpots(spots: FaceSpots, toFrame: (x: number, y: number) => Point, unit: number): FaceSpots {
  const place = ({ x, y }: Point) => toFrame(x, y);
  return {
    ...spots,
    leftEye: place(spots.leftEye),
    rightEye: place(spots.rightEye),
    eyes: place(spots.eyes),
    nose: place(spots.nose),
    mouth: place(spots.mouth),
    span: spots.span * unit,
  };
}

/** A head in pixels of the matte; `turn` in radians. */
export interface Head extends Point {
  readonly radius: number;
  readonly turn?: number;
}

/** The middle of a head lies below its eyes, by this share of its radius. */
export const EYES_ABOVE = 0.2;
/** Radius of a head in distances of its eyes: bald ones are narrow, and hair is no wider than this. */
const [NARROWEST, WIDEST] = [1.3, 1.7];
/** How far above the eyes the forehead is, where a hat sits. */
const FOREHEAD = 0.75;

/** How far a head reaches from above its eyes to one side, in distances of the eyes. */
function reachOf(matte: Plane, { eyes, span, turn }: FaceSpots, side: 1 | -1): number {
  const [right, down] = [
    { x: Math.cos(turn), y: Math.sin(turn) },
    { x: -Math.sin(turn), y: Math.cos(turn) },
  ];
  const isIn = (reach: number) => {
    const x = eyes.x + (right.x * side * reach - down.x * FOREHEAD) * span;
    const y = eyes.y + (right.y * side * reach - down.y * FOREHEAD) * span;
    const at = Math.round(y) * matte.width + Math.round(x);
    return x >= 0 && x < matte.width && (matte.data[at] ?? 0) > 0.5;
  };
  let reach = 0;
  while (reach < WIDEST * 1.2 && isIn(reach)) reach += 0.1;
  return reach;
}

/** The head of a face: as wide as the matte has it above the eyes, and between its ears. */
export function headOfFace(face: FaceMarks, matte: Plane | null): Head {
  const spots = spotsOf(face);
  const { eyes, span, turn } = spots;
  const [left, right] = matte ? ([-1, 1] as const).map((side) => reachOf(matte, spots, side)) : [];
  const wide = left !== undefined && right !== undefined ? (left + right) / 2 : 0;
  const radius = clamp(wide, NARROWEST, WIDEST);
  const ears = between(face.leftEar, face.rightEar);
  // Eyes look aside more than the head they are in moves.
  const behind = ((ears.x - eyes.x) * Math.cos(turn) + (ears.y - eyes.y) * Math.sin(turn)) / span;
  const hair = wide > 0 ? clamp((right ?? 0) - (left ?? 0), -1, 1) / 2 : 0;
  const aside = clamp(behind * 0.4 + hair * 0.4, -0.6, 0.6);
  const below = EYES_ABOVE * radius;
  return {
    x: eyes.x + (Math.cos(turn) * aside - Math.sin(turn) * below) * span,
    y: eyes.y + (Math.sin(turn) * aside + Math.cos(turn) * below) * span,
    radius: radius * span,
    turn,
  };
}

/** What is hardly a face counts only where people are. */
const SURE = 0.8;

/** The face of a subject: the largest that lies in its matte, between the columns that are shown. */
export function faceOf(
  faces: readonly FaceMarks[],
  { matte, isPerson }: { readonly matte: Plane; readonly isPerson: boolean },
  [left, right]: readonly [number, number],
): FaceMarks | null {
  const isIn = ({ x, y }: Point) => (matte.data[Math.round(y) * matte.width + Math.round(x)] ?? 0) > 0.5;
  const own = faces.filter((face) => {
    const { eyes } = spotsOf(face);
    return (isPerson || face.likelihood >= SURE) && eyes.x >= left && eyes.x < right && isIn(between(eyes, face.mouth));
  });
  return own.toSorted((one, other) => other.box.width - one.box.width)[0] ?? null;
}
