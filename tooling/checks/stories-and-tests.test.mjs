import { describe, expect, it } from 'vitest';

import { checkStoriesAndTests } from './stories-and-tests.mjs';
import { plantPackages } from './testing/plant.mjs';

const BRANCH = 'export function isOpen(door) { if (door) return true; return false; }';
const check = (files) => checkStoriesAndTests(plantPackages({ auth: { rank: 3, files } }));

describe('a twin', () => {
  it('is missed beside a component', () => {
    expect(check({ 'src/form.tsx': '' })).toEqual(['packages/auth/src/form.tsx: has no stories beside it']);
    expect(check({ 'src/form.tsx': '', 'src/form.stories.tsx': '' })).toEqual([]);
    expect(check({ 'src/testing/stand-in.tsx': '' })).toEqual([]);
  });

  it('is missed beside a file that branches', () => {
    expect(check({ 'src/door.ts': BRANCH })).toEqual([
      'packages/auth/src/door.ts: branches and no test in its folder reaches it',
    ]);
    expect(check({ 'src/door.ts': BRANCH, 'src/door.test.ts': `import { isOpen } from './door.ts';` })).toEqual([]);
    expect(check({ 'src/door.ts': 'export const WIDTH = 3;' })).toEqual([]);
  });

  it('may be a test of the folder that reaches the file', () => {
    const files = { 'src/house/door.ts': BRANCH, 'src/house/house.ts': `import { isOpen } from './door.ts';` };
    const test = `import { house } from './house.ts';`;
    expect(check({ ...files, 'src/house/house.test.ts': test })).toEqual([]);
    expect(check({ ...files, 'src/street.test.ts': `import { house } from './house/house.ts';` })).toHaveLength(1);
    expect(check({ ...files, 'src/house/garden.test.ts': '' })).toHaveLength(1);
  });

  it('of an adapter may be the suite of the folder', () => {
    const files = { 'src/adapters/postgres/members.ts': BRANCH };
    expect(check(files)).toHaveLength(1);
    expect(check({ ...files, 'src/adapters/postgres/postgres.test.ts': '' })).toEqual([]);
  });

  it('is never a .test.tsx', () => {
    expect(check({ 'src/form.tsx': '', 'src/form.stories.tsx': '', 'src/form.test.tsx': '' })).toContain(
      'packages/auth/src/form.test.tsx: components are tested by stories',
    );
  });
});
