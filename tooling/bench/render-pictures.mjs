// How long a 5 s 720p clip of a picture takes until it can be played, by camera moves and effects, against encoding
// the same raw frames through the same codec; how long its scene takes to be ready; how time grows with pixels and
// seconds. Run it with
//   node --conditions=@kinora/source tooling/bench/render-pictures.mjs [camera moves and recipes]
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { frameSize } from '../../packages/drawing/src/frame.ts';
import { createRecipeScene } from '../../packages/footage/src/effects.ts';
import { clipLength, createPhotoScene, planPhoto } from '../../packages/footage/src/index.ts';
import { findRecipe } from '../../packages/footage/src/recipes.ts';
import { createCanvas } from '../../packages/media-node/node_modules/@napi-rs/canvas/index.js';
import { chooseCodec } from '../../packages/media-node/src/codec/choose-codec.ts';
import { renderPictures } from '../../packages/media-node/src/index.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createScene, loadSceneParts } from '../../packages/scenes/src/index.ts';
import { fixed, median, tell, timed } from './figures.mjs';
import { encodeFrames, rawFrames } from './yardstick.mjs';

const LIMITS = { ratio: 5, memory: 700 };
const USUAL = [
  'parallax',
  'orbit',
  'vertigo',
  'ken-burns',
  'tilt-up',
  'golden-idol',
  'bunny-hop',
  'big-hug',
  'snow-globe',
];
const OPTIONS = { shape: '16:9', resolution: '720p', seconds: 5, seed: 1 };

const [wanted = USUAL.join(',')] = process.argv.slice(2);
const names = wanted.split(',');
const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const choice = await chooseCodec(process.env.FFMPEG_PATH);
if (!choice.ok) throw new Error(choice.failure);
const codec = choice.value;

/** A picture of our own, as large as accepted uploads are at most. */
async function makePicture() {
  const plan = planScene('a fox in a meadow', { ...OPTIONS, style: 'storybook' });
  const size = { width: 2048, height: 1152 };
  const still = { ...plan, ...size };
  const scene = createScene(still, await createNodePaintEnv(still), await loadSceneParts(still));
  const canvas = createCanvas(size.width, size.height);
  scene.drawFrame(canvas.getContext('2d'), 24);
  const path = join(folder, 'picture.webp');
  await writeFile(path, await canvas.encode('webp', 88));
  return path;
}

function filmOf(name, options) {
  const recipe = findRecipe(name);
  if (recipe === undefined)
    return { kind: 'photo', plan: planPhoto({ ...options, first: 'own', move: name }), score: null };
  const inputs = recipe.inputs.includes('second-picture') ? { picture: 'own', second: 'own' } : { picture: 'own' };
  return { kind: 'recipe', job: { recipe, inputs, options }, score: null };
}

const sceneOf = (film, env) =>
  film.kind === 'photo' ? createPhotoScene(film.plan, env) : createRecipeScene(film.job, env);

async function measure(name, options = OPTIONS) {
  const film = filmOf(name, options);
  const size = frameSize(options.shape, options.resolution);
  const env = await createNodePaintEnv({ fonts: [], pictures: [], files: { own: picture } });
  const first = createCanvas(size.width, size.height);
  const before = process.cpuUsage();
  const scene = sceneOf(film, env);
  scene.drawFrame(first.getContext('2d'), 0);
  const { user, system } = process.cpuUsage(before);
  const setup = (user + system) / 1000;
  const format = { folder, ...size, fps: clipLength(options.seconds).fps, soundtrack: null };
  const encoding = await encodeFrames(codec, rawFrames(scene, size), format);
  const job = await timed(() =>
    renderPictures(film, { folder, name: 'job', ffmpegPath: process.env.FFMPEG_PATH, pictures: { own: picture } }),
  );
  if (!job.value.ok) throw new Error(`${job.value.failure.kind}: ${job.value.failure.detail}`);
  const { cpuSeconds, peakMemory } = job.value.value;
  return {
    setup,
    encoding,
    job: job.seconds,
    cpu: cpuSeconds,
    ratio: job.seconds / encoding.seconds,
    memory: peakMemory / 1_048_576,
  };
}

function print(name, { cpu, encoding, job, memory, ratio, setup }) {
  console.log(
    `${name.padEnd(16)}${fixed(encoding.seconds)} s encode ${fixed(job)} s to the clip ${fixed(ratio)} x`,
    `${fixed(encoding.cpu)} and ${fixed(cpu)} cpu s, ready after ${String(Math.round(setup)).padStart(4)} CPU ms,`,
    `${String(Math.round(memory)).padStart(4)} MB`,
  );
}

const slope = (one, two, factor) => Math.log(two.cpu / one.cpu) / Math.log(factor);

/** Time by pixels and by seconds: a slope of 1 is linear; what a job costs at any size makes it less. */
async function slopes() {
  const small = await measure('parallax', { ...OPTIONS, resolution: '360p' });
  const large = await measure('parallax');
  const short = await measure('parallax', { ...OPTIONS, seconds: 2.5 });
  console.log(`CPU seconds by pixels, slope of the logarithms: ${slope(small, large, 4).toFixed(2)}`);
  console.log(`CPU seconds by length, slope of the logarithms: ${slope(short, large, 2).toFixed(2)}`);
}

const picture = await makePicture();
console.log(`codec: ${codec.name}, ${names.length} films of one picture, 5 s at 1280x720 and 24 frames a second`);
const results = [];
for (const name of names) {
  const result = await measure(name);
  print(name, result);
  results.push(result);
}
const setups = results.map(({ setup }) => setup);
tell('film of a picture against encoding, median', median(results.map(({ ratio }) => ratio)), LIMITS.ratio);
console.log(
  `ready to draw after CPU ms: median ${Math.round(median(setups))}, worst ${Math.round(Math.max(...setups))}`,
);
tell('peak memory in MB', Math.max(...results.map(({ memory }) => memory)), LIMITS.memory);
await slopes();
await rm(folder, { recursive: true });
