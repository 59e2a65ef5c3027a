import { createRecipeScene, createRestyle, planScene, RECIPES, RESTYLES } from '../../packages/media-core/src/index.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { drawFrame, drawFrames } from './draw-frame.mjs';

const PICTURE = { shape: '3:4', resolution: '720p', seconds: 3, style: 'storybook', seed: 5 };
/** Stand-ins for a member's own pictures, drawn by the engine. */
const PICTURES = {
  person: 'close up of a woman in a blue coat in a park at dawn',
  friend: 'close up of a man in a red jumper on a beach by day',
  pet: 'close up of a dog in a meadow by day',
  product: 'close up of a coffee in a kitchen by day',
};
const SUBJECT_OF = { pets: 'pet', product: 'product' };
const CARD = { width: 240, height: 300 };
const MOMENTS = [0, 0.2, 0.4, 0.6, 0.8, 1];

async function drawPictures() {
  const entries = Object.entries(PICTURES).map(async ([name, prompt]) => [
    name,
    await drawFrame(planScene(prompt, PICTURE), 30),
  ]);
  return new Map(await Promise.all(entries));
}

/** Every recipe at six moments, on a picture of its kind. */
export async function recipeSheet() {
  const pictures = await drawPictures();
  const bare = await createNodePaintEnv({ fonts: [], pictures: [] });
  const environment = { ...bare, picture: (name) => pictures.get(name) ?? null };
  const tiles = [];
  for (const recipe of RECIPES) {
    const inputs = { picture: SUBJECT_OF[recipe.category] ?? 'person', second: 'friend' };
    const options = { shape: '3:4', resolution: '360p', size: CARD, seconds: 5, seed: 1 };
    const scene = createRecipeScene({ recipe, inputs, options }, environment);
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
