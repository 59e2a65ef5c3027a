import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('draws the listed pages ahead, however many, and says when the list cannot be read', async () => {
  const built = mkdtempSync(join(folder, 'built-'));
  cpSync(join(folder, '.server'), join(built, '.server'), { recursive: true });
  const said: string[] = [];
  const start = async (list: string) => {
    writeFileSync(join(built, 'public-pages.json'), list);
    const job = { folder: built, template: '<head></head>', config: aSiteConfig(), base: 'https://kinora.example' };
    const drawing = startDrawing(job, { log: (message) => void said.push(message) });
    await drawing.settled();
    await drawing.end();
    return drawing;
  };
  const paths = Array.from({ length: 10 }, (_, at) => `/page-${at}/`);
  const drawing = await start(JSON.stringify(paths));
  expect(paths.filter((path) => !drawing.find(path))).toEqual([]);
  expect(said).toEqual([]);
  await start('["/half');
  expect(said.join()).toMatch(/not drawn ahead: SyntaxError/);
});
