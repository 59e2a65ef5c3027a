import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { RECIPES } from '@kinora/footage/recipes';
import { afterAll, describe, expect, it } from 'vitest';

import { createKnownPages, isPageOf } from './known-pages.ts';

const PATTERNS = [
  '/',
  '/home/',
  '/text-to-video/',
  '/text-to-video/*/',
  '/ai-video-effects/*/',
  '/checkout/*/',
  '/v/*/',
];

const folder = mkdtempSync(join(tmpdir(), 'kinora-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a path', () => {
  it.each([
    '/',
    '/home',
    '/home/',
    '/text-to-video/',
    '/text-to-video/local/',
    '/checkout/pack-200/',
    '/checkout/01940000-0000-7000-8000-000000000999/',
    '/v/aZ09_-aZ09_-aZ09_-aZ09/',
  ])('%s is a page', (path) => {
    expect(isPageOf(PATTERNS, path)).toBe(true);
  });

  it.each([
    '/nowhere/',
    '/home/x/',
    '/text-to-video/nobody/',
    '/text-to-video/local/x/',
    '/ai-video-effects/none/',
    '/checkout/none/',
    '/checkout/01940000/',
    '/checkout/toString/',
    '/v/anything/',
  ])('%s is none', (path) => {
    expect(isPageOf(PATTERNS, path)).toBe(false);
  });

  it('of an effect is one', () => {
    expect(isPageOf(PATTERNS, `/ai-video-effects/${RECIPES[0]?.id}/`)).toBe(true);
  });
});

it('may be a page until the build says which ones there are, and follows a new build', () => {
  const isPage = createKnownPages(folder);
  expect(isPage('/nowhere/')).toBe(true);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(['/home/']));
  expect([isPage('/nowhere/'), isPage('/home/')]).toEqual([false, true]);
  writeFileSync(join(folder, 'pages.json'), '{}');
  expect(createKnownPages(folder)('/home/')).toBe(false);
});
