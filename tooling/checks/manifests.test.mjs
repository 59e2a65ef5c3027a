import { describe, expect, it } from 'vitest';

import { checkManifests } from './manifests.mjs';
import { plantPackages } from './testing/plant.mjs';

const withManifest = (manifest) => plantPackages({ auth: { rank: 3, manifest } });

describe('a manifest', () => {
  it('takes versions from the catalog and ourselves from the workspace', () => {
    const manifest = {
      dependencies: { yup: 'catalog:', '@kinora/ui': 'workspace:*' },
      peerDependencies: { jotai: 'catalog:peers' },
      exports: { '.': { '@kinora/source': './src/index.ts', import: './dist/index.js' }, './theme.css': './theme.css' },
    };
    expect(checkManifests(withManifest(manifest))).toEqual([]);
  });

  it.each(['dependencies', 'devDependencies', 'optionalDependencies'])('names a version of its own in %s', (group) => {
    expect(checkManifests(withManifest({ [group]: { yup: '^3.0.0' } }))).toEqual([
      'packages/auth: yup takes ^3.0.0, not the version of the catalog',
    ]);
  });

  it('leaves to the app what an app has once, in a range that the catalogue holds', () => {
    expect(checkManifests(withManifest({ dependencies: { react: 'catalog:' } }))).toEqual([
      'packages/auth: react is the app’s own: name it in peerDependencies and devDependencies',
    ]);
    expect(checkManifests(withManifest({ peerDependencies: { react: '^19.0.0' } }))).toEqual([
      'packages/auth: react takes ^19.0.0, not the version of the catalog',
    ]);
  });

  it('hands out the texts that its package has', () => {
    const peerDependencies = { '@lingui/core': 'catalog:peers' };
    expect(checkManifests(withManifest({ peerDependencies }))).toEqual([
      'packages/auth: has texts and does not offer them as ./messages/*',
    ]);
    const exports = { './messages/*': { types: './dist/messages/*.d.ts', import: './dist/messages/*.js' } };
    expect(checkManifests(withManifest({ peerDependencies, exports }))).toEqual([]);
  });

  it('names an export that hides the source', () => {
    const exports = { '.': { types: './dist/index.d.ts', '@kinora/source': './src/index.ts' } };
    expect(checkManifests(withManifest({ exports }))).toEqual([
      'packages/auth: the export . does not offer its source first',
    ]);
  });
});
