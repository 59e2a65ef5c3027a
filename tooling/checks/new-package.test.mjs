import { describe, expect, it } from 'vitest';

import { PLACES } from '../new-package/places.mjs';
import { checkNewPackage } from './new-package.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const aPackage = (name, rank) => ({
  [`packages/${name}/package.json`]: { name: `@kinora/${name}`, kinora: { rank, runs: 'web' } },
});

const STYLES =
  "@import '@kinora/ui/theme.css';\n@import '@kinora/gift-cards/theme.css';\n@import '@kinora/shop-front/theme.css';\n";
const anApp = (name) => ({
  name: `@kinora/${name}`,
  dependencies: { '@kinora/gift-cards': 'workspace:*', '@kinora/shop-front': 'workspace:*' },
  kinora: { rank: 6, runs: 'web' },
});
const FILES = {
  ...aPackage('ui', 2),
  ...aPackage('testkit', 3),
  ...aPackage('gift-cards', 5),
  ...aPackage('shop-front', 5),
  'README.md': '| `packages/gift-cards` | 4 | cards |\n| `packages/shop-front` | 4 | the shop |\n',
  'apps/storybook/.storybook/preview.css': STYLES,
  'apps/storybook/package.json': anApp('storybook'),
  'apps/studio/package.json': anApp('studio'),
  'apps/studio/src/styles.css': STYLES,
  'tooling/gate/reach.data.mjs':
    "const LEAVES = ['gift-cards', 'shop-front'];\nconst VIEWS = sorted(\n  ...LEAVES,\n);\n",
};

const check = (files) => checkNewPackage(readWorkspace(plantFiles({ ...FILES, ...files })));

describe('a new package', () => {
  it('is in order, and in every list', () => {
    expect(Object.keys(FILES)).toEqual(expect.arrayContaining(PLACES));
    expect(check()).toEqual([]);
  });

  it('must be written into a list that somebody begins', () => {
    expect(check({ 'tooling/bench/all.mjs': "export const ALL = ['gift-cards', 'shop-front'];" })).toEqual([
      'tooling/bench/all.mjs: lists the packages, but tooling/new-package/places.mjs does not know it',
    ]);
  });

  it('need not stand where only some packages do, or where a tool writes', () => {
    const files = {
      'docs/money.md': 'See gift-cards, and the shop-fronts.',
      'pnpm-lock.yaml': 'gift-cards shop-front',
      'apps/studio/src/locales/de/messages.po': 'gift-cards shop-front',
    };
    expect(check(files)).toEqual([]);
  });

  it('says which list has changed its form', () => {
    expect(check({ 'README.md': 'No table.' })).toEqual([
      expect.stringContaining('README.md no longer has a table'),
      expect.stringContaining('README.md no longer has a table'),
    ]);
  });

  it('is held to the other checks', () => {
    // A feature of this rank could not show components of ui.
    expect(check({ ...aPackage('ui', 5) })).toContainEqual(
      expect.stringContaining('imports @kinora/ui, but rank 5 is not below 5'),
    );
  });
});
