import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aSiteConfig } from '@kinora/contracts/fixtures';
import { afterAll, expect, it } from 'vitest';

import { startDrawing } from './drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-drawing-'));
mkdirSync(join(folder, '.server'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
writeFileSync(
  join(folder, '.server/prerender.js'),
  `export const renderPage = async (path) => {
    if (path.includes('broken')) throw new Error('no paint');
    return { markup: '<h1>' + path + '</h1>', words: { image: '/a.jpg', imageAlt: 'A' } };
  };`,
);
afterAll(() => rmSync(folder, { recursive: true }));

it('goes on after a page that cannot be drawn, and ends when it is told to', async () => {
  const said: string[] = [];
  const job = { folder, template: '<head></head>', config: aSiteConfig(), base: 'https://kinora.example' };
  const drawing = startDrawing(job, { log: (message) => void said.push(message) });
  // The first one has a thread of its own; the others wait for it and share one.
  const pages = await Promise.all(['/a/', '/broken/', '/b/', '/c/'].map((path) => drawing.demand(path)));
  expect(pages.map((page) => page?.path)).toEqual(['/a/', undefined, '/b/', '/c/']);
  expect(said).toHaveLength(1);
  await drawing.settled();
  await drawing.end();
  expect(await drawing.demand('/d/')).toBeUndefined();
});
