import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { FaultRule } from '../simulators/fault.ts';
import { FILM, type BenchOf, type RemoteUnderTest } from './remote-bench.ts';

const MAX_BYTES = 1_000_000;

type Faulty = readonly [fault: FaultRule['fault'], reason: string];

const AT_AN_ADDRESS: readonly Faulty[] = [
  ['result-too-large', 'bad-result'],
  ['result-forbidden', 'bad-result'],
  ['result-redirects', 'bad-result'],
  ['result-expired', 'key-refused'],
  ['result-cut', 'no-answer'],
];
/** Where an answer holds the result, it is cut and expires as any answer is and does, and leads nowhere else. */
const IN_AN_ANSWER: readonly Faulty[] = [
  ['result-too-large', 'bad-result'],
  ['unknown-job', 'gone'],
  ['cut', 'no-answer'],
];

/** What is copied of a job that is ready, where something goes wrong from then on. */
async function copy(benchOf: BenchOf, fault?: FaultRule['fault']) {
  const { folder, provider, simulator, started } = benchOf();
  const operation = await started();
  // This one lies in the answer that says where the result is.
  if (fault === 'result-forbidden') simulator.fault({ fault });
  const checked = await provider.check(operation);
  if (!checked.ok || checked.value.state !== 'ready') throw new Error('not ready');
  if (fault !== undefined) simulator.fault({ fault });
  const path = join(folder, 'result');
  const file = await provider.fetch(operation, checked.value.output, { path, maxBytes: MAX_BYTES });
  return { file, path };
}

/** Results are copied whole or not at all. */
export function describeResults({ wire }: RemoteUnderTest, benchOf: BenchOf): void {
  describe('a result', () => {
    it('is copied, byte for byte', async () => {
      const { file, path } = await copy(benchOf);
      expect(file).toMatchObject({ ok: true, value: { bytes: FILM.length, type: 'video/mp4' } });
      expect(readFileSync(path)).toEqual(FILM);
    });

    it.each(wire.holdsResults === true ? IN_AN_ANSWER : AT_AN_ADDRESS)(
      'that is "%s" is not kept: %s',
      async (fault, reason) => {
        const { file, path } = await copy(benchOf, fault);
        expect(file).toMatchObject({ ok: false, failure: { reason } });
        expect(existsSync(path)).toBe(false);
      },
    );

    it('of another type says so', async () => {
      const { file } = await copy(benchOf, 'result-wrong-type');
      expect(file).toMatchObject({ ok: true, value: { type: 'text/html' } });
    });

    it('without a byte is one of no bytes', async () => {
      expect((await copy(benchOf, 'result-empty')).file).toMatchObject({ ok: true, value: { bytes: 0 } });
    });
  });
}
