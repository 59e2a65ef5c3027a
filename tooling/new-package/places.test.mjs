import { describe, expect, it } from 'vitest';

import { addTo } from './places.mjs';

const LEAF = { name: 'gift-cards', about: 'cards', rank: 10, isLeaf: true };

const row = (name, rank) => `| \`packages/${name}\` | ${rank} | what it is |`;
const tidy = (one) => one.replaceAll(/\s+/g, '');

describe('a package', () => {
  it('stands in the table behind those of its rank', () => {
    const text = [row('ui', 2), row('home', 10), '| `apps/studio` | 11 | the app |'].join('\n');
    expect(addTo('README.md', text, LEAF).split('\n')[2]).toBe('| `packages/gift-cards` | 10 | cards |');
    expect(addTo('README.md', text, { ...LEAF, rank: 4 }).split('\n')[1]).toBe('| `packages/gift-cards` | 4 | cards |');
  });

  it('stands in the styles and the manifests of the apps by the alphabet', () => {
    const styles = ['ui', 'auth', 'home'].map((name) => `@import '@kinora/${name}/theme.css';\n`).join('');
    expect(addTo('apps/studio/src/styles.css', styles, LEAF).match(/(?<=kinora\/)[\w-]+/g)).toEqual([
      'ui',
      'auth',
      'gift-cards',
      'home',
    ]);
    const manifest = JSON.stringify({ dependencies: { '@kinora/auth': 'workspace:*', react: 'catalog:' } });
    expect(Object.keys(JSON.parse(addTo('apps/studio/package.json', manifest, LEAF)).dependencies)).toEqual([
      '@kinora/auth',
      '@kinora/gift-cards',
      'react',
    ]);
  });

  it('stands among the leaves of the gate, or among the views below them', () => {
    const text = "const LEAVES = ['home'];\nconst VIEWS = sorted(\n  'auth',\n  ...LEAVES,\n);\n";
    const file = 'tooling/gate/reach.data.mjs';
    expect(tidy(addTo(file, text, LEAF))).toContain("LEAVES=['gift-cards','home',];");
    expect(tidy(addTo(file, text, { ...LEAF, isLeaf: false }))).toContain("sorted('auth','gift-cards',...LEAVES,);");
  });

  it('names the list that has changed its form', () => {
    expect(() => addTo('apps/studio/src/styles.css', '', LEAF)).toThrow('apps/studio/src/styles.css no longer holds');
    expect(() => addTo('README.md', '', LEAF)).toThrow('README.md no longer has a table of packages');
  });
});
