import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { crop, readPicture } from '../testing/pictures.ts';
import { createSpriteSheet, encodePoster, posterFrameOf } from './stills.ts';

function greyFrame(shade: number, { width, height }: { width: number; height: number }) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = `rgb(${String(shade)},${String(shade)},${String(shade)})`;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}

describe('the poster', () => {
  it('is the first second, or the middle of what is shorter', () => {
    expect([192, 72, 48, 30, 1].map((frames) => posterFrameOf(frames))).toEqual([24, 24, 24, 15, 0]);
  });

  it('is a WebP of the frame', async () => {
    const poster = await encodePoster(greyFrame(24, { width: 32, height: 18 }));
    const { data, height, width } = await readPicture(poster);
    expect(poster.toString('latin1', 8, 12)).toBe('WEBP');
    expect([width, height]).toEqual([32, 18]);
    expect(Math.abs((data[0] ?? 0) - 24)).toBeLessThanOrEqual(2);
  });
});

describe('the sprite', () => {
  it('has twelve frames row by row', async () => {
    const clip = { width: 64, height: 36, frames: 120, fps: 24 };
    const sheet = createSpriteSheet(clip);
    for (let index = 0; index < 120; index += 1) if (sheet.wants(index)) sheet.add(index, greyFrame(index, clip));
    const picture = await readPicture(await sheet.encode());
    const shades = Array.from({ length: 12 }, (_, tile) => {
      const box = { x: (tile % 4) * 64 + 8, y: Math.floor(tile / 4) * 36 + 8, width: 1, height: 1 };
      return crop(picture, box).data[0] ?? 0;
    });
    expect([picture.width, picture.height]).toEqual([256, 108]);
    for (const [tile, shade] of shades.entries()) expect(Math.abs(shade - (5 + tile * 10))).toBeLessThanOrEqual(3);
  });

  it('shows frames more than once when there are fewer', async () => {
    const clip = { width: 64, height: 36, frames: 2, fps: 24 };
    const sheet = createSpriteSheet(clip);
    for (const index of [0, 1]) sheet.add(index, greyFrame(index * 200, clip));
    const { data } = await readPicture(await sheet.encode());
    expect(sheet.facts.seconds).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1].map((frame) => frame / 24));
    expect(Math.abs((data.at(-4) ?? 0) - 200)).toBeLessThanOrEqual(3);
    expect(data[0]).toBeLessThan(4);
  });

  it('takes frames of another size, and shrinks them', async () => {
    const clip = { width: 1280, height: 720, frames: 12, fps: 24 };
    const sheet = createSpriteSheet(clip);
    for (let index = 0; index < 12; index += 1) sheet.add(index, greyFrame(90, { width: 640, height: 360 }));
    const { data, height, width } = await readPicture(await sheet.encode());
    expect([width, height]).toEqual([1280, 540]);
    expect(data.filter((value, at) => at % 4 === 0 && Math.abs(value - 90) > 3)).toHaveLength(0);
  });
});
