import type { CreationInput } from '@kinora/contracts/creations';
import { clipLength } from '@kinora/footage';
import { measureClip, planScene, type PlanOptions, type ScenePlan, type Words } from '@kinora/reading';
import { STYLES } from '@kinora/scenes';

const SHAPES = ['16:9', '9:16', '1:1', '4:3', '3:4'] as const;
const SECONDS = 5;
const RESOLUTIONS = ['360p', '540p', '720p', '1080p'] as const;

/** The value where it is one of the known ones; checked inputs always are, older stored ones may not be. */
export function known<Value extends string>(
  values: readonly Value[],
  value: string | undefined,
  fallback: Value,
): Value {
  return values.find((one) => one === value) ?? fallback;
}

function optionsOf(input: CreationInput, watermark: boolean): PlanOptions {
  return {
    shape: known(SHAPES, input.shape, '16:9'),
    resolution: known(RESOLUTIONS, input.resolution, '720p'),
    seconds: input.seconds ?? SECONDS,
    style: known(['auto', ...STYLES], input.style, 'auto'),
    seed: input.seed ?? 0,
    variant: input.variant,
    camera: input.camera,
    watermark,
    avoid: input.negative,
  };
}

/** What the local preview engine draws for an input; the browser's preview makes the same plan. */
export function clipScene(
  input: CreationInput,
  { watermark, words }: { readonly watermark: boolean; readonly words?: Words },
): ScenePlan {
  return planScene(input.prompt ?? '', optionsOf(input, watermark), words);
}

/** Length and script of that plan: all that asking for a clip takes, at a fraction of the time. */
export const clipMeasure = ({ prompt = '', seconds = SECONDS }: CreationInput) => measureClip(prompt, seconds);

/** Length of a clip of files in frames, a video's at the engine's pace; its words are not drawn, so any script will do. */
export const filesMeasure = ({ seconds = SECONDS }: CreationInput) => ({
  frames: clipLength(seconds).frames,
  unsupportedScript: null,
});
