import { describe, expect, it } from 'vitest';

import type { Operation } from '../remote-provider.ts';
import type { Outcome } from '../simulators/simulated-job.ts';
import { KEY, type BenchOf, type RemoteUnderTest } from './remote-bench.ts';

/** How a job ends that comes to something: at its start or when it is asked for. */
async function ended(benchOf: BenchOf, outcome: Outcome) {
  const { begin, provider, simulator } = benchOf();
  simulator.comesTo(outcome);
  const result = await begin();
  if (!result.ok) return { failure: result.failure, mayRun: result.failure.mayRun };
  const checked = await provider.check(result.value);
  if (!checked.ok || checked.value.state !== 'failed') throw new Error(`no failure: ${JSON.stringify(checked)}`);
  return { failure: checked.value.failure, mayRun: false };
}

/** How jobs pass and end. */
export function describeJobs({ hasNoRefusals = false }: RemoteUnderTest, benchOf: BenchOf): void {
  describe('a job', () => {
    it('can be asked for after it is written down and read again', async () => {
      const operation = JSON.parse(JSON.stringify(await benchOf().started())) as Operation;
      expect(operation.id.length).toBeGreaterThan(0);
      expect(await benchOf().provider.check(operation)).toMatchObject({ ok: true, value: { state: 'ready' } });
    });

    it('waits, runs and is ready', async () => {
      benchOf().simulator.pace.waiting = 60_000;
      const operation = await benchOf().started();
      const waiting = await benchOf().provider.check(operation);
      expect(['waiting', 'running']).toContain(waiting.ok ? waiting.value.state : waiting.failure.detail);
      benchOf().simulator.pace.waiting = 0;
      benchOf().simulator.pace.running = 60_000;
      expect(await benchOf().provider.check(operation)).toMatchObject({ ok: true, value: { state: 'running' } });
      benchOf().simulator.hurry();
      expect(await benchOf().provider.check(operation)).toMatchObject({ ok: true, value: { state: 'ready' } });
    });

    it('is one of several, each asked for by itself', async () => {
      benchOf().simulator.comesTo('ready', 'withheld');
      const [one, other] = [await benchOf().begin(), await benchOf().begin(`${KEY}:2`)];
      if (!one.ok || !other.ok) throw new Error('not started');
      expect(one.value).not.toEqual(other.value);
      expect(await benchOf().provider.check(one.value)).toMatchObject({ value: { state: 'ready' } });
      expect(await benchOf().provider.check(other.value)).toMatchObject({ value: { state: 'failed' } });
    });

    it.skipIf(hasNoRefusals)('is refused for its words', async () => {
      expect((await ended(benchOf, 'declined')).failure).toMatchObject({ reason: 'declined', at: 'request' });
    });

    it.skipIf(hasNoRefusals)('is refused for its picture', async () => {
      const { failure, mayRun } = await ended(benchOf, 'picture-declined');
      expect(['picture-declined', 'declined']).toContain(failure.reason);
      expect([failure.at, mayRun]).toEqual(['request', false]);
    });

    it.skipIf(hasNoRefusals)('is kept back after it was made', async () => {
      expect((await ended(benchOf, 'withheld')).failure).toMatchObject({ reason: 'withheld', at: 'request' });
    });

    it('fails at the other side', async () => {
      expect((await ended(benchOf, 'fails')).failure).toMatchObject({ at: 'route' });
    });

    it('is stopped, or says that it can’t be', async () => {
      benchOf().simulator.pace.waiting = 60_000;
      const operation = await benchOf().started();
      const stopped = await benchOf().provider.cancel(operation);
      if (!stopped.ok) throw new Error(stopped.failure.detail);
      const { value: state } = (await benchOf().provider.check(operation)) as { value: { state: string } };
      expect(state.state === 'cancelled').toBe(stopped.value === 'cancelled');
    });

    it('is not stopped once it has ended', async () => {
      const operation = await benchOf().started();
      expect(await benchOf().provider.cancel(operation)).toEqual({ ok: true, value: 'too-late' });
      expect(await benchOf().provider.check(operation)).toMatchObject({ value: { state: 'ready' } });
    });

    it('that is not there any more is gone', async () => {
      const operation = await benchOf().started();
      benchOf().simulator.fault({ fault: 'unknown-job', on: 'check' });
      expect(await benchOf().provider.check(operation)).toMatchObject({ ok: false, failure: { reason: 'gone' } });
    });
  });
}
