import { FONT_FACES } from '@kinora/drawing/type';
import { PICTURES } from '@kinora/subjects';
import { THING_PICTURES } from '@kinora/subjects/things';
import { expect, it } from 'vitest';

import { FONT_URLS } from './font-urls.ts';
import { PICTURE_URLS } from './picture-urls.gen.ts';

const names = [...PICTURES, ...THING_PICTURES];
const lists = await Promise.all(
  Object.entries(PICTURE_URLS).map(async ([letter, load]) => [letter, (await load()).URLS] as const),
);
const urlOf = (name: string) => new Map(lists).get(name.charAt(0))?.[name];

it('has an address for every picture the engine can mount, and for no other', () => {
  expect(names.filter((name) => urlOf(name) === undefined)).toEqual([]);
  const listed = new Set(lists.flatMap(([, urls]) => Object.keys(urls)));
  expect([...listed].toSorted()).toEqual(names.toSorted());
});

it('has an address for every font file of the engine', () => {
  expect(Object.keys(FONT_URLS).toSorted()).toEqual(FONT_FACES.map(({ file }) => file).toSorted());
});

it('gives every file an address of its own', () => {
  const urls = [...names.map(urlOf), ...Object.values(FONT_URLS)];
  expect(new Set(urls).size).toBe(urls.length);
});
