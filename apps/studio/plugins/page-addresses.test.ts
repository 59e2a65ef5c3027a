import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { listsOf, pagesOf } from './page-addresses.ts';

it('reads the pages from the names of the routes', () => {
  const files = [
    '__root.tsx',
    '_framed.tsx',
    'index.tsx',
    'home.tsx',
    '_framed.text-to-video.$model.tsx',
    '_framed.text-to-video.index.tsx',
    '_framed.support.contact-us.tsx',
    'notes.md',
  ];
  expect(pagesOf(files)).toEqual(['/', '/home/', '/support/contact-us/', '/text-to-video/', '/text-to-video/*/']);
});

it('lists the pages, and those that are for everybody', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-routes-'));
  writeFileSync(join(folder, 'home.tsx'), '');
  expect(listsOf(folder, ['/home/'])).toEqual({ 'pages.json': ['/home/'], 'public-pages.json': ['/home/'] });
  expect(() => listsOf(folder, ['/terms/'])).toThrow('public pages without a route: /terms/');
  rmSync(folder, { recursive: true });
});
