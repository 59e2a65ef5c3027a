// Draws the pictures of the tools on the home page.
// Run from the repository root: node --conditions=@kinora/source tooling/gallery/draw-tools.mjs
import { writeFile } from 'node:fs/promises';

import { RECIPES } from '../../packages/footage/src/recipes.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createCanvas } from './canvas.mjs';
import { drawFrame, drawFrames } from './draw-frame.mjs';
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

/** A film in the editor: its frames on a timeline, with two more clips after it. */
const CLIPS = [
  { prompt: 'A whale glides through the deep sea', share: 3, seed: 4 },
  { prompt: 'A lighthouse by the sea at sunset', share: 2, seed: 9 },
  { prompt: 'A rocket flies over a ringed planet', share: 2, seed: 3 },
];
const BAR = { x: 140, y: 196, width: WIDTH - 280, height: 64, pad: 8, gap: 5, round: 14, at: 0.5 };
const INKS = { bed: 'rgb(8 7 6 / 0.8)', lamp: '#ffb648' };

const planOf = ({ prompt, seed }) =>
  planScene(prompt, { shape: '16:9', resolution: '540p', seconds: 5, style: 'storybook', seed });

/** Tiles of a clip side by side, each cut to a square of its middle. */
function drawTiles(context, frames, { x, y, width, height }) {
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 8);
  context.clip();
  const count = Math.ceil(width / height);
  for (let tile = 0; tile < count; tile += 1) {
    const frame = frames[tile % frames.length];
    const cut = (frame.width - frame.height) / 2;
    context.drawImage(frame, cut, 0, frame.height, frame.height, x + tile * height, y, height, height);
  }
  context.restore();
}

function drawBar(context, clips) {
  const { x, y, width, height, pad, gap, round, at } = BAR;
  context.fillStyle = INKS.bed;
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fill();
  const room = width - 2 * pad - (clips.length - 1) * gap;
  const shares = clips.reduce((sum, { share }) => sum + share, 0);
  let left = x + pad;
  for (const { frames, share } of clips) {
    const own = (room * share) / shares;
    drawTiles(context, frames, { x: left, y: y + pad, width: own, height: height - 2 * pad });
    left += own + gap;
  }
  context.fillStyle = INKS.lamp;
  context.shadowColor = INKS.lamp;
  context.shadowBlur = 14;
  context.fillRect(x + width * at, y - 10, 4, height + 20);
  context.shadowBlur = 0;
}

const clips = [];
for (const clip of CLIPS) clips.push({ ...clip, frames: await drawFrames(planOf(clip), [24, 60, 96]) });
await write(
  'tool-remix',
  onCanvas((context) => {
    context.drawImage(clips[0].frames[0], 0, 0, WIDTH, HEIGHT);
    drawBar(context, clips);
  }),
);
