// Draws the pictures of the tools on the home page.
// Run from the repository root: node --conditions=@kinora/source tooling/gallery/draw-tools.mjs
import { writeFile } from 'node:fs/promises';

import { RECIPES } from '../../packages/footage/src/effects.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createCanvas } from './canvas.mjs';
import { drawFrame } from './draw-frame.mjs';
import { loadSamples, openRecipe } from './effect-sheets.mjs';
import { photoFrame } from './photo-frame.mjs';
import { restyledFrame } from './restyled-frame.mjs';

const [WIDTH, HEIGHT, QUALITY] = [800, 450, 74];
const PROMPT = 'Hot air balloons over a mountain lake at dawn';
const SHOWN = ['fairy-dust', 'neon-twist', 'snow-globe'];
const [SEED, FRAME] = [7, 76];

async function write(name, picture) {
  const bytes = picture.toBuffer('image/webp', QUALITY);
  await writeFile(new URL(`../../packages/home/pictures/${name}.webp`, import.meta.url), bytes);
  console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

function onCanvas(draw) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  draw(canvas.getContext('2d'));
  return canvas;
}

const scene = await drawFrame(
  planScene(PROMPT, { shape: '16:9', resolution: '720p', seconds: 5, style: 'storybook', seed: 12 }),
  24,
);
await write(
  'tool-text',
  onCanvas((context) => context.drawImage(scene, 0, 0, WIDTH, HEIGHT)),
);

/** A picture in motion. */
const samples = await loadSamples();
await write('tool-image', await photoFrame({ samples, width: WIDTH, height: HEIGHT }));

/** A film, as a comic and in oil. */
await write('tool-video', await restyledFrame({ width: WIDTH, height: HEIGHT, looks: [null, 'comic', 'oil'] }));

/** Three effects side by side. */
const strips = await Promise.all(
  SHOWN.map(async (id) => {
    const recipe = RECIPES.find((one) => one.id === id);
    const size = { width: Math.ceil(WIDTH / SHOWN.length), height: HEIGHT };
    const { environment, scene: film } = await openRecipe(recipe, { samples, size, seed: SEED });
    const strip = environment.canvas(size.width, size.height);
    film.drawFrame(strip.getContext('2d'), FRAME);
    return strip;
  }),
);
await write(
  'tool-effects',
  onCanvas((context) => strips.forEach((strip, index) => context.drawImage(strip, index * strip.width, 0))),
);
