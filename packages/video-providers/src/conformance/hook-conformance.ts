import { describe, expect, it } from 'vitest';

import type { Hook } from '../remote-provider.ts';
import type { SimJobs, Wire } from '../simulators/wire.ts';
import { KEY, type BenchOf, type RemoteUnderTest } from './remote-bench.ts';

const MINUTES_10 = 600_000;
const CALLBACK = 'https://studio.example.com/api/kinora/hooks/route/one?of=two';

/** A post of a job that was started, as its simulator would send it. */
async function posted(wire: Wire, benchOf: BenchOf, secret = wire.key): Promise<Hook> {
  const { provider, request, simulator } = benchOf();
  const result = await provider.start(request(), { key: KEY, callback: CALLBACK });
  const [job] = simulator.accepted;
  if (!result.ok || !job) throw new Error('not started');
  const now = Date.now();
  const url = new URL(CALLBACK);
  // Of all that a wire may ask of jobs, a post needs how one is and where its result lies.
  const jobs = {
    at: () => ({ phase: 'ended', share: 1, place: 0, outcome: 'ready' }),
    resultUrl: () => `${simulator.base}/results/${job.id}.mp4`,
  } as unknown as SimJobs;
  const post = wire.hook?.(job, { jobs, url, secret, now });
  if (!post) throw new Error('its vendor posts nothing');
  const { body, headers } = post;
  return { method: 'POST', url: url.pathname + url.search, headers, body: Buffer.from(body), now };
}

const read = async (benchOf: BenchOf, hook: Hook) => benchOf().provider.hook?.(hook);

/** What every provider does with posts that say they come from its vendor. */
export function describeHooks({ create, wire }: RemoteUnderTest, benchOf: BenchOf): void {
  it('reads posts where something proves where they come from, and only there', () => {
    expect(benchOf().provider.hook === undefined).toBe(!('hook' in wire));
  });

  describe.runIf('hook' in wire)('a post', () => {
    it('is news of its job, however often it comes', async () => {
      const hook = await posted(wire, benchOf);
      const news = await read(benchOf, hook);
      expect(news).toMatchObject({ ok: true, value: { operationId: expect.stringMatching(/./) as string } });
      expect(await read(benchOf, hook)).toEqual(news);
    });

    it('that is forged is none', async () => {
      const hook = await posted(wire, benchOf, 'another secret');
      expect(await read(benchOf, hook)).toEqual({ ok: false, failure: 'forged' });
    });

    it('without a signature is none', async () => {
      const hook = await posted(wire, benchOf);
      expect(await read(benchOf, { ...hook, headers: {} })).toMatchObject({ ok: false });
    });

    it('of another time is none', async () => {
      const hook = await posted(wire, benchOf);
      for (const now of [hook.now - MINUTES_10, hook.now + MINUTES_10]) {
        expect(await read(benchOf, { ...hook, now })).toMatchObject({ ok: false });
      }
    });

    it('to a provider with another secret is none', async () => {
      const hook = await posted(wire, benchOf);
      const { outbound } = benchOf();
      const other = create({ outbound, key: 'other', hookSecret: 'other', base: 'https://vendor.example.com' });
      expect(await other.hook?.(hook)).toMatchObject({ ok: false });
    });
  });
}
