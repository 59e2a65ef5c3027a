import { expect, it } from 'vitest';

import { cropFields, cropsOfAddress } from './crop-fragment.ts';

const CROPS = { first: { x: 0.25, y: 1, zoom: 1.5 }, video: { x: 0, y: 0.3333, zoom: 3 } };
const read = (text: string, before = {}) => cropsOfAddress(new URLSearchParams(text), before);
const write = (crops?: typeof CROPS) => new URLSearchParams(cropFields(crops)).toString();

it('brings crops through an address', () => {
  expect(read(write(CROPS))).toEqual(CROPS);
  expect(write()).toBe('');
});

it('forgets the form’s where other files come, and keeps them otherwise', () => {
  expect(read('first=an-upload', CROPS)).toEqual({});
  expect(read('prompt=a+boat', CROPS)).toEqual(CROPS);
});

it.each(['crop.first=', 'crop.first=0.5,0.5', 'crop.first=a,b,c', 'crop.first=2,0.5,1', 'crop.first=0.5,0.5,9'])(
  'takes nothing of %s',
  (text) => {
    expect(read(text, CROPS)).toEqual({});
  },
);
