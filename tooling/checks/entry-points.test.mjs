import { describe, expect, it } from 'vitest';

import { checkEntryPoints } from './entry-points.mjs';
import { plantPackages } from './testing/plant.mjs';

const exportsOf = (...paths) =>
  Object.fromEntries(
    paths.map((path) => [path, { '@kinora/source': path === '.' ? './src/index.ts' : `./src/${path.slice(2)}.ts` }]),
  );

function check(files, { name = 'toys', paths = ['.'] } = {}) {
  return checkEntryPoints(plantPackages({ [name]: { rank: 1, manifest: { exports: exportsOf(...paths) }, files } }));
}

const many = (count) =>
  Array.from(
    { length: count },
    (_, index) => `export { a${index} } from './a/a${String(index).padStart(3, '0')}.ts';`,
  ).join('\n');

describe('an entry point', () => {
  it('lists modules and names in order', () => {
    expect(
      check({ 'src/index.ts': "export { ball, type Cube } from './a.ts';\nexport type { Doll } from './b.ts';" }),
    ).toEqual([]);
  });

  it.each([
    ["export { a } from './b.ts';\nexport { b } from './a.ts';", './a.ts'],
    ["export { cube, ball } from './a.ts';", 'the name ball'],
    ["export { ball as zeal, cube } from './a.ts';", 'the name cube'],
  ])('is refused where it reads %s', (text, what) => {
    const breaches = check({ 'src/index.ts': text });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain(`packages/toys/src/index.ts: ${what}`);
  });

  it('offers sixty names at most, but for the components', () => {
    expect(check({ 'src/index.ts': many(60) })).toEqual([]);
    expect(check({ 'src/index.ts': many(61) })[0]).toContain('offers 61 names, more than 60');
    expect(check({ 'src/index.ts': many(61) }, { name: 'ui' })).toEqual([]);
  });

  it('is every export of the manifest, and no other file', () => {
    const text = "export { a } from './b.ts';\nexport { b } from './a.ts';";
    expect(check({ 'src/more.ts': text }, { paths: ['./more'] })).toHaveLength(1);
    expect(check({ 'src/other.ts': text }, { paths: ['.'] })).toEqual([]);
  });
});
