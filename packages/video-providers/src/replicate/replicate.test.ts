import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import { createReplicate } from './replicate.ts';
import { REPLICATE_WIRE } from './wire.ts';

const SUBJECT = { wire: REPLICATE_WIRE, create: createReplicate };

conformsToRemoteProvider(SUBJECT);

it('asks for what was chosen in the words of each model', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  const url = expect.stringMatching(/^data:image/) as string;
  const bodies = [
    [
      { model: 'veo-3-1', mode: 'first-last' },
      { model: 'google/veo-3.1-fast', input: { image: url, last_frame: url, duration: 8 } },
    ],
    [
      { model: 'hailuo-02', mode: 'image' },
      { model: 'minimax/hailuo-02', input: { first_frame_image: url, resolution: '768p' } },
    ],
    [
      { model: 'pixverse-4-5', mode: 'text' },
      { model: 'pixverse/pixverse-v4.5', input: { quality: '720p', aspect_ratio: '16:9' } },
    ],
  ] as const;
  for (const [offer, body] of bodies) {
    await provider.start(requestFor(offer), { key: 'one', callback: 'https://studio.example.com/hook' });
    expect(simulator.accepted.at(-1)?.asked).toMatchObject({ ...body, webhook: 'https://studio.example.com/hook' });
  }
  await bench.close();
});

it('takes no tier and no pace that it has not', async () => {
  const bench = await openRemote(SUBJECT);
  const veo = bench.requestFor({ model: 'veo-3-1', mode: 'text' });
  expect(bench.provider.validate({ ...veo, input: { ...veo.input, tier: 'lite' } })).toEqual({ tier: 'not-supported' });
  const pixverse = bench.requestFor({ model: 'pixverse-4-5', mode: 'text' });
  expect(bench.provider.validate({ ...pixverse, input: { ...pixverse.input, motion: 'fast' } })).toEqual({
    motion: 'not-supported',
  });
  await bench.close();
});

it('keeps the code that stands in the words of a failure', async () => {
  const bench = await openRemote(SUBJECT);
  bench.simulator.comesTo('declined');
  expect(await bench.provider.check(await bench.started())).toMatchObject({ value: { failure: { code: 'E005' } } });
  await bench.close();
});
