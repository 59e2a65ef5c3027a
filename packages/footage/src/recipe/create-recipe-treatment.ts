import type { OperationName, Recipe } from '@kinora/contracts/recipe';
import { clamp, type Context2d, type PaintEnv } from '@kinora/drawing';
import { paintWatermark } from '@kinora/scenes';

import { momentOf } from './moment.ts';
import { openStudio } from './open-studio.ts';
import { FRAME_OPERATION_MAKERS } from './operations/frame-operations.ts';
import type { MakeFrameOperation } from './studio.ts';
import { readValues, type Chosen } from './values.ts';

/** A recipe with the clip it runs over, as plain data. */
export interface RecipeTreatmentJob {
  readonly recipe: Recipe;
  /** Words for the steps that print some; load `recipeFonts` of the job before. */
  readonly inputs: { readonly text?: string | undefined };
  readonly options: {
    /** Pixels of the clip's frames. */
    readonly width: number;
    readonly height: number;
    /** Length of the clip. */
    readonly seconds: number;
    readonly seed: number;
    readonly watermark?: boolean | undefined;
    readonly chosen?: Chosen | undefined;
  };
}

export interface RecipeTreatment {
  /** Redraws a decoded frame in place; `time` is its seconds from the start of the clip. Frames may come in any order. */
  apply(ctx: Context2d, time: number): void;
}

const makers: Readonly<Partial<Record<OperationName, MakeFrameOperation>>> = FRAME_OPERATION_MAKERS;

/**
 * Makes what a recipe does to the frames of a clip, for a loop that decodes them. The recipe must have passed
 * `checkRecipe`; one with steps that need a still picture is refused with an error.
 */
export function createRecipeTreatment(job: RecipeTreatmentJob, environment: PaintEnv): RecipeTreatment {
  const { recipe, inputs, options } = job;
  const { width, height, seconds, seed, chosen = {} } = options;
  const studio = openStudio({ recipe, text: inputs.text, width, height, seconds, seed }, environment);
  const steps = recipe.operations.map((step) => {
    const make = makers[step.operation];
    if (!make) throw new Error(`The step ${step.operation} needs a still picture.`);
    return { step, operation: make(studio, readValues(recipe, step, chosen)) };
  });
  return {
    apply: (ctx, time) => {
      const now = { time, whole: clamp(time / seconds), seconds };
      for (const { step, operation } of steps) operation.finish?.(ctx, momentOf(step, now));
      if (options.watermark) paintWatermark(ctx, studio);
    },
  };
}
