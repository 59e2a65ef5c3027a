import type { Point } from '../photo/pose.ts';

/** An affine move of the subject in frame heights: x' = a x + c y + e, y' = b x + d y + f. */
export interface Motion {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const STAY: Motion = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

export interface Step {
  /** The place that stays where it is under scale, turn and lean. */
  readonly pivot: { readonly x: number; readonly y: number };
  readonly x?: number;
  readonly y?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  /** Radians, clockwise. */
  readonly turn?: number;
  /** How far what lies one height above the pivot moves to the right. */
  readonly lean?: number;
}

export function motionOf({ pivot, x = 0, y = 0, scaleX = 1, scaleY = 1, turn = 0, lean = 0 }: Step): Motion {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const a = cos * scaleX;
  const b = sin * scaleX;
  const c = -cos * lean - sin * scaleY;
  const d = -sin * lean + cos * scaleY;
  return { a, b, c, d, e: pivot.x + x - a * pivot.x - c * pivot.y, f: pivot.y + y - b * pivot.x - d * pivot.y };
}

/** First `one`, then `two`. */
export function combine(one: Motion, two: Motion): Motion {
  return {
    a: two.a * one.a + two.c * one.b,
    b: two.b * one.a + two.d * one.b,
    c: two.a * one.c + two.c * one.d,
    d: two.b * one.c + two.d * one.d,
    e: two.a * one.e + two.c * one.f + two.e,
    f: two.b * one.e + two.d * one.f + two.f,
  };
}

export function moveForward({ a, b, c, d, e, f }: Motion, point: Point): void {
  const { x, y } = point;
  point.x = a * x + c * y + e;
  point.y = b * x + d * y + f;
}

/** Where a moved place was before. */
export function moveBack({ a, b, c, d, e, f }: Motion, point: Point): void {
  const scale = 1 / (a * d - b * c || 1e-6);
  const x = point.x - e;
  const y = point.y - f;
  point.x = (d * x - c * y) * scale;
  point.y = (a * y - b * x) * scale;
}
