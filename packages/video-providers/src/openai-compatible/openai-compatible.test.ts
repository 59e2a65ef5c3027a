import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import type { RemoteOptions } from '../remote-options.ts';
import { sizeOf } from './offers.ts';
import { createOpenAiCompatible } from './openai-compatible.ts';
import { OPENAI_WIRE } from './wire.ts';

const MODELS = { 'veo-3-1': 'gateway/veo', 'hailuo-02': 'gateway/hailuo' };
const SUBJECT = {
  wire: OPENAI_WIRE,
  create: (options: RemoteOptions) => createOpenAiCompatible({ ...options, models: MODELS }),
};

conformsToRemoteProvider(SUBJECT);

it('calls each model as the operator says, and sends a picture beside the fields', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  await provider.start(requestFor({ model: 'veo-3-1', mode: 'image' }), { key: 'one' });
  expect(simulator.accepted[0]?.asked).toEqual({
    model: 'gateway/veo',
    prompt: 'a paper boat on a storm at night',
    seconds: '8',
    size: '1280x720',
    input_reference: 'first.webp',
  });
  await bench.close();
});

it('offers nothing that it was not told of, and no finer setting than the format has', async () => {
  const bench = await openRemote(SUBJECT);
  expect(createOpenAiCompatible({ outbound: bench.outbound, key: '' }).offers).toEqual([]);
  const asked = bench.requestFor({ model: 'veo-3-1', mode: 'text' });
  expect(bench.provider.validate({ ...asked, input: { ...asked.input, audio: false } })).toEqual({
    audio: 'not-supported',
  });
  await bench.close();
});

it('tells how far a job is', async () => {
  const bench = await openRemote(SUBJECT);
  bench.simulator.pace.running = 60_000;
  const state = await bench.provider.check(await bench.started());
  expect(state).toMatchObject({ value: { state: 'running', share: expect.any(Number) as number } });
  await bench.close();
});

it.each([
  [{}, '1280x720'],
  [{ resolution: '1080p', shape: '9:16' }, '1080x1920'],
  [{ resolution: '4k', shape: '1:1' }, '2160x2160'],
  [{ resolution: '540p', shape: '4:3' }, '720x540'],
])('writes %j as %s', (input, size) => expect(sizeOf(input)).toBe(size));
