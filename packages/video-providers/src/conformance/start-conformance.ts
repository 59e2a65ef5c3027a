import { describe, expect, it, vi } from 'vitest';

import { KEY, type BenchOf } from './remote-bench.ts';

/** What is known of a start when something goes wrong. */
export function describeStarts(benchOf: BenchOf): void {
  describe('a start', () => {
    it.each([
      ['refused', true],
      ['silent', true],
      ['answer-lost', true],
      ['cut', true],
      ['wrong-json', true],
      ['server-error', true],
      ['unavailable', false],
      ['busy', false],
      ['busy-without-time', false],
      ['bad-key', false],
      ['no-credit', false],
    ] as const)('that meets "%s" is a matter of the route, and may run: %s', async (fault, mayRun) => {
      benchOf().simulator.fault({ fault, on: 'start' });
      const result = await benchOf().beginFacing(fault);
      expect(result).toMatchObject({ ok: false, failure: { at: 'route', mayRun } });
    });

    it('says how long to wait where it is told', async () => {
      benchOf().simulator.fault({ fault: 'busy', on: 'start' });
      expect(await benchOf().begin()).toMatchObject({ failure: { reason: 'busy', retryAfterMs: 1000 } });
      benchOf().simulator.clearFaults();
      benchOf().simulator.fault({ fault: 'busy-without-time', on: 'start' });
      const result = await benchOf().begin();
      expect(result.ok ? undefined : result.failure.retryAfterMs).toBeUndefined();
    });

    it('tells a wrong key and used up credit apart', async () => {
      // What lives but for an hour may be shown again once: it is refused again.
      benchOf().simulator.fault({ fault: 'bad-key', on: 'start' });
      expect(await benchOf().begin()).toMatchObject({ failure: { reason: 'key-refused' } });
      benchOf().simulator.clearFaults();
      benchOf().simulator.fault({ fault: 'no-credit', on: 'start', times: 1 });
      expect(await benchOf().begin()).toMatchObject({ failure: { reason: 'quota' } });
      expect(benchOf().simulator.accepted).toEqual([]);
    });

    it('that is slow is a start', async () => {
      benchOf().simulator.fault({ fault: 'slow', on: 'start', times: 1 });
      const result = await benchOf().provider.start(benchOf().request(), { key: KEY });
      expect(result.ok).toBe(true);
    });

    it('to nobody surely does not run', async () => {
      await benchOf().simulator.close();
      expect(await benchOf().begin()).toMatchObject({ failure: { reason: 'no-answer', at: 'route', mayRun: false } });
    });

    it('that is called off does not say that it never ran', async () => {
      const { provider, request, simulator } = benchOf();
      simulator.fault({ fault: 'silent', on: 'start' });
      const call = new AbortController();
      const started = provider.start(request(), { key: KEY, signal: call.signal });
      // Not after a time: on a busy machine the request may not have left by then, and that is known.
      await vi.waitUntil(() => simulator.seen.some(({ act }) => act === 'start'), { interval: 5 });
      call.abort();
      expect(await started).toMatchObject({ failure: { reason: 'interrupted', mayRun: true } });
    });

    it('whose answer was lost is never one more job', async () => {
      const { begin, provider, request, simulator } = benchOf();
      const startedAt = Date.now();
      simulator.fault({ fault: 'answer-lost', on: 'start', times: 1 });
      expect(await begin()).toMatchObject({ failure: { mayRun: true } });
      const again = provider.hasKeys ? await begin() : undefined;
      const found = (await provider.find?.(request(), { key: KEY, startedAt })) ?? again;
      // What neither takes keys nor lists its jobs is not asked again.
      const operation = found?.ok === true && typeof found.value !== 'string' ? found.value : undefined;
      const state = operation && (await provider.check(operation));
      expect(state === undefined).toBe(!provider.hasKeys && !provider.find);
      expect(state ?? { value: { state: 'ready' } }).toMatchObject({ value: { state: 'ready' } });
      expect(simulator.accepted).toHaveLength(1);
    });

    it('that never came is not found', async () => {
      const { provider, request } = benchOf();
      const found = await provider.find?.(request(), { key: KEY, startedAt: Date.now() });
      expect([undefined, 'absent', 'unknown']).toContain(found?.ok === true ? found.value : found?.failure.detail);
    });
  });
}
