import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { plantFiles } from './testing/plant.mjs';

function count(log, status = '0') {
  const file = join(plantFiles({ log }), 'log');
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'count.mjs'), file, status], {
    encoding: 'utf8',
  });
  return stdout.trim();
}

const VITEST = '@kinora/auth:test: \u001B[2m      Tests \u001B[22m 1 failed | 15 passed (16)\n';
const PLAYWRIGHT = '@kinora/studio:e2e:   6 passed (15.1s)\n@kinora/studio:e2e:   2 failed\n';

describe('the last line of the gate', () => {
  it('sums all runners', () => {
    expect(count(VITEST + PLAYWRIGHT, '1')).toBe('21 passed, 3 failed');
  });

  it('tells what was needed twice', () => {
    expect(count(`${VITEST}@kinora/studio:e2e:   6 passed (15.1s)\n@kinora/studio:e2e:   1 flaky\n`, '1')).toBe(
      '21 passed, 1 failed, 1 flaky',
    );
  });

  it('does not count what only looks like a summary', () => {
    expect(count('@kinora/auth:test:  Test Files  3 passed (3)\n@kinora/auth:test: says "4 passed"\n')).toBe(
      '0 passed, 0 failed',
    );
  });

  it('counts a gate that failed without a failing test as one failure', () => {
    expect(count('@kinora/auth:test:       Tests  15 passed (15)\n', '1')).toBe('15 passed, 1 failed');
  });

  it('repeats the end of what failed', () => {
    const log = `//:lint: bad line\n${VITEST}@kinora/ui:test: fine\n Failed:    @kinora/auth#test, //#lint\n`;
    const [head, ...said] = count(log, '1').split('\n');
    expect(head).toBe('The end of @kinora/auth#test, which failed:');
    expect(said).toContain('//:lint: bad line');
    expect(said).not.toContain('@kinora/ui:test: fine');
    expect(said.at(-1)).toBe('15 passed, 1 failed');
  });
});
