import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { CHILD_FILE, childFileBeside, INTAKE_CHILD_FILE } from './child-file.ts';

it('is the source beside the source', () => {
  expect(CHILD_FILE).toMatch(/src\/child\/render-main\.ts$/);
  expect(INTAKE_CHILD_FILE).toMatch(/src\/intake\/child\/intake-main\.ts$/);
  expect(existsSync(CHILD_FILE) && existsSync(INTAKE_CHILD_FILE)).toBe(true);
});

it.each(['child/render-main', 'intake/child/intake-main'] as const)(
  'is the built file beside a built one: %s',
  (entry) => {
    expect(childFileBeside('file:///app/dist/index.js', entry)).toBe(`/app/dist/${entry}.js`);
    expect(childFileBeside('file:///app/dist/chunk-ABC.js', entry)).toBe(`/app/dist/${entry}.js`);
  },
);
