// The film behind an inspiration: what draws each of its frames.
import { createRestyle } from '../../packages/footage/src/index.ts';
import { findRecipe } from '../../packages/footage/src/recipes.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createScene, loadSceneParts } from '../../packages/scenes/src/index.ts';
import { openRecipe } from './effect-sheets.mjs';

/** Short side in pixels that films are drawn at: larger than they are shown, so that edges are smooth. */
const DRAWN = '360p';
const CARD = { width: 360, height: 480 };
/** Into an effect: what it does has begun. */
const EFFECT_BEGINS = 36;

async function openScene(prompt, { shape, seconds, seed }, style) {
  const plan = planScene(prompt, { shape, seconds, seed, style, resolution: DRAWN, watermark: false });
  const environment = await createNodePaintEnv(plan);
  const scene = createScene(plan, environment, await loadSceneParts(plan));
  const canvas = environment.canvas(plan.width, plan.height);
  return { canvas, fps: plan.fps, first: 0, draw: (frame) => scene.drawFrame(canvas.getContext('2d'), frame) };
}

async function openEffect({ effect, seed }, samples) {
  const { environment, scene } = await openRecipe(findRecipe(effect), { samples, seed, size: CARD });
  const canvas = environment.canvas(CARD.width, CARD.height);
  const draw = (frame) => scene.drawFrame(canvas.getContext('2d'), frame);
  return { canvas, fps: 24, first: EFFECT_BEGINS, draw };
}

async function openRestyled(one) {
  const film = await openScene(one.source, one, 'storybook');
  const { width, height } = film.canvas;
  const context = film.canvas.getContext('2d');
  const restyle = createRestyle(one.look, { width, height, seed: one.seed });
  const draw = (frame) => {
    film.draw(frame);
    const pixels = context.getImageData(0, 0, width, height);
    restyle.apply(pixels, frame / film.fps);
    context.putImageData(pixels, 0, 0);
  };
  return { ...film, draw };
}

/** `draw` draws a frame onto `canvas`; frames are wanted in order from `first` on, `fps` of them a second. */
export function openFilm(one, samples) {
  if (one.tool === 'effect') return openEffect(one, samples);
  return one.tool === 'video' ? openRestyled(one) : openScene(one.prompts.en, one, one.look);
}
