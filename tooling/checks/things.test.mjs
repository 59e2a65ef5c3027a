import { describe, expect, it } from 'vitest';

import { sortIcons, writeList } from '../pictures/list-things.mjs';
import { checkThings } from './things.mjs';

const GROUPS = [
  { kind: 'animal-land', known: [['fox', '🦊', 'fox']] },
  { kind: 'drink', mounted: [['teapot', '🫖']] },
  { kind: 'tool', mode: 'prop', pose: 'prop', drawn: [['shovel', '🪏', 0.6]] },
];
const UNFIT = [{ because: 'a face', pattern: /-face$/, icons: 'zzz' }];
const ICONS = ['shovel', 'fox', 'fox-face', 'teapot', 'zzz'];
const sort = (lists = {}, icons = ICONS) =>
  sortIcons(icons, { groups: GROUPS, unfit: UNFIT, subjectOf: new Map([['teapot', 'teapot']]), ...lists });
const withRow = (row) => ({ groups: [...GROUPS, { kind: 'tool', mode: 'prop', pose: 'prop', drawn: [row] }] });

describe('the list of things', () => {
  it('has whatever is listed, in the order of the names', () => {
    const { breaches, things } = sort();
    expect([breaches, things.map(({ name }) => name)]).toEqual([[], ['fox', 'shovel', 'teapot']]);
    expect(writeList(things)).toContain(`['shovel', '🪏', 'tool', 'prop', 'prop', 0.6],`);
  });

  it.each([
    { what: 'a picture that no list names', icons: [...ICONS, 'spade'], breach: 'spade: is neither a thing nor unfit' },
    { what: 'a name that the set lacks', lists: withRow(['rake', '🧹', 0.5]), breach: 'rake: is not in the set' },
    { what: 'a thing that is unfit', lists: withRow(['zzz', '💤', 0.5]), breach: 'zzz: stands in the lists twice' },
    { what: 'a shared character', lists: withRow(['fox-face', '🦊', 0.5]), breach: '🦊: stands in the lists twice' },
    { what: 'a giant', lists: withRow(['fox-face', '🐺', 3]), breach: "fox-face: is 3 of the hero's height" },
    {
      what: 'a picture that is not mounted',
      lists: { subjectOf: new Map() },
      breach: 'teapot: is no mounted picture of the catalogue',
    },
  ])('misses $what', ({ lists, icons, breach }) => {
    expect(sort(lists, icons).breaches).toEqual([breach]);
  });

  it('has to be written again when the lists change', () => {
    const list = writeList(sort().things);
    expect(checkThings({ read: () => list }, sort())).toEqual([]);
    expect(checkThings({ read: () => '' }, sort())).toEqual([
      'packages/subjects/src/catalogue/things.gen.ts: is not as npm run pictures writes it',
    ]);
  });
});
