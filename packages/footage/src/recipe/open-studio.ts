import type { Recipe } from '@kinora/contracts/recipe';
import { createRandom, type PaintEnv } from '@kinora/drawing';

import { frameUnit, openSpace } from '../photo/atmosphere.ts';
import { FRAME_LABELS } from './frames/all-frames.ts';
import { wordsOf } from './recipe-fonts.ts';
import { standInAnchors } from './stand-in.ts';
import type { MakeLabel, Studio } from './studio.ts';

interface Opening {
  readonly recipe: Recipe;
  readonly text: string | undefined;
  /** Pixels of the frame. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly seed: number;
}

/** The label of the thing a recipe shows its frame as. */
function labelOf({ recipe, width, height }: Opening): MakeLabel | null {
  const step = recipe.operations.find(({ operation }) => operation === 'frame');
  const as = step?.values?.['as'];
  return (typeof as === 'string' && FRAME_LABELS[as]?.({ width, height })) || null;
}

/** What steps are made with where nothing is known of a picture: all that looks for a subject finds a usual one. */
export function openStudio(opening: Opening, environment: PaintEnv): Studio {
  const { width, height, seconds, seed, text } = opening;
  const size = { width, height };
  return {
    environment,
    ...size,
    unit: frameUnit(size),
    seed,
    seconds,
    random: createRandom(seed ^ 0x2f6e2b1),
    space: openSpace(environment, { ...size, seed }),
    anchors: standInAnchors(),
    target: { x: 0, y: 0 },
    words: wordsOf(text),
    label: labelOf(opening),
  };
}
