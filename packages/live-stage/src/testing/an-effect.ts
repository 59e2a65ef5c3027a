import type { RecipeScene } from '../player/preview-scene.ts';

/** An effect on one of our own pictures, for tests. */
export const anEffect = (part: Partial<RecipeScene> = {}): RecipeScene => ({
  kind: 'recipe',
  recipe: 'disco-fever',
  pictures: [{ kind: 'sample', name: 'woman' }],
  chosen: {},
  shape: '3:4',
  seconds: 5,
  seed: 7,
  ...part,
});
