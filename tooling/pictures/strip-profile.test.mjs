import { expect, it } from 'vitest';

import { createCanvas, loadImage } from '../gallery/canvas.mjs';
import { stripProfile } from './strip-profile.mjs';

function redSquare() {
  const canvas = createCanvas(16, 16);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#cc2200';
  ctx.fillRect(4, 4, 8, 8);
  return canvas.toBuffer('image/webp', 90);
}

async function pixelsOf(file) {
  const canvas = createCanvas(16, 16);
  canvas.getContext('2d').drawImage(await loadImage(file), 0, 0);
  return canvas.data();
}

it('takes the profile out of a picture and leaves its pixels', async () => {
  const file = redSquare();
  const stripped = stripProfile(file);
  expect([file.includes('ICCP'), stripped.includes('ICCP')]).toEqual([true, false]);
  expect(await pixelsOf(stripped)).toEqual(await pixelsOf(file));
});
