import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { describeChecks } from './check-conformance.ts';
import { describeHooks } from './hook-conformance.ts';
import { describeJobs } from './job-conformance.ts';
import { describeOffers } from './offers-conformance.ts';
import { openRemote, type RemoteBench, type RemoteUnderTest } from './remote-bench.ts';
import { describeResults } from './result-conformance.ts';
import { describeStarts } from './start-conformance.ts';

/** What every provider of a remote service does, whatever its simulator does to it. Run it inside a vitest file. */
export function conformsToRemoteProvider(subject: RemoteUnderTest): void {
  describe(`${subject.wire.name} as a remote provider`, () => {
    let bench: RemoteBench;
    beforeEach(async () => {
      bench = await openRemote(subject);
    });
    afterEach(() => bench.close());
    const benchOf = () => bench;

    describeOffers(benchOf);
    describeJobs(subject, benchOf);
    describeStarts(benchOf);
    describeChecks(benchOf);
    describeResults(subject, benchOf);
    describeHooks(subject, benchOf);

    it('never tells its key', async () => {
      const details: string[] = [];
      for (const fault of ['bad-key', 'server-error', 'wrong-json', 'silent', 'no-credit'] as const) {
        bench.simulator.fault({ fault, times: 1 });
        details.push(JSON.stringify(await bench.beginFacing(fault)));
      }
      expect(details.every((detail) => detail.includes('"ok":false'))).toBe(true);
      expect(details.join(' ')).not.toContain(bench.simulator.key);
    });
  });
}
