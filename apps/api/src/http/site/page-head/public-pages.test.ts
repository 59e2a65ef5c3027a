import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CATALOGUE, findMode } from '@kinora/contracts/catalogue';
import { afterAll, expect, it } from 'vitest';

import { createPublicPages } from './public-pages.ts';
import { publicPatterns } from './public-patterns.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-public-'));
const file = join(folder, 'public-pages.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('are none without a build, and those of the newest one', () => {
  const pages = createPublicPages(folder);
  expect([pages.has('/home/'), pages.all(), pages.builtAt(), publicPatterns(folder)]).toEqual([false, [], 0, []]);
  writeFileSync(file, '["/home/","/text-to-video/*/"]');
  const models = CATALOGUE.filter(({ slug }) => findMode(slug, 'text')).map(({ slug }) => `/text-to-video/${slug}/`);
  expect(pages.all()).toEqual(['/home/', ...models]);
  expect(
    ['/home/', '/text-to-video/sora-2/', '/text-to-video/nobody/', '/member/'].map((path) => pages.has(path)),
  ).toEqual([true, true, false, false]);
  writeFileSync(file, '["/terms/"]');
  utimesSync(file, 5, 5);
  expect([pages.has('/home/'), pages.has('/terms/'), pages.builtAt()]).toEqual([false, true, 5000]);
  writeFileSync(file, '{"a":1}');
  expect(pages.all()).toEqual([]);
});
