import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { CHILD_FILE, childFileBeside } from './child-file.ts';

it('is the source beside the source', () => {
  expect(CHILD_FILE).toMatch(/src\/child\/render-main\.ts$/);
  expect(existsSync(CHILD_FILE)).toBe(true);
});

it('is the built file beside a built file or chunk', () => {
  expect(childFileBeside('file:///app/dist/index.js')).toBe('/app/dist/child/render-main.js');
  expect(childFileBeside('file:///app/dist/chunk-ABC.js')).toBe('/app/dist/child/render-main.js');
});
