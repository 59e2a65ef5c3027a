import { FONT_FACES } from '@kinora/drawing/type';
import { PICTURES } from '@kinora/subjects';
import { expect, it } from 'vitest';

import { FONT_URLS } from './font-urls.ts';
import { PICTURE_URLS } from './picture-urls.gen.ts';

it('has an address for every picture the engine can mount', () => {
  expect(Object.keys(PICTURE_URLS).toSorted()).toEqual(PICTURES.toSorted());
});

it('has an address for every font file of the engine', () => {
  expect(Object.keys(FONT_URLS).toSorted()).toEqual(FONT_FACES.map(({ file }) => file).toSorted());
});

it('gives every file an address of its own', () => {
  const urls = [...Object.values(PICTURE_URLS), ...Object.values(FONT_URLS)];
  expect(new Set(urls).size).toBe(urls.length);
});
