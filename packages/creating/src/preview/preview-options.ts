import type { Choice, Crops } from '@kinora/contracts/catalogue';
import type { PhotoSceneOptions, VideoScene } from '@kinora/live-stage';
import type { PlanOptions, StyleChoice } from '@kinora/reading';
import { nearestShape, type OwnPicture } from '@kinora/source-files';

import type { Draft } from '../draft/draft.ts';

const SHAPES = ['16:9', '9:16', '1:1', '4:3', '3:4'] as const;
// The engine's own list would bring its painters into the page; they belong into the worker.
const STYLES: readonly StyleChoice[] = [
  'auto',
  'storybook',
  'paper',
  'ink',
  'neon',
  'pixel',
  'watercolour',
  'clay',
  'woodcut',
  'chalk',
];
/** The model that draws the preview. */
export const ENGINE = 'local';
const RESOLUTIONS = ['360p', '540p', '720p', '1080p'] as const;

/** The value where the engine has it; other makers' choices may not be the engine's. */
function known<Value extends string>(values: readonly Value[], value: Choice | undefined, fallback: Value): Value {
  return values.find((one) => one === value) ?? fallback;
}

/** How the engine draws a draft, with the mark or without: the same plan that the server makes for the paid clip. */
export function previewOptions(
  { choices, negative, seed, variant }: Pick<Draft, 'choices' | 'negative' | 'seed' | 'variant'>,
  watermark: boolean,
): PlanOptions {
  return {
    shape: known(SHAPES, choices.shape, '16:9'),
    resolution: known(RESOLUTIONS, choices.resolution, '720p'),
    seconds: typeof choices.seconds === 'number' ? choices.seconds : 5,
    style: known(STYLES, choices.style, 'auto'),
    seed,
    ...(variant && { variant }),
    ...(negative && { avoid: negative }),
    ...(typeof choices.camera === 'string' && { camera: choices.camera }),
    watermark,
  };
}

/** Nothing at all where nothing was chosen. */
const croppedBy = (crops: Crops = {}) => (Object.keys(crops).length > 0 ? { crops } : {});

/**
 * How the engine films the pictures of a draft: the same plan that the server makes for the paid clip. Where the model
 * offers no shapes its clip has the picture's.
 */
export function photoOptions(
  draft: Pick<Draft, 'choices' | 'seed'> & Partial<Pick<Draft, 'crops'>>,
  { first, watermark }: { readonly first?: OwnPicture | undefined; readonly watermark: boolean },
): PhotoSceneOptions {
  const { shape: chosen, seconds, seed } = previewOptions(draft, watermark);
  const own = draft.choices.shape === undefined && first ? nearestShape(SHAPES, first) : undefined;
  const shape = own ?? chosen;
  const { camera = 'auto', motion = 'medium' } = draft.choices;
  const moves = { camera: String(camera), motion: String(motion) };
  return { shape, seconds, seed, watermark, ...moves, ...croppedBy(draft.crops) };
}

/** What our sketch shows of makers that take a video: theirs goes on where it ends. */
export const GOES_ON = { style: 'keep', pace: 'extend', air: 'none' } as const;

const nameOf = (choice: Choice | undefined): string | undefined => (choice === undefined ? undefined : String(choice));

/** What the engine makes of the video of a draft: the same plan that the server makes for the paid clip. */
export function videoOptions(
  draft: Pick<Draft, 'choices' | 'from' | 'model' | 'seed'> & Partial<Pick<Draft, 'crops'>>,
  watermark: boolean,
): VideoScene['options'] {
  const { resolution, seconds, seed } = previewOptions(draft, watermark);
  const { air, pace, shape, sound, strength, style } = draft.choices;
  const chosen = draft.model === ENGINE ? { style: nameOf(style), pace: nameOf(pace), air: nameOf(air) } : GOES_ON;
  return {
    ...chosen,
    shape: nameOf(shape),
    strength: nameOf(strength),
    sound: nameOf(sound),
    resolution,
    seconds,
    seed,
    from: draft.from,
    ...croppedBy(draft.crops),
    watermark,
  };
}
