import type { FindPeople } from '@kinora/drawing';
import { aPhoto, nodePaintEnv, paintMeadow } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { peopleMask } from './people-mask.ts';
import { preparePicture } from './prepare-picture.ts';

/** An environment that finds nobody, and the sizes of what it was shown. */
function aWatcher() {
  const seen: string[] = [];
  const findPeople: FindPeople = (pixels, size) => {
    seen.push(`${pixels.width} x ${pixels.height} to ${size.width} x ${size.height}`);
    return new Float32Array(size.width * size.height);
  };
  return { environment: { ...nodePaintEnv(), findPeople }, seen };
}

it('looks once at a picture, for every frame and effect', () => {
  const { environment, seen } = aWatcher();
  const picture = aPhoto([960, 480], paintMeadow);
  preparePicture(environment, picture, { width: 160, height: 120, subject: 'free' });
  preparePicture(environment, picture, { width: 320, height: 180, subject: 'none' });
  expect(seen).toEqual(['640 x 320 to 240 x 120']);
});

it('looks at each part that is shown', () => {
  const { environment, seen } = aWatcher();
  const picture = aPhoto([200, 100], paintMeadow);
  const mask = peopleMask(environment, picture, { x: 0, y: 0, width: 100, height: 100 });
  expect(peopleMask(environment, picture, { x: 100, y: 0, width: 100, height: 100 })).not.toBe(mask);
  expect(seen).toHaveLength(2);
});

it('sees nothing without what finds people', () => {
  expect(peopleMask(nodePaintEnv(), aPhoto([20, 10], paintMeadow), { x: 0, y: 0, width: 20, height: 10 })).toBeNull();
});
