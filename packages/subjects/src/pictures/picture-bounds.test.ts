import type { PaintEnv } from '@kinora/drawing';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { measurePicture } from './picture-bounds.ts';

const environment: PaintEnv = { canvas: (width, height) => createCanvas(width, height), picture: () => null };

describe('measurePicture', () => {
  it('finds the opaque part and its colour', () => {
    const picture = createCanvas(64, 64);
    const ctx = picture.getContext('2d');
    ctx.fillStyle = '#cc2200';
    ctx.fillRect(16, 8, 32, 48);
    const bounds = { x: 0.25, y: 0.125, width: 0.5, height: 0.75, colour: '#cc2200' };
    expect(measurePicture(environment, picture)).toEqual(bounds);
  });
  it('takes a grey square for an empty picture', () => {
    const bounds = { x: 0, y: 0, width: 1, height: 1, colour: '#808080' };
    expect(measurePicture(environment, createCanvas(64, 64))).toEqual(bounds);
  });
});
