import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { generatorPackages, isAllowed, licenceBreaches, noticeBreaches, unnamedBreaches } from './licence-rules.mjs';
import { runtimePackages } from './runtime-packages.mjs';
import { plantFiles, plantPackages } from './testing/plant.mjs';

describe('a licence', () => {
  it.each(['MIT', '(WTFPL OR MIT)', 'MIT AND ISC'])('is accepted: %s', (expression) => {
    expect(isAllowed(expression)).toBe(true);
  });

  it.each(['GPL-3.0', 'BUSL-1.1', 'MIT AND GPL-2.0', 'none', 'LGPL-3.0-or-later'])('is refused: %s', (expression) => {
    expect(isAllowed(expression)).toBe(false);
  });

  it('LGPL is accepted for the library that sharp loads, and only there', () => {
    const packages = ['@img/sharp-libvips-linux-x64', 'other'].map((name) => ({
      name,
      version: '1.0.0',
      licence: 'LGPL-3.0-or-later',
    }));
    expect(licenceBreaches(packages)).toEqual([expect.stringContaining('other@1.0.0')]);
  });

  it('that only a read-me states counts for the version that was read', () => {
    const packages = ['3.0.3', '3.0.4'].map((version) => ({ name: 'combine-errors', version, licence: 'none' }));
    expect(licenceBreaches(packages)).toEqual([expect.stringContaining('combine-errors@3.0.4')]);
  });
});

const needs = (...names) => Object.fromEntries(names.map((name) => [name, '*']));

describe('what runs with us', () => {
  it('is followed through our own packages and counted once', () => {
    const root = plantFiles({
      'apps/api/package.json': { name: '@kinora/api', dependencies: needs('@kinora/core', 'server') },
      'apps/api/node_modules/@kinora/core/package.json': { name: '@kinora/core', dependencies: needs('shared') },
      'apps/api/node_modules/server/package.json': {
        name: 'server',
        version: '1.0.0',
        license: 'GPL-3.0',
        dependencies: needs('shared'),
        optionalDependencies: needs('elsewhere'),
        devDependencies: needs('never'),
      },
      'node_modules/shared/package.json': { name: 'shared', version: '2.0.0', license: 'MIT' },
      'node_modules/never/package.json': { name: 'never', version: '3.0.0' },
    });
    const found = runtimePackages(join(root, 'apps/api'));
    expect(found.map(({ name, licence }) => `${name} ${licence}`)).toEqual(['server GPL-3.0', 'shared MIT']);
    expect(licenceBreaches(found)).toEqual([expect.stringContaining('server@1.0.0: its licence GPL-3.0')]);
  });

  it('is named in NOTICE when it is a font, a picture or the weights of a network', () => {
    const dependencies = { '@fontsource/silkscreen': 'catalog:', '@mediapipe/faces': 'catalog:', jotai: 'catalog:' };
    const workspace = plantPackages({ ui: { rank: 2, manifest: { dependencies } } });
    expect(noticeBreaches(workspace)).toEqual([
      'NOTICE: does not name @fontsource/silkscreen',
      'NOTICE: does not name @mediapipe/faces',
    ]);
  });

  it('is accepted and named too where only generated files are made from it', () => {
    const packages = generatorPackages({
      packages: {
        '': { name: 'kinora-words' },
        'node_modules/nouns': { version: '1.0.0', license: 'Unicode-3.0' },
        'node_modules/verbs': { version: '2.0.0', license: 'GPL-3.0' },
      },
    });
    expect(licenceBreaches(packages)).toEqual([expect.stringContaining('verbs@2.0.0: its licence GPL-3.0')]);
    expect(unnamedBreaches('made from verbs', packages)).toEqual(['NOTICE: does not name nouns']);
  });
});
