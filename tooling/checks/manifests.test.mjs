import { describe, expect, it } from 'vitest';

import { checkManifests } from './manifests.mjs';
import { plantPackages } from './testing/plant.mjs';

const withManifest = (manifest) => plantPackages({ auth: { rank: 3, manifest } });

describe('a manifest', () => {
  it('takes versions from the catalog and ourselves from the workspace', () => {
    const manifest = {
      dependencies: { jotai: 'catalog:', '@kinora/ui': 'workspace:*' },
      exports: { '.': { '@kinora/source': './src/index.ts', import: './dist/index.js' }, './theme.css': './theme.css' },
    };
    expect(checkManifests(withManifest(manifest))).toEqual([]);
  });

  it.each(['dependencies', 'devDependencies', 'optionalDependencies'])('names a version of its own in %s', (group) => {
    expect(checkManifests(withManifest({ [group]: { jotai: '^3.0.0' } }))).toEqual([
      'packages/auth: jotai takes ^3.0.0, not the version of the catalog',
    ]);
  });

  it('names an export that hides the source', () => {
    const exports = { '.': { types: './dist/index.d.ts', '@kinora/source': './src/index.ts' } };
    expect(checkManifests(withManifest({ exports }))).toEqual([
      'packages/auth: the export . does not offer its source first',
    ]);
  });
});
