import { sep } from 'node:path';

import { describe, expect, it } from 'vitest';

import { passedByPackage } from './run-stories.mjs';

const file = (path, status, count) => ({
  name: `${sep}somewhere${sep}packages${sep}${path.replaceAll('/', sep)}`,
  status,
  assertionResults: Array.from({ length: count }, () => ({})),
});

describe('passedByPackage', () => {
  it('counts the stories of packages of which all passed', () => {
    const testResults = [
      file('ui/src/a.stories.tsx', 'passed', 3),
      file('ui/src/b.stories.tsx', 'passed', 2),
      file('auth/src/a.stories.tsx', 'passed', 4),
      file('auth/src/b.stories.tsx', 'failed', 1),
    ];
    expect([...passedByPackage({ testResults })]).toEqual([['ui', 5]]);
  });
});
