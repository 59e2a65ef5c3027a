import type { Crops } from '@kinora/contracts/catalogue';
import type { FrameShape, Resolution } from '@kinora/drawing/frame';

import { PHOTO_MOVES } from './camera-moves.ts';
import { planPhoto, type MotionRange, type PhotoPlan } from './photo-plan.ts';
import { readPictureWish } from './read-picture-wish.ts';

const SHAPES: readonly FrameShape[] = ['16:9', '9:16', '1:1', '4:3', '3:4'];
const RESOLUTIONS: readonly Resolution[] = ['360p', '540p', '720p', '1080p'];
const MOTIONS: readonly MotionRange[] = ['small', 'medium', 'large'];
const SECONDS = 5;
/** What is played where no word says what is seen: music, and no place that might be another one. */
const NO_WORDS = 'a quiet room';

/** What a form or a stored order says of moving pictures; what is left out or unknown is as usual. */
export interface PicturesWish {
  readonly prompt?: string | undefined;
  /** Whether the clip ends with a second picture. */
  readonly hasLast: boolean;
  readonly shape?: string | undefined;
  readonly resolution?: string | undefined;
  readonly seconds?: number | undefined;
  readonly seed?: number | undefined;
  /** A move by name; `auto` and nothing leave it to the words. */
  readonly camera?: string | undefined;
  readonly motion?: string | undefined;
  readonly crops?: Pick<Crops, 'first' | 'last'> | undefined;
  readonly watermark: boolean;
}

export interface PicturesPlan {
  /** Its pictures are called `first` and `last`. */
  readonly plan: PhotoPlan;
  /** Words that its sound is composed for. */
  readonly score: string;
  /** Words of the prompt that decide something, and those that do not. */
  readonly seen: readonly string[];
  readonly missed: readonly string[];
}

/** The value where it is one of the known ones. */
function known<Value extends string>(values: readonly Value[], value: string | undefined, fallback: Value): Value {
  return values.find((one) => one === value) ?? fallback;
}

/**
 * How the engine films one picture, or the way from one to another: the browser's preview and the server make the same
 * plan. The words decide what is in the air, and the camera as long as nobody chose one.
 */
export function planPictures(wish: PicturesWish): PicturesPlan {
  const { prompt = '', hasLast, seconds = SECONDS, seed = 0, watermark } = wish;
  const { move, atmospheres, seen, missed } = readPictureWish(prompt);
  const plan = planPhoto({
    shape: known(SHAPES, wish.shape, '16:9'),
    resolution: known(RESOLUTIONS, wish.resolution, '720p'),
    seconds,
    seed,
    watermark,
    first: 'first',
    last: hasLast ? 'last' : undefined,
    move: PHOTO_MOVES.find((one) => one === wish.camera) ?? move ?? 'parallax',
    motion: known(MOTIONS, wish.motion, 'medium'),
    atmospheres,
    crops: wish.crops,
  });
  return { plan, score: prompt === '' ? NO_WORDS : prompt, seen, missed };
}
