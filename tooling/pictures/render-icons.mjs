// Draws the icons of the installed app from its svg.
// Run from the repository root: node tooling/pictures/render-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../apps/studio/public/', import.meta.url));
const require = createRequire(new URL('../../packages/drawing/package.json', import.meta.url));
const { createCanvas, loadImage } = require('@napi-rs/canvas');
const svg = readFileSync(`${home}icon.svg`, 'utf8');
/** Systems cut their own shape out of it: no corners, and the mark within the middle 80 %. */
const maskable = svg.replace('rx="9" ', '').replace('<g ', '<g transform="translate(3.2 3.2) scale(.8)" ');

async function draw(source, side, name) {
  const canvas = createCanvas(side, side);
  const sized = source.replace('<svg ', `<svg width="${side}" height="${side}" `);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(sized)), 0, 0, side, side);
  writeFileSync(`${home}icons/${name}.png`, canvas.toBuffer('image/png'));
}

await draw(svg, 192, '192');
await draw(svg, 512, '512');
await draw(svg, 180, 'apple-180');
await draw(maskable, 512, 'maskable-512');
