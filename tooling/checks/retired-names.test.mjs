import { describe, expect, it } from 'vitest';

import { checkRetiredNames } from './retired-names.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const RETIRED = [
  { name: 'start-patiently', instead: 'start-with-retries' },
  { name: 'errand', instead: 'request', part: true, stays: ['packages/scenes/'] },
];
const check = (file, text = '') => checkRetiredNames(readWorkspace(plantFiles({ [file]: text })), RETIRED);
const FILE = 'packages/auth/src/session.ts';

describe('a retired name', () => {
  it.each([
    ['packages/auth/src/start-patiently.ts', ''],
    ['packages/auth/src/start-patiently.test.ts', ''],
    ['packages/auth/src/start-patiently/open.ts', ''],
    ['packages/auth/src/worker-errand.tsx', ''],
    [FILE, 'export function startPatiently() {}'],
    [FILE, 'const START_PATIENTLY = 3;'],
    [FILE, 'class Session { #startPatiently = 1; }'],
    [FILE, 'const [openErrand, setOpen] = useState();'],
    [FILE, 'const text = `${errand}`;'],
    ['packages/auth/src/session.tsx', 'const view = <Errand>none</Errand>;'],
    ['tooling/bench/start.mjs', 'startPatiently();'],
  ])('is found in %s: %s', (file, text) => {
    expect(check(file, text)).toEqual([expect.stringMatching(/^\S+: names \S+, which is retired; write \S+$/)]);
  });

  it.each([
    [FILE, 'restartPatiently(startPatientlyAgain);'],
    [FILE, '// An errand that somebody has to startPatiently.'],
    [FILE, "const text = 'an errand'; const other = `startPatiently`;"],
    [FILE, 'const pattern = /errand/;'],
    ['packages/auth/src/session.tsx', 'const view = <p>errand</p>;'],
    ['packages/scenes/src/errand.ts', 'const errand = 1;'],
    ['docs/errand.md', 'errand'],
    ['packages/auth/README.md', '`startPatiently`'],
  ])('is not seen in %s: %s', (file, text) => {
    expect(check(file, text)).toEqual([]);
  });

  it('is said once for each name of a file, with what to write instead', () => {
    expect(check(FILE, 'startPatiently(); startPatiently(errand);')).toEqual([
      `${FILE}: names startPatiently, which is retired; write start-with-retries`,
      `${FILE}: names errand, which is retired; write request`,
    ]);
  });
});
