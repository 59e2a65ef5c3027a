import { describe, expect, it } from 'vitest';

import { cropsIn } from './crop.ts';

const crop = { x: 0.25, y: 1, zoom: 3 };

describe('crops that were stored', () => {
  it('are read as they are, without what else stands there', () => {
    expect(cropsIn({ first: crop, video: { ...crop, tilt: 1 }, prompt: 'a boat' })).toEqual({
      first: crop,
      video: crop,
    });
  });

  it.each([
    null,
    'first',
    [crop],
    { first: null },
    { first: [0.5, 0.5, 1] },
    { first: { ...crop, x: -0.01 } },
    { first: { ...crop, y: 1.01 } },
    { first: { ...crop, zoom: 0.99 } },
    { first: { ...crop, zoom: 3.01 } },
    { first: { ...crop, x: Number.NaN } },
    { first: { ...crop, x: '0.5' } },
    { references: crop },
  ])('are nothing where they make no sense: %o', (value) => {
    expect(cropsIn(value)).toEqual({});
  });
});
