import type { CreationInput } from '@kinora/contracts';
import {
  clipLength,
  PHOTO_MOVES,
  planPhoto,
  readPictureWish,
  type MotionRange,
  type PhotoPlan,
} from '@kinora/media-core';

import { known, RESOLUTIONS, SHAPES } from './clip-plan.ts';

const SECONDS = 5;
const MOTIONS: readonly MotionRange[] = ['small', 'medium', 'large'];
/** What is played where no word says what is seen: music, and no place that might be another one. */
const NO_WORDS = 'a quiet room';

/** Moving pictures, which are called by the fields of the input that name them. */
export interface PicturePlan {
  readonly plan: PhotoPlan;
  /** Words that its sound is composed for. */
  readonly score: string;
}

/**
 * What the local preview engine films for an input of the modes `image` and `first-last`; the browser's preview makes
 * the same plan. The words decide what is in the air, and the camera as long as it is `auto`.
 */
export function picturePlan(input: CreationInput, { watermark }: { watermark: boolean }): PicturePlan {
  const { prompt = '', last, seconds = SECONDS, seed = 0 } = input;
  const wish = readPictureWish(prompt);
  const plan = planPhoto({
    shape: known(SHAPES, input.shape, '16:9'),
    resolution: known(RESOLUTIONS, input.resolution, '720p'),
    seconds,
    seed,
    watermark,
    first: 'first',
    last: last === undefined ? undefined : 'last',
    move: known(PHOTO_MOVES, input.camera, wish.move ?? 'parallax'),
    motion: known(MOTIONS, input.motion, 'medium'),
    atmospheres: wish.atmospheres,
  });
  return { plan, score: prompt === '' ? NO_WORDS : prompt };
}

/** Length of that plan in frames: all that asking for a clip takes. */
export const pictureMeasure = ({ seconds = SECONDS }: CreationInput) => ({
  frames: clipLength(seconds).frames,
  unsupportedScript: null,
});
