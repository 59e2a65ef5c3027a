// Draws the picture on the card of each inspiration and of the home page's stage, and lists them for the browser.
// Run from the repository root: node --conditions=@kinora/source tooling/gallery/draw-inspirations.mjs [ids]
import { mkdir, writeFile } from 'node:fs/promises';

import { EXAMPLE_PROMPT } from '../../packages/creation-form/src/draft/example.ts';
import { INSPIRATIONS } from '../../packages/creation-form/src/inspiration/inspirations.data.ts';
import { planScene } from '../../packages/media-core/src/index.ts';
import { createCanvas } from './canvas.mjs';
import { drawFrame } from './draw-frame.mjs';

/** The frame that stands for a film, as `stillFrameOf` of creation-form has it. */
const STILL = 24;
/** Twice the width of a card's column. */
const CARD_WIDTH = 480;
const QUALITY = 76;

const folder = new URL('../../packages/creation-form/', import.meta.url);
const wanted = process.argv.slice(2);
const isWanted = (id) => wanted.length === 0 || wanted.includes(id);

async function write(name, picture, quality = QUALITY) {
  const bytes = picture.toBuffer('image/webp', quality);
  await writeFile(new URL(`pictures/${name}.webp`, folder), bytes);
  console.log(`${name}: ${picture.width} x ${picture.height}, ${(bytes.length / 1000).toFixed(1)} kB`);
}

function scaled(frame, width) {
  const small = createCanvas(width, Math.round((frame.height / frame.width) * width));
  small.getContext('2d').drawImage(frame, 0, 0, small.width, small.height);
  return small;
}

await mkdir(new URL('pictures/inspiration/', folder), { recursive: true });
for (const { id, prompts, ...options } of INSPIRATIONS.filter((one) => isWanted(one.id))) {
  const frame = await drawFrame(planScene(prompts.en, { ...options, resolution: '720p', watermark: false }), STILL);
  await write(`inspiration/${id}`, scaled(frame, CARD_WIDTH));
}

/** The stage of the home page before its film is there: the example, as the film will show it. */
const WIDE = [1200, 640];
if (isWanted('poster')) {
  const plan = planScene(EXAMPLE_PROMPT, {
    shape: '16:9',
    resolution: '1080p',
    seconds: 5,
    style: 'storybook',
    seed: 7,
  });
  const frame = await drawFrame(plan, STILL);
  for (const width of WIDE) await write(`poster-${width}`, scaled(frame, width), 62);
}

const imports = INSPIRATIONS.map(
  ({ id }, index) => `import p${index} from '../../pictures/inspiration/${id}.webp?url&no-inline';`,
);
const list = `// Written by tooling/gallery/draw-inspirations.mjs.
${imports.join('\n')}

/** Where the app serves the picture of each inspiration, by its id. */
export const INSPIRATION_URLS: Readonly<Record<string, string>> = {
${INSPIRATIONS.map(({ id }, index) => `  '${id}': p${index},`).join('\n')}
};
`;
await writeFile(new URL('src/inspiration/inspiration-urls.gen.ts', folder), list);
