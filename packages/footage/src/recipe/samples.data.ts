/** A picture that effects are shown on until a member brings an own one. */
interface RecipeSample {
  /** Path in this package. */
  readonly file: string;
  /** The sample beside it in effects with two pictures. */
  readonly second: string;
}

/** The sample pictures by the names recipes give; drawn by tooling/gallery/draw-samples.mjs. */
export const RECIPE_SAMPLES: Readonly<Record<string, RecipeSample>> = {
  woman: { file: 'samples/woman.webp', second: 'man' },
  man: { file: 'samples/man.webp', second: 'woman' },
  girl: { file: 'samples/girl.webp', second: 'boy' },
  boy: { file: 'samples/boy.webp', second: 'girl' },
  couple: { file: 'samples/couple.webp', second: 'girl' },
  bear: { file: 'samples/bear.webp', second: 'cat' },
  cat: { file: 'samples/cat.webp', second: 'bear' },
  coffee: { file: 'samples/coffee.webp', second: 'teapot' },
  teapot: { file: 'samples/teapot.webp', second: 'coffee' },
  house: { file: 'samples/house.webp', second: 'lighthouse' },
  lighthouse: { file: 'samples/lighthouse.webp', second: 'house' },
  street: { file: 'samples/street.webp', second: 'woman' },
};
