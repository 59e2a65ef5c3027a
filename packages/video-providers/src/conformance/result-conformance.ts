import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { FILM, type BenchOf } from './remote-bench.ts';

const MAX_BYTES = 1_000_000;

async function copy(benchOf: BenchOf) {
  const { folder, provider, started } = benchOf();
  const operation = await started();
  const checked = await provider.check(operation);
  if (!checked.ok || checked.value.state !== 'ready') throw new Error('not ready');
  const path = join(folder, 'result');
  const file = await provider.fetch(operation, checked.value.output, { path, maxBytes: MAX_BYTES });
  return { file, path };
}

/** Results are copied whole or not at all. */
export function describeResults(benchOf: BenchOf): void {
  describe('a result', () => {
    it('is copied, byte for byte', async () => {
      const { file, path } = await copy(benchOf);
      expect(file).toMatchObject({ ok: true, value: { bytes: FILM.length, type: 'video/mp4' } });
      expect(readFileSync(path)).toEqual(FILM);
    });

    it.each([
      ['result-too-large', 'bad-result'],
      ['result-forbidden', 'bad-result'],
      ['result-redirects', 'bad-result'],
      ['result-expired', 'key-refused'],
      ['result-cut', 'no-answer'],
    ] as const)('that is "%s" is not kept: %s', async (fault, reason) => {
      benchOf().simulator.fault({ fault });
      const { file, path } = await copy(benchOf);
      expect(file).toMatchObject({ ok: false, failure: { reason } });
      expect(existsSync(path)).toBe(false);
    });

    it('of another type says so', async () => {
      benchOf().simulator.fault({ fault: 'result-wrong-type' });
      expect((await copy(benchOf)).file).toMatchObject({ ok: true, value: { type: 'text/html' } });
    });

    it('without a byte is one of no bytes', async () => {
      benchOf().simulator.fault({ fault: 'result-empty' });
      expect((await copy(benchOf)).file).toMatchObject({ ok: true, value: { bytes: 0 } });
    });
  });
}
