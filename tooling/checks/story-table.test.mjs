import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { storyTable } from '../stories/story-table.mjs';
import { checkStoryTable } from './story-table.mjs';
import { plantPackages } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const story = (...names) => names.map((name) => `export const ${name} = {};`).join('\n');
const PAGE = 'src/page/shelf-page.stories.tsx';
const WHOLE = { [PAGE]: story('Loading', 'Empty', 'Failed', 'LongNames') };

/** A library with these stories, and its table: as it is, or another text. */
function shelves(files, { elsewhere = {}, document } = {}) {
  const planted = plantPackages({ library: { rank: 5, files } });
  mkdirSync(join(planted.root, 'docs'));
  writeFileSync(join(planted.root, 'docs/stories.md'), document ?? storyTable(planted, elsewhere));
  return checkStoryTable(readWorkspace(planted.root), elsewhere);
}

describe('a state of a screen', () => {
  it('is seen in a story of its own', () => {
    expect(shelves(WHOLE)).toEqual([]);
    expect(shelves({ [PAGE]: story('Loading', 'Failed', 'LongNames') })).toEqual([
      expect.stringMatching(/^library\/page\/shelf-page: has no story for empty; /),
    ]);
  });

  it('may be seen in the story of a part, or be explained', () => {
    const files = { [PAGE]: story('Loading', 'Failed', 'LongNames'), 'src/shelf.stories.tsx': story('NothingYet') };
    const at = (empty) => shelves(files, { elsewhere: { 'library/page/shelf-page': { empty } } });
    expect(at('library/shelf: NothingYet')).toEqual([]);
    expect(at('It opens for a clip.')).toEqual([]);
  });

  it('is not asked for of what is no screen', () => {
    expect(shelves({ 'src/shelf.stories.tsx': story('Ready') })).toEqual([]);
  });
});

describe('what is said of a state elsewhere', () => {
  const page = 'library/page/shelf-page';

  it.each([
    ['a story that is gone', { [page]: { empty: 'library/shelf: Gone' } }],
    ['a view that is gone', { [page]: { empty: 'library/box: NothingYet' } }],
    ['neither a story nor a sentence', { [page]: { empty: 'to do' } }],
  ])('is refused where it names %s', (_, elsewhere) => {
    const files = { [PAGE]: story('Loading', 'Failed', 'LongNames'), 'src/shelf.stories.tsx': story('NothingYet') };
    expect(shelves(files, { elsewhere })).toEqual([expect.stringMatching(/empty: ".+" is not so$/)]);
  });

  it.each([
    ['has a story of its own', { [page]: { empty: 'It opens for a clip.' } }],
    ['is of a screen that is gone', { 'library/old-page': { empty: 'It opens for a clip.' } }],
    ['is called otherwise', { [page]: { blank: 'It opens for a clip.' } }],
  ])('is refused where the state %s', (_, elsewhere) => {
    expect(shelves(WHOLE, { elsewhere })).toEqual([expect.stringMatching(/"It opens for a clip\." is not so$/)]);
  });
});

describe('the table of states', () => {
  const stale = 'docs/stories.md: is not what the stories show; npm run stories:table';

  it('may be widened by the formatter', () => {
    const planted = plantPackages({ library: { rank: 5, files: WHOLE } });
    const document = storyTable(planted, {}).replaceAll('| --- |', '| -------- |').replaceAll(' | ', '    | ');
    expect(shelves(WHOLE, { document })).toEqual([]);
  });

  it('is refused where it is old or missing', () => {
    const planted = plantPackages({ library: { rank: 5, files: { [PAGE]: story('Loading') } } });
    expect(shelves(WHOLE, { document: storyTable(planted, {}) })).toEqual([stale]);
    expect(checkStoryTable(plantPackages({ library: { rank: 5, files: WHOLE } }), {})).toEqual([stale]);
  });
});
