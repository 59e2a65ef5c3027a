import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { childFile, childFileBeside } from './child-file.ts';

const ENTRIES = ['child/render-main', 'intake/child/intake-main'] as const;

it.each(ENTRIES)('is the source beside the source: %s', (entry) => {
  const file = childFileBeside(import.meta.url, entry);
  expect(file.endsWith(`/src/${entry}.ts`)).toBe(true);
  expect(existsSync(file)).toBe(true);
});

it.each(ENTRIES)('is the built file beside a built one: %s', (entry) => {
  expect(childFileBeside('file:///app/dist/index.js', entry)).toBe(`/app/dist/${entry}.js`);
  expect(childFileBeside('file:///app/dist/chunk-ABC.js', entry)).toBe(`/app/dist/${entry}.js`);
});

it.each(ENTRIES)('runs from source as a bundle in which nothing is left to compile: %s', async (entry) => {
  const file = await childFile(entry);
  expect(file).toMatch(/\.mjs$/);
  expect(existsSync(file)).toBe(true);
});
