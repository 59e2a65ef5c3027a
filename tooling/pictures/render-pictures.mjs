// Renders the mounted pictures of subjects from the Fluent Emoji set (MIT), and lists them for the browser.
// Run from the repository root: node --conditions=@kinora/source tooling/pictures/render-pictures.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SIZE = 384;
const QUALITY = 90;
const home = fileURLToPath(new URL('../../packages/subjects/', import.meta.url));
const require = createRequire(join(home, 'package.json'));
const { createCanvas, loadImage } = require('@napi-rs/canvas');
const { PICTURES } = await import(join(home, 'src/plan/pictures.ts'));
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'));

function svgOf(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`The set has no picture called ${name}.`);
  const box = `0 0 ${icon.width ?? set.width ?? 32} ${icon.height ?? set.height ?? 32}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${box}">${icon.body}</svg>`;
}

mkdirSync(join(home, 'pictures'), { recursive: true });
for (const name of PICTURES) {
  const canvas = createCanvas(SIZE, SIZE);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svgOf(name))), 0, 0, SIZE, SIZE);
  writeFileSync(join(home, 'pictures', `${name}.webp`), canvas.toBuffer('image/webp', QUALITY));
}
console.log(`rendered ${PICTURES.length} pictures`);

/** The browser has no folder to read: each picture is an import, for the bundler to give it an address. */
function addressesOf(names) {
  const imports = names.map((name, i) => `import p${i} from '@kinora/subjects/pictures/${name}.webp?url&no-inline';`);
  const entries = names.map((name, i) => `  '${name}': p${i},`);
  return `// Written by tooling/pictures/render-pictures.mjs.
${imports.join('\n')}

/** Where the app serves the engine's mounted pictures, by their name. */
export const PICTURE_URLS: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
}

const addresses = new URL('../../packages/live-stage/src/player/picture-urls.gen.ts', import.meta.url);
writeFileSync(addresses, addressesOf(PICTURES.toSorted((one, other) => one.localeCompare(other, 'en'))));
