import { describe, expect, it } from 'vitest';

import { checkLayout } from './layout.mjs';
import { plantPackages } from './testing/plant.mjs';

const check = (files) => checkLayout(plantPackages({ auth: { rank: 3, files } }));
const lines = (count) => 'export {};\n'.repeat(count);

describe('a source file', () => {
  it('has at most 250 lines', () => {
    expect(check({ 'src/session.ts': lines(250) })).toEqual([]);
    expect(check({ 'src/session.ts': lines(251) })).toEqual([
      'packages/auth/src/session.ts: has 251 lines, more than 250',
    ]);
  });

  it('may be longer when it is data or generated', () => {
    expect(check({ 'src/words.data.ts': lines(251), 'src/tree.gen.ts': lines(251) })).toEqual([]);
  });

  it.each(['src/utils.ts', 'src/hooks/use-session.ts', 'src/login/types.ts'])('is not called %s', (file) => {
    expect(check({ [file]: '' })).toEqual([expect.stringContaining('says nothing')]);
  });

  it('is an index only at the top', () => {
    expect(check({ 'src/index.ts': '' })).toEqual([]);
    expect(check({ 'src/login/index.ts': '' })).toEqual([expect.stringContaining('only src/index.ts')]);
  });
});
