import type { Crops } from '@kinora/contracts/catalogue';
import { frameSize, type FrameShape, type Resolution } from '@kinora/drawing/frame';

import type { Atmosphere } from './atmosphere.ts';
import type { PhotoMove } from './camera-moves.ts';

export type MotionRange = 'small' | 'medium' | 'large';

/** A clip from one or two pictures as plain data; the same plan and pictures give the same frames everywhere. */
export interface PhotoPlan {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
  readonly frames: number;
  readonly seed: number;
  readonly watermark: boolean;
  /** Names the pictures have in the environment. */
  readonly first: string;
  /** The picture the clip ends with, or `null`. */
  readonly last: string | null;
  readonly move: PhotoMove;
  readonly motion: MotionRange;
  readonly atmospheres: readonly Atmosphere[];
  /** Which parts of the pictures are shown, where somebody chose; the camera stays within them. */
  readonly crops?: PhotoCrops | undefined;
}

type PhotoCrops = Pick<Crops, 'first' | 'last'>;

export interface PhotoOptions {
  readonly shape: FrameShape;
  readonly resolution: Resolution;
  readonly seconds: number;
  readonly seed: number;
  readonly watermark?: boolean | undefined;
  readonly first: string;
  readonly last?: string | undefined;
  readonly move?: PhotoMove | undefined;
  readonly motion?: MotionRange | undefined;
  readonly atmospheres?: readonly Atmosphere[] | undefined;
  readonly crops?: PhotoCrops | undefined;
}

const FPS = 24;
const LONGEST_CLIP = 60;

/** Length in whole frames, 1 frame to 60 s; what is no number counts as 5 s. */
export function clipLength(seconds: number): {
  readonly seconds: number;
  readonly frames: number;
  readonly fps: number;
} {
  const length = Number.isFinite(seconds) ? Math.min(LONGEST_CLIP, Math.max(1 / FPS, seconds)) : 5;
  return { seconds: length, frames: Math.max(1, Math.round(length * FPS)), fps: FPS };
}

/** A complete plan from what a form knows; the usual move is a parallax of medium range. */
export function planPhoto(options: PhotoOptions): PhotoPlan {
  const { shape, resolution, seconds, seed, first, last = null, move = 'parallax', motion = 'medium' } = options;
  const { watermark = false, atmospheres = [], crops } = options;
  return {
    ...frameSize(shape, resolution),
    ...clipLength(seconds),
    seed,
    watermark,
    first,
    last,
    move,
    motion,
    atmospheres,
    ...(crops && { crops }),
  };
}
