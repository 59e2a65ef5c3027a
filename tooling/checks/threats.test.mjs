import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { plantPackages } from './testing/plant.mjs';
import { checkThreats } from './threats.mjs';

const TABLE = `# Security

S9 stands outside of the table.

| Id     | Threat | Decision                |
| ------ | ------ | ----------------------- |
| S1     | one    | see S8                  |
| S2, S3 | two    | more                    |
| S4     | three  | no vendor is called yet |
`;

function breachesWith(test, files = {}) {
  const workspace = plantPackages({ api: { rank: 3, files: { 'src/a.test.ts': test, ...files } } });
  mkdirSync(join(workspace.root, 'docs'));
  writeFileSync(join(workspace.root, 'docs/security.md'), TABLE);
  return checkThreats(workspace);
}

describe('a threat', () => {
  it('has a test named after it', () => {
    expect(breachesWith("it('S1: a', f); it('S2, S3: b', f);")).toEqual([]);
    expect(
      breachesWith("it('S1: a', f);", { 'src/b-conformance.ts': "it.each(x)('S2: b', f); it(`S3: c`, f);" }),
    ).toEqual([]);
    expect(breachesWith("it('S1: a', f);", { 'e2e/b.spec.ts': "test('S2, S3: b', f);" })).toEqual([]);
  });

  it.each(["it('of S1: a', f);", '// S1: a', "it('S10: a', f);", "it('S1 a', f);"])('has none in %s', (test) => {
    expect(breachesWith(`${test} it('S2, S3: b', f);`)).toEqual([
      'docs/security.md: S1 has no test named after it ("S1: ...")',
    ]);
  });

  it('is nobody’s business without the document', () => {
    expect(checkThreats(plantPackages({ api: { rank: 3 } }))).toEqual([]);
  });
});
