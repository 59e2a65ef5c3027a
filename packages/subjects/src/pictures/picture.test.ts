import type { PaintEnv } from '@kinora/drawing';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { describeRig } from '../testing/rig-facts.ts';
import { pictureRig } from './picture.ts';

/** A red square in the right half of an otherwise empty picture. */
const picture = createCanvas(100, 100);
const paint = picture.getContext('2d');
paint.fillStyle = '#cc2200';
paint.fillRect(50, 20, 40, 60);

const environment: PaintEnv = {
  canvas: (width, height) => createCanvas(width, height),
  picture: (name) => (name === 'square' ? picture : null),
};
const standing = pictureRig(environment, { picture: 'square', pose: 'full' });
const head = pictureRig(environment, { picture: 'square', pose: 'head' });

describe('pictureRig', () => {
  it('has nothing to draw without its picture', () => {
    expect(pictureRig(environment, { picture: 'missing' })).toBeNull();
    expect(pictureRig(environment, {})).toBeNull();
  });
  it('is as wide as the opaque part when it stands', () => {
    expect(standing?.box[2]).toBeCloseTo(0.33, 1);
  });
});

if (!standing || !head) throw new Error('The square is in the environment.');
describeRig('standing picture', standing);
describeRig('head picture', head);
