import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import type { Offer } from '../remote-provider.ts';
import type { ClipRequest } from '../video-provider.ts';
import { createFal } from './fal.ts';
import { FAL_WIRE } from './wire.ts';

const SUBJECT = { wire: FAL_WIRE, create: createFal };

conformsToRemoteProvider(SUBJECT);

/** What is sent for an offer with some settings. */
async function sent(offer: Offer, input: ClipRequest['input'] = {}) {
  const bench = await openRemote(SUBJECT);
  const asked = bench.requestFor(offer);
  await bench.provider.start({ ...asked, input: { ...asked.input, ...input } }, { key: 'one' });
  await bench.close();
  return bench.simulator.accepted[0]?.asked;
}

const url = expect.stringMatching(/^data:/) as string;

it.each([
  [
    'veo-3-1',
    'text',
    { tier: 'lite', seconds: 4 },
    { endpoint: 'fal-ai/veo3.1/lite', duration: '4s', generate_audio: true },
  ],
  [
    'veo-3-1',
    'image',
    { tier: 'standard', resolution: '1080p' },
    { endpoint: 'fal-ai/veo3.1/image-to-video', image_url: url },
  ],
  ['veo-3-1', 'first-last', {}, { endpoint: 'fal-ai/veo3.1/fast/first-last-frame-to-video', last_frame_url: url }],
  ['veo-3-1', 'video', {}, { endpoint: 'fal-ai/veo3.1/fast/extend-video', video_url: url, duration: '7s' }],
  [
    'vidu-q1',
    'text',
    { style: 'anime' },
    { endpoint: 'fal-ai/vidu/q1/text-to-video', style: 'anime', aspect_ratio: '16:9' },
  ],
  [
    'vidu-q1',
    'reference',
    { seed: 3 },
    { endpoint: 'fal-ai/vidu/q1/reference-to-video', reference_image_urls: [url], seed: 3 },
  ],
  ['hailuo-02', 'text', { resolution: '1080p' }, { endpoint: 'fal-ai/minimax/hailuo-02/pro/text-to-video' }],
  [
    'hailuo-02',
    'image',
    { resolution: '512p' },
    { endpoint: 'fal-ai/minimax/hailuo-02/standard/image-to-video', resolution: '512P' },
  ],
  ['pixverse-4-5', 'text', { motion: 'fast' }, { endpoint: 'fal-ai/pixverse/v4.5/text-to-video/fast', duration: '5' }],
  ['pixverse-4-5', 'first-last', {}, { endpoint: 'fal-ai/pixverse/v4.5/transition', first_image_url: url }],
] as const)('asks for %s in mode %s at its endpoint, with %j', async (...[model, mode, input, body]) => {
  expect(await sent({ model, mode }, input)).toMatchObject(body);
});

it('leaves out what an endpoint does not take', async () => {
  const pro = await sent({ model: 'hailuo-02', mode: 'image' }, { resolution: '1080p' });
  expect(Object.keys(pro as object).toSorted()).toEqual(['endpoint', 'image_url', 'prompt']);
});

it('does not offer what its endpoints lack', async () => {
  const bench = await openRemote(SUBJECT);
  const asked = bench.requestFor({ model: 'veo-3-1', mode: 'text' });
  const large = { ...asked, input: { ...asked.input, resolution: '4k' } };
  expect(bench.provider.validate(large)).toEqual({ resolution: 'not-supported' });
  await bench.close();
});

it('tells the place in the queue', async () => {
  const bench = await openRemote(SUBJECT);
  bench.simulator.pace.waiting = 60_000;
  await bench.started();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const second = await bench.provider.start(bench.request(), { key: 'two' });
  const state = second.ok ? await bench.provider.check(second.value) : undefined;
  expect(state).toMatchObject({ value: { state: 'waiting', place: 1 } });
  await bench.close();
});
