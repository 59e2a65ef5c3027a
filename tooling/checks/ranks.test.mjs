import { describe, expect, it } from 'vitest';

import { checkRanks } from './ranks.mjs';
import { plantPackages } from './testing/plant.mjs';

/** A web package of rank 4 among others, with one source file. */
function withSource(file, text) {
  return plantPackages({
    contracts: { rank: 0 },
    engine: { rank: 2, runs: 'server' },
    testkit: { rank: 3, runs: 'web' },
    credits: { rank: 4, runs: 'web', files: { [file]: text } },
    creations: { rank: 5, runs: 'web' },
    library: { rank: 4, runs: 'web' },
  });
}

describe('the order of the packages', () => {
  it('lets imports go down', () => {
    expect(checkRanks(withSource('src/hold.ts', `import { ok } from '@kinora/contracts/schemas';`))).toEqual([]);
  });

  it.each([
    [`import { list } from '@kinora/creations';`, 'rank 5 is not below 4'],
    [`import type { List } from '@kinora/creations';`, 'rank 5 is not below 4'],
    [`export { list } from '@kinora/creations/deep';`, 'rank 5 is not below 4'],
    [`const page = () => import('@kinora/creations');`, 'rank 5 is not below 4'],
    [`import { shelf } from '@kinora/library';`, 'rank 4 is not below 4'],
    [`import { render } from '@kinora/engine';`, 'server code does not run where web code does'],
    [`import { withAtoms } from '@kinora/testkit';`, 'only stories and tests import testkit'],
  ])('refuses %s', (text, reason) => {
    const breaches = checkRanks(withSource('src/hold.ts', text));
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain('packages/credits/src/hold.ts');
    expect(breaches[0]).toContain(reason);
  });

  it('lets stories, tests and what they share import testkit, whatever their rank', () => {
    const text = `import { withAtoms } from '@kinora/testkit';`;
    expect(checkRanks(withSource('src/hold.stories.tsx', text))).toEqual([]);
    expect(checkRanks(withSource('src/hold.test.ts', text))).toEqual([]);
    expect(checkRanks(withSource('src/testing/a-hold.ts', text))).toEqual([]);
  });

  it('names a package without a place', () => {
    const workspace = plantPackages({ credits: { rank: undefined, files: {} } });
    expect(checkRanks(workspace)).toEqual(['packages/credits: "kinora": { "rank", "runs" } is missing']);
  });
});
