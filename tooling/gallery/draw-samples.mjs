// Draws the pictures on which effects are shown until a member brings an own one, and lists them for the browser.
// Run from the repository root: node --conditions=@kinora/source tooling/gallery/draw-samples.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { RECIPE_SAMPLES } from '../../packages/footage/src/recipes.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createCanvas } from './canvas.mjs';
import { drawFrame } from './draw-frame.mjs';
import { SAMPLE_SCENES } from './sample-scenes.mjs';

const SIZE = { width: 768, height: 960 };
/** Bytes of one file. */
const MOST = 60_000;
const QUALITIES = [90, 86, 82, 78, 74, 70];
/** Scenes are drawn larger than a clip, so that what is cut out of them stays sharp. */
const DRAWN = { width: 1800, height: 2400 };

/** The part of a scene about a place, `wide` of its width. */
function cut(scene, [x, y, wide]) {
  const width = scene.width * wide;
  const height = (width * SIZE.height) / SIZE.width;
  const left = Math.max(0, Math.min(scene.width - width, x * scene.width - width / 2));
  const top = Math.max(0, Math.min(scene.height - height, y * scene.height - height / 2));
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(scene, left, top, width, height, 0, 0, SIZE.width, SIZE.height);
  return canvas;
}

function encode(canvas) {
  for (const quality of QUALITIES) {
    const bytes = canvas.toBuffer('image/webp', quality);
    if (bytes.length <= MOST) return bytes;
  }
  throw new Error(`The picture is larger than ${MOST} bytes.`);
}

const folder = fileURLToPath(new URL('../../packages/footage/', import.meta.url));
await mkdir(`${folder}samples`, { recursive: true });
const wanted = process.argv.slice(2);
for (const [id, { file }] of Object.entries(RECIPE_SAMPLES)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const { prompt, seed = 5, frame = 40, part, style = 'storybook' } = SAMPLE_SCENES[id];
  const plan = planScene(prompt, { shape: '3:4', resolution: '1080p', seconds: 3, style, seed });
  const scene = await drawFrame({ ...plan, ...DRAWN }, frame);
  const bytes = encode(cut(scene, part));
  await writeFile(`${folder}${file}`, bytes);
  console.log(`sample ${id}: ${Math.round(bytes.length / 1000)} kB`);
}

/** The browser has no folder to read: each picture is an import, for the bundler to give it an address. */
function addressesOf(samples) {
  const imports = samples.map(([, { file }], i) => `import s${i} from '@kinora/footage/${file}?url&no-inline';`);
  const entries = samples.map(([id], i) => `  ${id}: s${i},`);
  return `// Written by tooling/gallery/draw-samples.mjs.
${imports.join('\n')}

/** Where the app serves the pictures that effects are shown on, by their name. */
export const SAMPLE_URLS: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
}

const addresses = new URL('../../packages/live-stage/src/player/sample-urls.gen.ts', import.meta.url);
await writeFile(addresses, addressesOf(Object.entries(RECIPE_SAMPLES)));
