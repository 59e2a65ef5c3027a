import { describe, expect, it } from 'vitest';

import { checkFolders } from './folders.mjs';
import { plantPackages } from './testing/plant.mjs';

const check = (files, runs = 'web') => checkFolders(plantPackages({ toys: { rank: 4, runs, files } }));

const BELOW = {
  'src/low/ball.ts': 'export const ball = 1;',
  'src/high/play.ts': "import { ball } from '../low/ball.ts';\nexport const play = ball;",
};

describe('two folders of a web package', () => {
  it('may stand above each other', () => {
    expect(check(BELOW)).toEqual([]);
  });

  it('may not import values of each other', () => {
    const files = { ...BELOW, 'src/low/rest.ts': "import { play } from '../high/play.ts';\nexport const rest = play;" };
    expect(check(files)).toEqual([
      'packages/toys/src: high and low import each other: high/play.ts -> low/ball.ts, low/rest.ts -> high/play.ts',
    ]);
  });

  it('may name each other’s types, load each other late, and meet in tests and stories', () => {
    const back = {
      'src/low/type.ts': "import type { play } from '../high/play.ts';\nexport type Play = typeof play;",
      'src/low/late.ts': "export const late = () => import('../high/play.ts');",
      'src/low/ball.test.ts': "import { play } from '../high/play.ts';\nplay;",
      'src/low/ball.stories.tsx': "import { play } from '../high/play.ts';\nplay;",
    };
    expect(check({ ...BELOW, ...back })).toEqual([]);
  });

  it('are free elsewhere', () => {
    const files = { ...BELOW, 'src/low/rest.ts': "import { play } from '../high/play.ts';\nexport const rest = play;" };
    expect(check(files, 'any')).toEqual([]);
  });
});
