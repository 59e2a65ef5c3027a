// Draws the picture on the card of each effect, and lists them and their colours for the browser.
// Run from the repository root: node --conditions=@kinora/source tooling/gallery/draw-effect-cards.mjs [ids]
// With ids it draws only those; `none` draws nothing and lists what is there.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { RECIPES } from '../../packages/footage/src/recipes.ts';
import { createCanvas, loadImage } from './canvas.mjs';
import { loadSamples, openRecipe } from './effect-sheets.mjs';

const CARD = { width: 296, height: 370 };
/** As the pages show an effect that stands still. */
const [SEED, FRAME] = [7, 76];
const QUALITY = 80;

const folder = new URL('../../packages/effects/', import.meta.url);
await mkdir(new URL('pictures/', folder), { recursive: true });
const wanted = process.argv.slice(2);
const shown = RECIPES.filter(({ inputs }) => inputs.includes('picture') && !inputs.includes('clip'));
const samples = await loadSamples();
for (const recipe of shown) {
  if (wanted.length > 0 && !wanted.includes(recipe.id)) continue;
  const { environment, scene } = await openRecipe(recipe, { samples, size: CARD, seed: SEED });
  const picture = environment.canvas(CARD.width, CARD.height);
  scene.drawFrame(picture.getContext('2d'), FRAME);
  const bytes = picture.toBuffer('image/webp', QUALITY);
  await writeFile(fileURLToPath(new URL(`pictures/${recipe.id}.webp`, folder)), bytes);
  console.log(`card ${recipe.id}: ${Math.round(bytes.length / 1000)} kB`);
}

/** The browser has no folder to read: each picture is an import, for the bundler to give it an address. */
const imports = shown.map(({ id }, index) => `import c${index} from '../../pictures/${id}.webp?url&no-inline';`);
const entries = shown.map(({ id }, index) => `  '${id}': c${index},`);
const list = `// Written by tooling/gallery/draw-effect-cards.mjs.
${imports.join('\n')}

/** Where the app serves the picture of each effect on its sample, by the effect's id. */
export const CARD_URLS: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
await writeFile(new URL('src/list/card-urls.gen.ts', folder), list);

const hex = (bytes) => [...bytes].map((value) => value.toString(16).padStart(2, '0')).join('');

/** The colours of the upper, the middle and the lower third of a picture. */
async function coloursOf(id) {
  const picture = await loadImage(await readFile(new URL(`pictures/${id}.webp`, folder)));
  const thirds = createCanvas(1, 3).getContext('2d');
  // In steps: one step from 370 rows to three would look at a few of them.
  let [from, height] = [picture, CARD.height];
  while (height > 6) {
    height = Math.ceil(height / 2);
    const half = createCanvas(Math.ceil((CARD.width * height) / CARD.height), height);
    half.getContext('2d').drawImage(from, 0, 0, half.width, half.height);
    from = half;
  }
  thirds.drawImage(from, 0, 0, 1, 3);
  return [0, 1, 2].map((row) => hex(thirds.getImageData(0, row, 1, 1).data.subarray(0, 3)));
}

const colours = await Promise.all(shown.map(async ({ id }) => ({ id, three: await coloursOf(id) })));
const rows = colours.map(({ id, three }) => `  '${id}': '${three.join(' ')}',`);
await writeFile(
  new URL('src/list/card-colours.gen.ts', folder),
  `// Written by tooling/gallery/draw-effect-cards.mjs.
/** The colours of the thirds of each picture, from above, as hex digits: what stands there until it has come. */
export const CARD_COLOURS: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`,
);
