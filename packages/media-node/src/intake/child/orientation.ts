import type { Orientation } from '../probed.ts';

/**
 * What a display matrix means: nine numbers in rows, of which `(a, b)` is where the picture's x axis goes and `(c, d)`
 * where its y axis goes (ISO/IEC 14496-12, section 8.3.2). Turns that are not square are taken for the nearest.
 */
export function orientationOf(matrix: readonly number[]): Orientation {
  const [a = 1, b = 0, , c = 0, d = 1] = matrix;
  const mirrored = a * d - b * c < 0;
  const sign = mirrored ? -1 : 1;
  const turns = Math.round(Math.atan2(sign * b, sign * a) / (Math.PI / 2));
  // The remainder of four is one of these.
  return { mirrored, quarterTurns: ((turns + 4) % 4) as Orientation['quarterTurns'] };
}

export const UPRIGHT: Orientation = { mirrored: false, quarterTurns: 0 };
