import { describe, expect, it } from 'vitest';

import { drawPackages, PICTURE } from '../pictures/package-picture.mjs';
import { checkPackagePicture } from './package-picture.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const manifest = (name, rank, runs) => ({ name: `@kinora/${name}`, kinora: { rank, runs } });
const FILES = {
  'packages/ui/package.json': manifest('ui', 1, 'web'),
  'packages/contracts/package.json': manifest('contracts', 0, 'any'),
  'apps/api/package.json': manifest('api', 2, 'server'),
};
const workspaceWith = (files) => readWorkspace(plantFiles({ ...FILES, ...files }));
/** What a checkout with these packages keeps. */
const pictured = () => ({ [PICTURE]: drawPackages(workspaceWith({}).packages) });

describe('the picture of the packages', () => {
  it('shows each package once, by rank', () => {
    const names = [...pictured()[PICTURE].matchAll(/middle">([a-z]+)<\/text>/g)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'rank')).toEqual(['api', 'ui', 'contracts']);
  });

  it('is as its generator draws it', () => {
    expect(checkPackagePicture(workspaceWith(pictured()))).toEqual([]);
  });

  it.each([
    ['lacks a package', { 'packages/auth/package.json': manifest('auth', 1, 'web') }],
    ['shows an old rank', { 'packages/ui/package.json': manifest('ui', 3, 'web') }],
    ['shows an old place', { 'packages/ui/package.json': manifest('ui', 1, 'any') }],
    ['was changed by hand', { [PICTURE]: '<svg/>' }],
    ['is empty or missing', { [PICTURE]: '' }],
  ])('is refused where it %s', (_, files) => {
    expect(checkPackagePicture(workspaceWith({ ...pictured(), ...files }))).toEqual([
      expect.stringContaining(`${PICTURE}: does not show`),
    ]);
  });
});
