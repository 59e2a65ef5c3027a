import type { OperationName, Recipe, RecipeOperation } from '@kinora/contracts/recipe';
import type { PaintEnv } from '@kinora/drawing';
import { frameSize, type FrameShape, type Resolution } from '@kinora/drawing/frame';
import { type Scene, paintWatermark } from '@kinora/scenes';

import type { PrepareOptions } from '../photo/find-shown.ts';
import { clipLength } from '../photo/photo-plan.ts';
import { REST, viewFrom } from '../photo/pose.ts';
import { preparePicture, type PreparedPicture } from '../photo/prepare-picture.ts';
import { makeComposer, spotOf } from './compose.ts';
import { momentOf } from './moment.ts';
import { STAY } from './motion.ts';
import { openStudio } from './open-studio.ts';
import { OPERATION_MAKERS } from './operations/all-operations.ts';
import type { Layers, Operation, PictureStudio } from './studio.ts';
import { readValues, type Chosen } from './values.ts';

/** What a member brought; pictures by the names they have in the environment. */
interface RecipeInputs {
  readonly picture: string;
  readonly second?: string | undefined;
  /** Words for the steps that print some; load `recipeFonts` of the job before. */
  readonly text?: string | undefined;
}

export interface RecipeOptions {
  readonly shape: FrameShape;
  readonly resolution: Resolution;
  /** Pixels of the frame in place of shape and resolution, for cards and strips. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly seconds: number;
  readonly seed: number;
  readonly watermark?: boolean | undefined;
  readonly chosen?: Chosen | undefined;
}

/** A recipe with what it is made from, as plain data. */
export interface RecipeJob {
  readonly recipe: Recipe;
  readonly inputs: RecipeInputs;
  readonly options: RecipeOptions;
}

/** Steps that need the subject as a layer of its own. */
const APART: readonly OperationName[] = ['dance', 'backdrop', 'outline', 'wear', 'crowd', 'meet', 'turn', 'scatter'];

const onPicture = ({ values }: RecipeOperation) => values?.['on'] === 'picture';

function subjectWish({ operations }: Recipe): PrepareOptions['subject'] {
  const apart = operations.some(
    (one) => (APART.includes(one.operation) || one.operation === 'bend') && !onPicture(one),
  );
  if (apart) return 'free';
  return operations.some(({ operation }) => operation === 'things') ? 'glued' : 'none';
}

function prepare(environment: PaintEnv, name: string, options: PrepareOptions): PreparedPicture {
  const picture = environment.picture(name);
  if (!picture) throw new Error(`The picture ${name} is not loaded.`);
  return preparePicture(environment, picture, options);
}

function makeStudio({ recipe, inputs, options }: RecipeJob, environment: PaintEnv): PictureStudio {
  const size = options.size ?? frameSize(options.shape, options.resolution);
  const { seconds } = clipLength(options.seconds);
  const first = prepare(environment, inputs.picture, { ...size, subject: subjectWish(recipe) });
  const meets = recipe.operations.some(({ operation }) => operation === 'meet');
  const second =
    inputs.second === undefined
      ? null
      : prepare(environment, inputs.second, { ...size, subject: meets ? 'free' : 'none' });
  const { seed } = options;
  const studio = openStudio({ recipe, text: inputs.text, ...size, seconds, seed }, environment);
  return { ...studio, first, second, anchors: first.anchors ?? studio.anchors, target: first.target };
}

function emptyLayers(studio: PictureStudio): Layers {
  const layers: Layers = {
    view: viewFrom(REST, studio.first.frontDepth),
    motion: STAY,
    frontBends: [],
    backBends: [],
    backdrop: null,
    isBack: false,
    behind: [],
    under: [],
    frontPixels: [],
    backPixels: [],
    drawSubject: null,
    before: [],
    spot: () => spotOf(studio, layers),
  };
  return layers;
}

interface ReadyStep {
  readonly step: RecipeOperation;
  readonly operation: Operation;
}

/**
 * Makes the clip of a recipe from a member's pictures; load them into the environment under the names of the inputs
 * before. The recipe must have passed `checkRecipe`. Same job and pictures, same frames.
 */
export function createRecipeScene(job: RecipeJob, environment: PaintEnv): Scene {
  const { recipe, options } = job;
  const studio = makeStudio(job, environment);
  const steps: readonly ReadyStep[] = recipe.operations.map((step) => ({
    step,
    operation: OPERATION_MAKERS[step.operation](studio, readValues(recipe, step, options.chosen ?? {})),
  }));
  const compose = makeComposer(studio);
  const { frames, fps } = clipLength(options.seconds);
  return {
    frames,
    drawFrame: (ctx, index) => {
      const time = index / fps;
      const whole = index / Math.max(1, frames - 1);
      const now = { time, whole, seconds: studio.seconds };
      const layers = emptyLayers(studio);
      for (const { step, operation } of steps) operation.arrange?.(layers, momentOf(step, now));
      compose(ctx, layers);
      for (const { step, operation } of steps) operation.finish?.(ctx, momentOf(step, now));
      if (options.watermark) paintWatermark(ctx, studio);
    },
  };
}
