import { fileURLToPath } from 'node:url';

import { createRecipeScene, recipeFonts } from '../../packages/footage/src/effects.ts';
import { createRestyle, RESTYLES } from '../../packages/footage/src/index.ts';
import { RECIPE_SAMPLES, RECIPE_WORDS_EN, RECIPES, sampleWordsOf } from '../../packages/footage/src/recipes.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { loadImage } from './canvas.mjs';
import { drawFrames } from './draw-frame.mjs';

const PICTURE = { shape: '3:4', resolution: '720p', seconds: 3, style: 'storybook', seed: 5 };
const CARD = { width: 240, height: 300 };
const MOMENTS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** The pictures that effects are shown on, by name. */
export async function loadSamples() {
  const entries = Object.entries(RECIPE_SAMPLES).map(async ([name, { file }]) => [
    name,
    await loadImage(fileURLToPath(new URL(`../../packages/footage/${file}`, import.meta.url))),
  ]);
  return new Map(await Promise.all(entries));
}

/** A recipe on its sample picture and with its sample words. */
export async function openRecipe(recipe, { samples, seed, size }) {
  const { second } = RECIPE_SAMPLES[recipe.sample];
  const inputs = { picture: recipe.sample, second, text: RECIPE_WORDS_EN[sampleWordsOf(recipe)] };
  const job = { recipe, inputs, options: { shape: '3:4', resolution: '360p', size, seconds: 5, seed } };
  const bare = await createNodePaintEnv({ fonts: recipeFonts(job), pictures: [] });
  const environment = { ...bare, picture: (name) => samples.get(name) ?? null };
  return { environment, scene: createRecipeScene(job, environment) };
}

/** Every recipe at six moments. */
export async function recipeSheet() {
  const samples = await loadSamples();
  const tiles = [];
  for (const recipe of RECIPES) {
    const { environment, scene } = await openRecipe(recipe, { samples, size: CARD, seed: 1 });
    for (const moment of MOMENTS) {
      const picture = environment.canvas(CARD.width, CARD.height);
      scene.drawFrame(picture.getContext('2d'), Math.round((scene.frames - 1) * moment));
      tiles.push({ picture, words: moment === 0 ? `${recipe.category}: ${recipe.id}` : '' });
    }
  }
  const layout = { columns: MOMENTS.length * 2, width: 120, height: 150 };
  return { name: 'effects', tiles, layout, facts: `${RECIPES.length} recipes` };
}

const CLIPS = [
  'two foxes running through a snowy forest at dawn',
  'a bowl of ramen in a neon-lit alley in the rain',
  'close up of a girl in a park',
];

/** Every restyle on a frame of three clips. */
export async function restyleSheet() {
  const plans = CLIPS.map((prompt) => planScene(prompt, { ...PICTURE, shape: '16:9', resolution: '360p' }));
  const clips = await Promise.all(plans.map((plan) => drawFrames(plan, [40])));
  const bare = await createNodePaintEnv({ fonts: [], pictures: [] });
  const tiles = [];
  for (const name of ['as it was', ...Object.keys(RESTYLES)]) {
    for (const [frame] of clips) {
      const { width, height } = frame;
      const pixels = frame.getContext('2d').getImageData(0, 0, width, height);
      if (Object.hasOwn(RESTYLES, name)) createRestyle(name, { width, height, seed: 1 }).apply(pixels, 1);
      const picture = bare.canvas(width, height);
      picture.getContext('2d').putImageData(pixels, 0, 0);
      tiles.push({ picture, words: name });
    }
  }
  const facts = `${Object.keys(RESTYLES).length} restyles`;
  return { name: 'restyles', tiles, layout: { columns: CLIPS.length * 2, width: 320, height: 180 }, facts };
}
