import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { routeCode, weighGenerators } from './route-code.mjs';
import { plantFiles } from './testing/plant.mjs';

const FORM = '../../../../packages/generators/src/form/form.tsx';
const SHELL = '../../../../packages/layout-nav/src/shell.tsx';
const CODE = randomBytes(600).toString('hex');
const ALL = gzipSync(CODE, { level: 9 }).length;

/** A script that came from these sources, the first one with its first 16 letters. */
const script = (name, sources, code = CODE) => ({
  [`dist/assets/${name}.js`]: code,
  [`dist/assets/${name}.js.map`]: { sources, mappings: sources.length > 1 ? 'AAAA,gBCAA' : 'AAAA' },
});

const page = (name) => `../../src/routes/_framed.${name}.index.tsx?tsr-split=component`;
const key = (name) => `src/routes/_framed.${name}.index.tsx?tsr-split=component`;

/** A build in which text and image share a file, all pages share the rest, and a dialog comes with a press. */
function plantBuild({ form = CODE } = {}) {
  const manifest = {
    'index.html': {
      file: 'assets/main.js',
      dynamicImports: ['_shared.js', '_create.js', key('video-to-video'), key('terms')],
    },
    '_shared.js': { file: 'assets/shared.js', dynamicImports: ['../../packages/x/list.lazy.ts', 'film.ts'] },
    '_create.js': { file: 'assets/create.js', imports: ['_shared.js'] },
    '../../packages/x/list.lazy.ts': { file: 'assets/list.lazy.js' },
    'film.ts': { file: 'assets/film.js' },
    [key('video-to-video')]: { file: 'assets/video.js', imports: ['_create.js'] },
    [key('terms')]: { file: 'assets/terms.js' },
  };
  const root = plantFiles({
    'dist/.vite/manifest.json': manifest,
    'dist/index.html': '<script type="module" src="/assets/main.js"></script>',
    ...script('main', [SHELL]),
    ...script('shared', [SHELL, FORM]),
    ...script('create', [page('text-to-video'), page('image-to-video')]),
    ...script('list.lazy', [FORM]),
    ...script('film', [FORM], form),
    ...script('video', [page('video-to-video')]),
    ...script('terms', [page('terms'), FORM]),
  });
  return join(root, 'dist');
}

const filesOf = (dist, name) =>
  routeCode(dist, name)
    .map(({ file }) => file.slice('assets/'.length))
    .toSorted();

it('counts what a generator loads by itself, not what a press asks for nor what other pages show', () => {
  const dist = plantBuild();
  expect(filesOf(dist, 'text-to-video')).toEqual(['create.js', 'film.js', 'shared.js']);
  expect(filesOf(dist, 'video-to-video')).toEqual(['create.js', 'film.js', 'shared.js', 'video.js']);
});

it('counts of a shared file the share that is a generator’s own', () => {
  const shared = routeCode(plantBuild(), 'text-to-video').find(({ file }) => file === 'assets/shared.js');
  expect(shared.bytes).toBe(Math.round(((CODE.length - 16) / CODE.length) * ALL));
});

it('refuses a page that is too heavy, and a build without one', () => {
  expect(weighGenerators(plantBuild()).breaches).toEqual([]);
  const { breaches } = weighGenerators(plantBuild({ form: randomBytes(45_000).toString('base64') }));
  expect(breaches).toHaveLength(3);
  expect(breaches[0]).toMatch(/^\/text-to-video\/ loads \d+ bytes of its own after gzip, more than 40000$/);
  expect(() => routeCode(plantBuild(), 'text-to-film')).toThrow('the build has no page text-to-film');
});
