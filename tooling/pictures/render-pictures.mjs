// Lists the things of the Fluent Emoji set (MIT), renders the mounted pictures that are missing, and lists them for the
// browser. With --all it renders every one anew. Run by `npm run pictures`.
import { existsSync, writeFileSync } from 'node:fs';

import { PICTURES } from '../../packages/subjects/src/catalogue/pictures.ts';
import { createCanvas, loadImage } from '../gallery/canvas.mjs';
import { sortSet, svgOf } from './emoji-set.mjs';
import { writeList } from './list-things.mjs';
import { stripProfile } from './strip-profile.mjs';
import { writeAddresses } from './write-addresses.mjs';

/** Subjects of the catalogue come close; things are many, and the large ones of them are drawn on more pixels. */
const [CLOSE, LARGE, SMALL] = [
  { side: 384, quality: 90 },
  { side: 320, quality: 82 },
  { side: 224, quality: 82 },
];
const LARGE_SIZE = 0.6;

const subjects = new URL('../../packages/subjects/', import.meta.url);
const fileOf = (name) => new URL(`pictures/${name}.webp`, subjects);

const { things, breaches } = sortSet();
if (breaches.length > 0) throw new Error(breaches.join('\n'));
writeFileSync(new URL('src/catalogue/things.gen.ts', subjects), writeList(things));

const mounted = things.filter(({ size }) => size !== undefined);
const formats = new Map([
  ...PICTURES.map((name) => [name, CLOSE]),
  ...mounted.map(({ name, size }) => [name, size < LARGE_SIZE ? SMALL : LARGE]),
]);

async function render(name, { side, quality }) {
  const canvas = createCanvas(side, side);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svgOf(name, side))), 0, 0, side, side);
  writeFileSync(fileOf(name), stripProfile(canvas.toBuffer('image/webp', quality)));
}

const wanted = [...formats].filter(([name]) => process.argv.includes('--all') || !existsSync(fileOf(name)));
for (const [name, format] of wanted) await render(name, format);
console.log(`pictures: ${things.length} things, ${formats.size} pictures, ${wanted.length} of them rendered`);

writeAddresses([...formats.keys()]);
