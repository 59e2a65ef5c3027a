import type { PaintEnv } from '@kinora/drawing';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import type { Looks } from '../rig/looks.ts';
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

/** Whether the left end of a picture is red that is red at its right end only. */
function isRedLeft({ pose }: Pick<Looks, 'pose'>) {
  const striped = createCanvas(100, 100);
  const stripes = striped.getContext('2d');
  stripes.fillRect(0, 0, 50, 100);
  stripes.fillStyle = '#ff0000';
  stripes.fillRect(50, 0, 50, 100);
  const rig = pictureRig({ ...environment, picture: () => striped }, { picture: 'stripes', pose });
  const canvas = createCanvas(100, 100);
  const ctx = canvas.getContext('2d');
  ctx.setTransform(100, 0, 0, 100, 50, 100);
  rig?.draw(ctx, 0, {});
  return (ctx.getImageData(10, 50, 1, 1).data[0] ?? 0) > 128;
}

describe('pictureRig', () => {
  it('has nothing to draw without its picture', () => {
    expect(pictureRig(environment, { picture: 'missing' })).toBeNull();
    expect(pictureRig(environment, {})).toBeNull();
  });
  it('is as wide as the opaque part when it stands', () => {
    expect(standing?.box[2]).toBeCloseTo(0.33, 1);
  });
  it('turns a picture to face right, but for one with letters', () => {
    expect([isRedLeft({ pose: 'prop' }), isRedLeft({ pose: 'sign' })]).toEqual([true, false]);
  });
});

if (!standing || !head) throw new Error('The square is in the environment.');
describeRig('standing picture', standing);
describeRig('head picture', head);
