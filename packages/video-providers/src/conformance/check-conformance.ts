import { describe, expect, it } from 'vitest';

import type { BenchOf } from './remote-bench.ts';

/** A check that fails says nothing of the job. */
export function describeChecks(benchOf: BenchOf): void {
  describe('a check', () => {
    it.each(['silent', 'cut', 'wrong-json', 'server-error', 'unavailable', 'refused', 'bad-key'] as const)(
      'that meets "%s" says nothing of the job',
      async (fault) => {
        const operation = await benchOf().started();
        benchOf().simulator.fault({ fault, on: 'check' });
        const result = await benchOf().facing(fault).check(operation);
        expect(result).toMatchObject({ ok: false, failure: { at: 'route' } });
        benchOf().simulator.clearFaults();
        expect(await benchOf().provider.check(operation)).toMatchObject({ ok: true, value: { state: 'ready' } });
      },
    );

    it('waits as long as it is told', async () => {
      const operation = await benchOf().started();
      benchOf().simulator.fault({ fault: 'busy', on: 'check' });
      expect(await benchOf().provider.check(operation)).toMatchObject({
        failure: { reason: 'busy', retryAfterMs: 1000 },
      });
    });

    it('can be called off', async () => {
      const operation = await benchOf().started();
      benchOf().simulator.fault({ fault: 'silent', on: 'check' });
      expect(await benchOf().provider.check(operation, AbortSignal.timeout(50))).toMatchObject({
        failure: { reason: 'interrupted' },
      });
    });
  });
}
