import { smoothStep } from '@kinora/drawing';

import type { FaceSpots } from '../photo/face-head.ts';
import type { Point } from '../photo/pose.ts';
import { mixWords, type Target } from '../photo/warp.ts';
import type { Spot } from './studio.ts';

/** A soft ellipse over a part of a face, in pixels of the frame. */
interface Feature extends Point {
  readonly across: number;
  readonly down: number;
  readonly turn: number;
}

/** Eyes and mouth by their reach to the sides and down, in distances of the eyes. */
const REACHES = { leftEye: [0.48, 0.36], rightEye: [0.48, 0.36], mouth: [0.6, 0.38] } as const;
/** Smaller faces, by the distance of their eyes in pixels, are spots of paint. */
const SMALLEST = 8;
/** How much of the original shows through in the middle of a feature, of 255. */
const KEPT = 180;

/** Eyes and mouth of a face where the frame shows them; none where the face is tiny. */
export function featuresIn(face: FaceSpots, spot: Spot): Feature[] {
  const [middle, aside] = [spot.place(face.eyes), spot.place({ x: face.eyes.x + face.span, y: face.eyes.y })];
  const span = Math.hypot(aside.x - middle.x, aside.y - middle.y);
  if (span < SMALLEST) return [];
  const turn = face.turn + Math.atan2(aside.y - middle.y, aside.x - middle.x);
  return (['leftEye', 'rightEye', 'mouth'] as const).map((name) => {
    const [across, down] = REACHES[name];
    return { ...spot.place(face[name]), across: across * span, down: down * span, turn };
  });
}

function keepFeature(painted: Target, original: Int32Array, { x, y, across, down, turn }: Feature): void {
  const { width, height, words } = painted;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.max(across, down);
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column++) {
      const [right, below] = [column - x, row - y];
      const distance = Math.hypot((right * cos + below * sin) / across, (below * cos - right * sin) / down);
      if (distance >= 1) continue;
      const at = row * width + column;
      const share = Math.round(KEPT * (1 - smoothStep(0.5, 1, distance)));
      words[at] = mixWords(words[at] ?? 0, original[at] ?? 0, share);
    }
  }
}

/** Lets eyes and mouth of the original show through paint, so that a face keeps its look. */
export function keepFeatures(painted: Target, original: Int32Array, features: readonly Feature[]): void {
  for (const feature of features) keepFeature(painted, original, feature);
}
