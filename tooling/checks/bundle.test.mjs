import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { bundleBreaches } from './bundle-rules.mjs';
import { firstPage, secondPage } from './first-page.mjs';
import { plantFiles } from './testing/plant.mjs';

const LANDING = 'src/routes/_framed.home.tsx?tsr-split=component';
const FRAME = 'src/routes/_framed.tsx?tsr-split=component';

const from = (name) => ({ sources: [`../../../../node_modules/.pnpm/${name}@1/node_modules/${name}/index.js`] });

/** A build whose entry imports a library at once, and whose landing route and login come lazily. */
function plantBuild({ library = 'react', landing = 'x', notice = 'react zod', files = {}, chunks = {} } = {}) {
  const manifest = {
    'index.html': {
      file: 'assets/main.js',
      imports: ['_lib.js'],
      dynamicImports: [LANDING, FRAME, 'login.tsx'],
    },
    '_lib.js': { file: 'assets/lib.js' },
    [LANDING]: { file: 'assets/landing.js', imports: ['_lib.js'] },
    [FRAME]: { file: 'assets/frame.js', imports: ['_runtime.js'] },
    '_runtime.js': { file: 'assets/runtime.js' },
    'login.tsx': { file: 'assets/login.js' },
    ...chunks,
  };
  const root = plantFiles({
    NOTICE: notice,
    'dist/.vite/manifest.json': manifest,
    'dist/index.html': '<script type="module" src="/assets/main.js"></script>',
    'dist/assets/main.js': 'main',
    'dist/assets/main.js.map': { sources: ['../../src/main.tsx', '../../../../packages/ui/src/index.ts'] },
    'dist/assets/lib.js': 'lib',
    'dist/assets/lib.js.map': from(library),
    'dist/assets/landing.js': landing,
    'dist/assets/landing.js.map': { sources: [] },
    'dist/assets/frame.js': 'frame',
    'dist/assets/frame.js.map': { sources: [] },
    'dist/assets/runtime.js': 'runtime',
    'dist/assets/login.js': 'login',
    'dist/assets/login.js.map': from('zod'),
    ...files,
  });
  return { root, dist: join(root, 'dist') };
}

const check = (build) => bundleBreaches({ ...build, scripts: firstPage(build.dist) });

describe('the first page', () => {
  it('is the entry, the landing route with its layout and what they import at once', () => {
    const { dist } = plantBuild();
    expect(firstPage(dist).map(({ file }) => file)).toEqual([
      'assets/main.js',
      'assets/lib.js',
      'assets/landing.js',
      'assets/frame.js',
      'assets/runtime.js',
    ]);
    expect(secondPage(dist).map(({ file }) => file)).toEqual(['assets/login.js']);
  });

  it('may have the landing route in its entry, but not nowhere', () => {
    const chunks = { [LANDING]: undefined, [FRAME]: undefined };
    const main = { file: 'assets/main.js' };
    const alone = { ...chunks, 'index.html': main };
    expect(() => firstPage(plantBuild({ chunks: alone }).dist)).toThrow('no landing route');
    const files = { 'dist/assets/main.js.map': { sources: ['../../src/routes/_framed.home.tsx'] } };
    expect(firstPage(plantBuild({ chunks: alone, files }).dist).map(({ file }) => file)).toEqual(['assets/main.js']);
  });

  it('is refused above its limit', () => {
    expect(check(plantBuild())).toEqual([]);
    const landing = randomBytes(125_000).toString('base64');
    const files = { 'dist/assets/landing.js.br': '', 'dist/assets/landing.js.gz': '' };
    expect(check(plantBuild({ landing, files }))).toEqual([expect.stringMatching(/^the landing page loads \d+ bytes/)]);
  });

  it('is refused with a library that comes later', () => {
    expect(check(plantBuild({ library: 'formik', notice: 'formik zod' }))).toEqual([
      'assets/lib.js: holds formik, which comes later',
    ]);
  });

  it('is refused with the engine in it', () => {
    const files = { 'dist/assets/main.js.map': { sources: ['../../../../packages/scenes/src/index.ts'] } };
    expect(check(plantBuild({ files }))).toEqual(['assets/main.js: holds packages/scenes, which comes later']);
  });

  it('is said to be missing where nothing was built', () => {
    expect(() => firstPage(plantFiles({}))).toThrow('there is no build');
  });
});

describe('the build', () => {
  it('has its texts compressed', () => {
    const files = { 'dist/terms.html': 'a'.repeat(2000), 'dist/terms.html.gz': '' };
    expect(check(plantBuild({ files }))).toEqual(['terms.html: has no .br beside it']);
  });

  it('holds only what NOTICE names', () => {
    expect(check(plantBuild({ notice: 'react' }))).toEqual(['NOTICE: does not name zod, which is in the bundle']);
  });
});
