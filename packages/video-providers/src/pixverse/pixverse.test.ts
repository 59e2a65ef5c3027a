import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import { createPixVerse } from './pixverse.ts';
import { PIXVERSE_WIRE } from './wire.ts';

const SUBJECT = { wire: PIXVERSE_WIRE, create: createPixVerse };
const MODEL = 'pixverse-4-5';

conformsToRemoteProvider(SUBJECT);

it('asks for what was chosen in the words of PixVerse, with a trace of its own each time', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  const asked = requestFor({ model: MODEL, mode: 'text' });
  const input = {
    ...asked.input,
    motion: 'fast',
    resolution: '540p',
    shape: '1:1',
    seed: 7,
    negative: 'rain',
  } as const;
  for (const key of ['one', 'two']) await provider.start({ ...asked, input }, { key });
  expect(simulator.accepted[0]?.asked).toEqual({
    model: 'v4.5',
    prompt: 'a paper boat on a storm at night',
    duration: 5,
    quality: '540p',
    motion_mode: 'fast',
    negative_prompt: 'rain',
    seed: 7,
    aspect_ratio: '1:1',
  });
  const traces = simulator.seen.map(({ headers }) => headers['ai-trace-id']);
  expect(new Set(traces).size).toBe(2);
  await bench.close();
});

it('uploads the files of each mode before it asks', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  const number = expect.any(Number) as number;
  const bodies = {
    image: { img_id: number },
    'first-last': { first_frame_img: number, last_frame_img: number },
    reference: { image_references: [{ type: 'subject', img_id: number, ref_name: 'subject1' }] },
    video: { video_media_id: number },
  } as const;
  for (const [mode, body] of Object.entries(bodies)) {
    await provider.start(requestFor({ model: MODEL, mode: mode as keyof typeof bodies }), { key: mode });
    expect(simulator.accepted.at(-1)?.asked).toMatchObject(body);
  }
  await bench.close();
});

it('began no job where an upload was lost', async () => {
  const bench = await openRemote(SUBJECT);
  bench.simulator.fault({ fault: 'answer-lost', on: 'upload' });
  const asked = bench.requestFor({ model: MODEL, mode: 'image' });
  expect(await bench.provider.start(asked, { key: 'one' })).toMatchObject({ failure: { mayRun: false } });
  await bench.close();
});

it('answers a post with the word PixVerse wants to hear', async () => {
  const bench = await openRemote(SUBJECT);
  const { id } = await bench.started();
  const payload = { id, status: 1 };
  const headers = { 'webhook-timestamp': '1000', 'webhook-nonce': 'n', 'webhook-signature': 'x' };
  const hook = { method: 'POST', url: '/hook', headers, body: Buffer.from(JSON.stringify(payload)), now: 1_000_000 };
  expect(await bench.provider.hook?.(hook)).toEqual({ ok: false, failure: 'forged' });
  const { pixverseSignature } = await import('./hook.ts');
  const signature = pixverseSignature(bench.simulator.key, { timestamp: '1000', nonce: 'n', payload });
  expect(await bench.provider.hook?.({ ...hook, headers: { ...headers, 'webhook-signature': signature } })).toEqual({
    ok: true,
    value: { operationId: id, answer: { type: 'text/plain', body: 'ok' } },
  });
  await bench.close();
});
