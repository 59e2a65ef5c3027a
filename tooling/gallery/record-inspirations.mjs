// Records the loop and the still of each inspiration, and lists them for the browser.
// Run from the repository root: node --conditions=@kinora/source tooling/gallery/record-inspirations.mjs [ids]
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { mixFrames } from '../../packages/drawing/src/motion.ts';
import { INSPIRATIONS } from '../../packages/inspiration/src/scenes/inspirations.ts';
import { chooseCodec } from '../../packages/media-node/src/codec/choose-codec.ts';
import { createCanvas } from './canvas.mjs';
import { loadSamples } from './effect-sheets.mjs';
import { openFilm } from './inspiration-film.mjs';

/** Of a loop; its end fades into its beginning, for which half a second more is drawn. */
const [SECONDS, FADE_SECONDS] = [2.5, 0.5];
const LOOP_FPS = 24;
const SHORT_SIDE = 240;
/** Bytes that a loop should have at most, and those it must. */
const [FITTING, MOST] = [72_000, 120_000];
const RATE_FACTORS = [26, 28, 30, 32, 34, 36];
/** Twice the width of a card's column on a phone. */
const STILL_WIDTH = 400;
const STILL_QUALITY = 72;
/** The frame that stands for a film, as `stillFrameOf` of live-stage has it. */
const STILL = 24;

const folder = new URL('../../packages/inspiration/', import.meta.url);
const pictures = new URL('pictures/', folder);
const fileOf = (name) => fileURLToPath(new URL(name, pictures));
const toEven = (pixels) => Math.round(pixels / 2) * 2;

/** Pixels of a loop: 240 on the short side. */
function loopSize({ width, height }) {
  const scale = SHORT_SIDE / Math.min(width, height);
  return { width: toEven(width * scale), height: toEven(height * scale) };
}

function scaled(picture, { width, height }) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Draws the film once: the frames of its loop as pixels, and its still. */
async function drawFilm(one, samples) {
  const { canvas, fps, first, draw } = await openFilm(one, samples);
  const size = loopSize(canvas);
  const step = fps / LOOP_FPS;
  const count = Math.round((SECONDS + FADE_SECONDS) * LOOP_FPS);
  const stillAt = Math.round(STILL / step);
  const frames = [];
  let still = null;
  for (let index = 0; index < count; index++) {
    draw(first + Math.round(index * step));
    frames.push(scaled(canvas, size).getContext('2d').getImageData(0, 0, size.width, size.height));
    const shown = { width: STILL_WIDTH, height: Math.round((canvas.height / canvas.width) * STILL_WIDTH) };
    if (index === stillAt) still = scaled(canvas, shown).toBuffer('image/webp', STILL_QUALITY);
  }
  return { size, still, frames: faded(frames) };
}

/** The end mixed with what comes before the beginning, so that no cut is seen. */
function faded(frames) {
  const fade = Math.round(FADE_SECONDS * LOOP_FPS);
  const loop = frames.slice(fade);
  for (let index = 0; index < fade; index++) {
    const end = loop[loop.length - fade + index];
    mixFrames(end, frames[index], { share: (index + 1) / (fade + 1), target: end });
  }
  return loop;
}

async function encode(codec, file, { frames, size, rateFactor }) {
  const format = { file, ...size, fps: LOOP_FPS, soundtrack: null, purpose: 'loop', rateFactor };
  const encoder = await codec.openEncoder(format);
  for (const { data } of frames) await encoder.writeFrame(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  return (await encoder.finish()).bytes;
}

/** As fine as fits. */
async function encodeFitting(codec, file, film) {
  let bytes = Infinity;
  let rateFactor = 0;
  for (rateFactor of RATE_FACTORS) {
    bytes = await encode(codec, file, { ...film, rateFactor });
    if (bytes <= FITTING) break;
  }
  if (bytes > MOST) throw new Error(`${file} has ${bytes} bytes; a loop has ${MOST} at most.`);
  return { bytes, rateFactor };
}

const importOf = (name, file) => `import ${name} from '../../pictures/${file}?url&no-inline';`;

/** The browser has no folder to read: each file is an import, for the bundler to give it an address. */
function addressesOf(ids) {
  const imports = ids.flatMap((id, at) => [importOf(`l${at}`, `${id}.mp4`), importOf(`p${at}`, `${id}.webp`)]);
  return `// Written by tooling/gallery/record-inspirations.mjs.
${imports.join('\n')}

/** Where the app serves the loop and the still of each inspiration, by its id. */
export const INSPIRATION_URLS: Readonly<Record<string, { readonly loop: string; readonly still: string }>> = {
${ids.map((id, index) => `  '${id}': { loop: l${index}, still: p${index} },`).join('\n')}
};
`;
}

const wanted = process.argv.slice(2);
const codec = await chooseCodec(process.env.FFMPEG_PATH);
if (!codec.ok) throw new Error(codec.failure);
const samples = await loadSamples();
await mkdir(pictures, { recursive: true });
for (const one of INSPIRATIONS) {
  if (wanted.length > 0 && !wanted.includes(one.id)) continue;
  const { still, ...film } = await drawFilm(one, samples);
  await writeFile(fileOf(`${one.id}.webp`), still);
  const { bytes, rateFactor } = await encodeFitting(codec.value, fileOf(`${one.id}.mp4`), film);
  const [loopSaid, stillSaid] = [bytes, still.length].map((size) => (size / 1000).toFixed(0));
  console.log(`${one.id}: loop ${loopSaid} kB at ${rateFactor}, still ${stillSaid} kB`);
}

const ids = INSPIRATIONS.map(({ id }) => id).toSorted();
const known = new Set(ids.flatMap((id) => [`${id}.mp4`, `${id}.webp`]));
const files = await readdir(pictures);
for (const file of files.filter((name) => !known.has(name))) await rm(fileOf(file));
const sizes = await Promise.all([...known].map(async (name) => (await stat(fileOf(name))).size));
console.log(`${ids.length} inspirations, ${(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(1)} MB`);
await writeFile(new URL('src/loops/inspiration-urls.gen.ts', folder), addressesOf(ids));
