import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { plantPackages } from './testing/plant.mjs';
import { checkThreats } from './threats.mjs';

const THREATS = `# Security

S9 stands in no heading.

### S1. One

See S8.

### S2, S3. Two
`;

function breachesWith(test, files = {}, text = THREATS) {
  const workspace = plantPackages({ api: { rank: 3, files: { 'src/a.test.ts': test, ...files } } });
  mkdirSync(join(workspace.root, 'docs'));
  writeFileSync(join(workspace.root, 'docs/security.md'), text);
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

  it('stands in a heading, or the document is not read', () => {
    expect(breachesWith("it('S1: a', f);", {}, '| S1 | one |')).toEqual([
      'docs/security.md: names no threat in a heading ("### S1. ...")',
    ]);
  });

  it('is nobody’s business without the document', () => {
    expect(checkThreats(plantPackages({ api: { rank: 3 } }))).toEqual([]);
  });
});
