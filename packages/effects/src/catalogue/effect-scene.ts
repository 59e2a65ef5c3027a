import type { Recipe } from '@kinora/contracts/recipe';
import { RECIPE_SAMPLES } from '@kinora/footage/recipes';
import { ratioOf, type PictureSource, type RecipeScene } from '@kinora/live-stage';
import type { OwnPicture } from '@kinora/source-files';

import { takesText, takesTwo } from './effects.ts';

/** The shapes an effect can have, widest first. */
export const SHAPES = ['16:9', '4:3', '1:1', '3:4', '9:16'] as const;
export type Shape = (typeof SHAPES)[number];

/** What the first take of an effect is drawn with, and its cards. */
export const FIRST_SEED = 7;
export const isShape = (text: string | null): text is Shape => SHAPES.some((shape) => shape === text);

const sourceOf = (picture: OwnPicture | undefined, sample: string): PictureSource =>
  picture ? { kind: 'file', id: picture.id, file: picture.file } : { kind: 'sample', name: sample };

interface OwnPictures {
  readonly first?: OwnPicture | undefined;
  readonly second?: OwnPicture | undefined;
}

function picturesOf(effect: Recipe, { first, second }: OwnPictures): readonly PictureSource[] {
  const one = sourceOf(first, effect.sample);
  return takesTwo(effect) ? [one, sourceOf(second, RECIPE_SAMPLES[effect.sample]?.second ?? effect.sample)] : [one];
}

export interface EffectSceneOptions extends OwnPictures {
  readonly chosen: RecipeScene['chosen'];
  readonly shape: Shape;
  readonly seconds: number;
  /** Words for effects that print some. */
  readonly text?: string | undefined;
  readonly seed?: number | undefined;
}

/** An effect on the member's pictures, or on ours where there are none. */
export const effectScene = (
  effect: Recipe,
  { chosen, shape, seconds, text, seed = FIRST_SEED, ...own }: EffectSceneOptions,
): RecipeScene => ({
  kind: 'recipe',
  recipe: effect.id,
  pictures: picturesOf(effect, own),
  chosen,
  shape,
  seconds,
  seed,
  ...(takesText(effect) && text !== undefined && { text }),
});

export interface PictureSceneOptions extends Pick<OwnPictures, 'first'> {
  readonly shape: Shape;
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The first picture of an effect without it. */
export const pictureScene = (effect: Recipe, { first, shape, size }: PictureSceneOptions): RecipeScene => ({
  kind: 'recipe',
  recipe: null,
  pictures: [sourceOf(first, effect.sample)],
  chosen: {},
  shape,
  seconds: 1,
  seed: FIRST_SEED,
  size,
});

export interface CardSceneOptions extends Pick<PictureSceneOptions, 'size'> {
  readonly text?: string | undefined;
}

/** An effect on its card. */
export const cardScene = (effect: Recipe, { size, text }: CardSceneOptions): RecipeScene => ({
  ...effectScene(effect, { chosen: {}, shape: '3:4', seconds: 5, text }),
  size,
});

/** Short side of the picture that an effect is compared with. */
const BEFORE_SIDE = 480;

const even = (length: number) => Math.round(length / 2) * 2;

/** The size of the picture that an effect of a shape is compared with. */
export function beforeSize(shape: Shape): PictureSceneOptions['size'] {
  const ratio = ratioOf(shape);
  return ratio > 1
    ? { width: even(BEFORE_SIDE * ratio), height: BEFORE_SIDE }
    : { width: BEFORE_SIDE, height: even(BEFORE_SIDE / ratio) };
}
