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

const PROMPT = { prompt: 'a paper boat on a storm at night' };
const PICTURE = 'data:image/webp;base64,UklGRi4uLi5XRUJQ';
const VIDEO = 'data:video/mp4;base64,Li4uLmZ0eXBtcDQy';
const VEO = { ...PROMPT, aspect_ratio: '16:9', duration: '8s', resolution: '720p', generate_audio: true };
const VIDU = { ...PROMPT, movement_amplitude: 'auto' };
const PIXVERSE = { ...PROMPT, duration: '5', resolution: '720p' };

it.each([
  ['veo-3-1', 'text', {}, 'veo3.1/fast', VEO],
  [
    'veo-3-1',
    'text',
    { tier: 'lite', seconds: 4, audio: false, shape: '9:16', negative: 'rain', seed: 3 },
    'veo3.1/lite',
    { ...VEO, aspect_ratio: '9:16', duration: '4s', generate_audio: false, negative_prompt: 'rain', seed: 3 },
  ],
  [
    'veo-3-1',
    'image',
    { tier: 'standard', resolution: '1080p' },
    'veo3.1/image-to-video',
    { ...VEO, resolution: '1080p', image_url: PICTURE },
  ],
  [
    'veo-3-1',
    'first-last',
    {},
    'veo3.1/fast/first-last-frame-to-video',
    { ...VEO, first_frame_url: PICTURE, last_frame_url: PICTURE },
  ],
  [
    'veo-3-1',
    'first-last',
    { tier: 'lite' },
    'veo3.1/lite/first-last-frame-to-video',
    { ...VEO, first_frame_url: PICTURE, last_frame_url: PICTURE },
  ],
  ['veo-3-1', 'video', {}, 'veo3.1/fast/extend-video', { ...VEO, duration: '7s', video_url: VIDEO }],
  [
    'vidu-q1',
    'text',
    { style: 'anime', seed: 3 },
    'vidu/q1/text-to-video',
    { ...VIDU, style: 'anime', aspect_ratio: '16:9', seed: 3 },
  ],
  [
    'vidu-q1',
    'image',
    { motion: 'large' },
    'vidu/q1/image-to-video',
    {
      ...VIDU,
      movement_amplitude: 'large',
      image_url: PICTURE,
    },
  ],
  [
    'vidu-q1',
    'first-last',
    {},
    'vidu/q1/start-end-to-video',
    { ...VIDU, start_image_url: PICTURE, end_image_url: PICTURE },
  ],
  [
    'vidu-q1',
    'reference',
    { shape: '1:1' },
    'vidu/q1/reference-to-video',
    { ...VIDU, aspect_ratio: '1:1', reference_image_urls: [PICTURE] },
  ],
  ['hailuo-02', 'text', { seconds: 10 }, 'minimax/hailuo-02/standard/text-to-video', { ...PROMPT, duration: '10' }],
  ['hailuo-02', 'text', { resolution: '1080p' }, 'minimax/hailuo-02/pro/text-to-video', PROMPT],
  [
    'hailuo-02',
    'image',
    { resolution: '512p' },
    'minimax/hailuo-02/standard/image-to-video',
    { ...PROMPT, duration: '6', resolution: '512P', image_url: PICTURE },
  ],
  [
    'hailuo-02',
    'image',
    { resolution: '1080p' },
    'minimax/hailuo-02/pro/image-to-video',
    { ...PROMPT, image_url: PICTURE },
  ],
  [
    'hailuo-02',
    'first-last',
    {},
    'minimax/hailuo-02/standard/image-to-video',
    { ...PROMPT, duration: '6', resolution: '768P', image_url: PICTURE, end_image_url: PICTURE },
  ],
  [
    'pixverse-4-5',
    'text',
    { seconds: 8 },
    'pixverse/v4.5/text-to-video',
    {
      ...PIXVERSE,
      duration: '8',
      aspect_ratio: '16:9',
    },
  ],
  [
    'pixverse-4-5',
    'text',
    { motion: 'fast', shape: '3:4' },
    'pixverse/v4.5/text-to-video/fast',
    { ...PROMPT, resolution: '720p', aspect_ratio: '3:4' },
  ],
  [
    'pixverse-4-5',
    'image',
    { negative: 'rain', seed: 3 },
    'pixverse/v4.5/image-to-video',
    { ...PIXVERSE, negative_prompt: 'rain', seed: 3, image_url: PICTURE },
  ],
  [
    'pixverse-4-5',
    'image',
    { motion: 'fast' },
    'pixverse/v4.5/image-to-video/fast',
    { ...PROMPT, resolution: '720p', image_url: PICTURE },
  ],
  [
    'pixverse-4-5',
    'first-last',
    { resolution: '1080p' },
    'pixverse/v4.5/transition',
    { ...PIXVERSE, resolution: '1080p', first_image_url: PICTURE, end_image_url: PICTURE },
  ],
] as const)('asks for %s in mode %s with %j at %s', async (...[model, mode, input, endpoint, body]) => {
  expect(await sent({ model, mode }, input)).toEqual({ ...body, endpoint: `fal-ai/${endpoint}` });
});

it.each([
  ['veo-3-1', 'text', { tier: 'standard', resolution: '4k' }, { resolution: 'not-supported' }],
  ['veo-3-1', 'text', { tier: 'lite', resolution: '1080p', seconds: 6 }, { seconds: 'not-supported' }],
  ['veo-3-1', 'text', { tier: 'lite', resolution: '1080p', seconds: 8 }, undefined],
  ['veo-3-1', 'text', { tier: 'fast', resolution: '1080p', seconds: 6 }, undefined],
  ['veo-3-1', 'first-last', { tier: 'lite', seconds: 4 }, { seconds: 'not-supported' }],
  ['veo-3-1', 'first-last', { tier: 'fast', seconds: 4 }, undefined],
  ['pixverse-4-5', 'text', { motion: 'fast', seconds: 8 }, { seconds: 'not-supported' }],
  ['pixverse-4-5', 'image', { motion: 'fast', resolution: '1080p' }, { resolution: 'not-supported' }],
  ['pixverse-4-5', 'image', { motion: 'fast' }, undefined],
  ['pixverse-4-5', 'first-last', { motion: 'fast' }, { motion: 'not-supported' }],
  ['vidu-q1', 'image', { prompt: '' }, { prompt: 'missing' }],
  ['hailuo-02', 'first-last', { prompt: '' }, { prompt: 'missing' }],
] as const)('says of %s in mode %s with %j: %j', async (...[model, mode, input, problems]) => {
  const bench = await openRemote(SUBJECT);
  const asked = bench.requestFor({ model, mode });
  expect(bench.provider.validate({ ...asked, input: { ...asked.input, ...input } })).toEqual(problems);
  await bench.close();
});

it('is refused where a body is not as its endpoint documents it', async () => {
  const bench = await openRemote(SUBJECT);
  const asked = bench.requestFor({ model: 'hailuo-02', mode: 'text' });
  const strange = { ...asked, input: { ...asked.input, seconds: 7 } };
  expect(await bench.provider.start(strange, { key: 'one' })).toMatchObject({
    failure: { reason: 'bad-settings', at: 'request', mayRun: false, code: 'literal_error' },
  });
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

it('asks for news where it may', async () => {
  const bench = await openRemote(SUBJECT);
  const callback = 'https://studio.example.com/hook?of=two';
  await bench.provider.start(bench.request(), { key: 'one', callback });
  expect(bench.simulator.accepted[0]?.callback).toBe(callback);
  await bench.close();
});
