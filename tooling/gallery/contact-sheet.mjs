// Pictures side by side with a line of words under each.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { createCanvas } from './canvas.mjs';

const WORDS = 20;
const GAP = 6;

function drawTile(ctx, { picture, words }, { x, y, width, height }) {
  const scale = Math.min(width / picture.width, height / picture.height);
  const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale];
  ctx.drawImage(picture, x + (width - shownWidth) / 2, y + (height - shownHeight) / 2, shownWidth, shownHeight);
  ctx.fillText(words, x + 2, y + height + WORDS - 6, width - 4);
}

/** Writes tiles, each `{ picture: Canvas, words }`, to a WebP file, row by row; `width` and `height` of one in pixels. */
export async function writeSheet(file, tiles, { columns, width, height }) {
  const rows = Math.ceil(tiles.length / columns);
  const sheet = createCanvas(columns * (width + GAP) + GAP, rows * (height + WORDS + GAP) + GAP);
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#141210';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.fillStyle = '#f8f3ea';
  ctx.font = '13px "Kinora Outfit", sans-serif';
  tiles.forEach((tile, index) => {
    const x = GAP + (index % columns) * (width + GAP);
    const y = GAP + Math.floor(index / columns) * (height + WORDS + GAP);
    drawTile(ctx, tile, { x, y, width, height });
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, sheet.toBuffer('image/webp', 88));
  console.log(`gallery: ${tiles.length} pictures in ${file}`);
}
