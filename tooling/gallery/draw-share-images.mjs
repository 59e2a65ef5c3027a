// Draws the pictures that other sites show beside a link to a page of ours.
// Run from the repository root: node --conditions=@kinora/source tooling/gallery/draw-share-images.mjs [names]
import { mkdir, readFile, writeFile } from 'node:fs/promises';

import { EXAMPLE_PROMPT } from '../../packages/creating/src/draft/example.ts';
import { RECIPES } from '../../packages/footage/src/recipes.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createCanvas, loadImage } from './canvas.mjs';
import { drawFrame } from './draw-frame.mjs';
import { loadSamples, openRecipe } from './effect-sheets.mjs';
import { photoFrame } from './photo-frame.mjs';
import { restyledFrame } from './restyled-frame.mjs';

const [WIDTH, HEIGHT] = [1200, 630];
/** Of the pictures of effects, which are three by four and as high as the whole. */
const CARD = { width: 504, height: 630 };
/** As the pages show an effect that stands still. */
const [SEED, EFFECT_FRAME] = [7, 76];
/** The frame that stands for a film, as `stillFrameOf` of live-stage has it. */
const STILL = 24;
const LARGEST = 80_000;
const QUALITIES = [78, 70, 60, 50];
const SHOWN = ['fairy-dust', 'neon-twist', 'snow-globe'];
const MARK = 64;

const studio = new URL('../../apps/studio/public/', import.meta.url);
await mkdir(new URL('share/effects/', studio), { recursive: true });
const svg = (await readFile(new URL('icon.svg', studio), 'utf8')).replace('<svg ', `<svg width="96" height="96" `);
const mark = await loadImage(Buffer.from(svg));
const samples = await loadSamples();
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

/** With our mark, as well as the size allows. */
async function write(name, draw) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  await draw(context);
  context.drawImage(mark, 40, HEIGHT - MARK - 40, MARK, MARK);
  const files = QUALITIES.map((quality) => () => canvas.toBuffer('image/jpeg', quality));
  const bytes = files.map((make) => make()).find(({ length }) => length <= LARGEST);
  if (!bytes) throw new Error(`${name} is larger than ${LARGEST} bytes`);
  await writeFile(new URL(`share/${name}.jpg`, studio), bytes);
  console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

/** Fills a part of the picture and cuts off what is too much. */
function cover(context, picture, { x, width }) {
  const scale = Math.max(width / picture.width, HEIGHT / picture.height);
  const [cutWidth, cutHeight] = [width / scale, HEIGHT / scale];
  const [cutX, cutY] = [(picture.width - cutWidth) / 2, (picture.height - cutHeight) / 2];
  context.drawImage(picture, cutX, cutY, cutWidth, cutHeight, x, 0, width, HEIGHT);
}

async function effectPicture(recipe) {
  const { environment, scene } = await openRecipe(recipe, { samples, size: CARD, seed: SEED });
  const picture = environment.canvas(CARD.width, CARD.height);
  scene.drawFrame(picture.getContext('2d'), EFFECT_FRAME);
  return picture;
}

/** In the middle, before itself out of focus. */
function drawEffect(context, picture) {
  context.filter = 'blur(28px) brightness(0.5)';
  const scale = (WIDTH / CARD.width) * 1.1;
  const [width, height] = [CARD.width * scale, CARD.height * scale];
  context.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  context.filter = 'none';
  context.drawImage(picture, (WIDTH - CARD.width) / 2, 0, CARD.width, CARD.height);
}

const film = (prompt, seed) =>
  drawFrame(planScene(prompt, { shape: '16:9', resolution: '1080p', seconds: 5, style: 'storybook', seed }), STILL);

const PAGES = {
  kinora: async (context) => cover(context, await film(EXAMPLE_PROMPT, 7), { x: 0, width: WIDTH }),
  'text-to-video': async (context) =>
    cover(context, await film('Hot air balloons over a mountain lake at dawn', 12), { x: 0, width: WIDTH }),
  'image-to-video': async (context) =>
    cover(context, await photoFrame({ samples, width: WIDTH, height: HEIGHT }), { x: 0, width: WIDTH }),
  'video-to-video': async (context) =>
    context.drawImage(await restyledFrame({ width: WIDTH, height: HEIGHT, looks: [null, 'oil'] }), 0, 0),
  'video-effects': async (context) => {
    const width = WIDTH / SHOWN.length;
    for (const [index, id] of SHOWN.entries()) {
      const picture = await effectPicture(RECIPES.find((recipe) => recipe.id === id));
      cover(context, picture, { x: index * width, width });
    }
  },
};

for (const [name, draw] of Object.entries(PAGES)) if (isWanted(name)) await write(name, draw);
for (const recipe of RECIPES.filter(({ inputs }) => inputs.includes('picture') && !inputs.includes('clip'))) {
  const name = `effects/${recipe.id}`;
  if (isWanted(name)) await write(name, async (context) => drawEffect(context, await effectPicture(recipe)));
}
