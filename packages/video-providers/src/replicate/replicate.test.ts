import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import { createReplicate } from './replicate.ts';
import { REPLICATE_WIRE } from './wire.ts';

const SUBJECT = { wire: REPLICATE_WIRE, create: createReplicate };

conformsToRemoteProvider(SUBJECT);

const PROMPT = { prompt: 'a paper boat on a storm at night' };
const PICTURE = 'data:image/webp;base64,UklGRi4uLi5XRUJQ';
const VEO = { ...PROMPT, aspect_ratio: '16:9', duration: 8, resolution: '720p', generate_audio: true };
const HAILUO = { ...PROMPT, duration: 6, resolution: '768p' };
const PIXVERSE = { ...PROMPT, duration: 5, quality: '720p' };

it.each([
  [
    'veo-3-1',
    'text',
    { tier: 'standard', shape: '9:16', negative: 'rain', seed: 3, audio: false },
    'google/veo-3.1',
    { ...VEO, aspect_ratio: '9:16', generate_audio: false, negative_prompt: 'rain', seed: 3 },
  ],
  ['veo-3-1', 'image', {}, 'google/veo-3.1-fast', { ...VEO, image: PICTURE }],
  ['veo-3-1', 'first-last', {}, 'google/veo-3.1-fast', { ...VEO, image: PICTURE, last_frame: PICTURE }],
  ['hailuo-02', 'text', { seconds: 10 }, 'minimax/hailuo-02', { ...HAILUO, duration: 10 }],
  [
    'hailuo-02',
    'image',
    { resolution: '512p' },
    'minimax/hailuo-02',
    { ...HAILUO, resolution: '512p', first_frame_image: PICTURE },
  ],
  [
    'hailuo-02',
    'first-last',
    {},
    'minimax/hailuo-02',
    { ...HAILUO, first_frame_image: PICTURE, last_frame_image: PICTURE },
  ],
  ['pixverse-4-5', 'text', { shape: '1:1' }, 'pixverse/pixverse-v4.5', { ...PIXVERSE, aspect_ratio: '1:1' }],
  [
    'pixverse-4-5',
    'image',
    { negative: 'rain', seed: 3 },
    'pixverse/pixverse-v4.5',
    { ...PIXVERSE, negative_prompt: 'rain', seed: 3, image: PICTURE },
  ],
  [
    'pixverse-4-5',
    'first-last',
    { resolution: '1080p' },
    'pixverse/pixverse-v4.5',
    { ...PIXVERSE, quality: '1080p', image: PICTURE, last_frame_image: PICTURE },
  ],
] as const)('asks for %s in mode %s with %j at %s', async (...[model, mode, change, name, input]) => {
  const bench = await openRemote(SUBJECT);
  const asked = bench.requestFor({ model, mode });
  const callback = 'https://studio.example.com/hook';
  await bench.provider.start({ ...asked, input: { ...asked.input, ...change } }, { key: 'one', callback });
  expect(bench.simulator.accepted[0]?.asked).toEqual({
    model: name,
    input,
    webhook: callback,
    webhook_events_filter: ['completed'],
  });
  await bench.close();
});

it.each([
  ['veo-3-1', 'text', { tier: 'lite' }, { tier: 'not-supported' }],
  ['veo-3-1', 'text', { tier: 'standard', resolution: '4k' }, { resolution: 'not-supported' }],
  ['hailuo-02', 'image', { resolution: '512p', seconds: 10 }, { seconds: 'not-supported' }],
  ['hailuo-02', 'image', { resolution: '768p', seconds: 10 }, undefined],
  ['hailuo-02', 'image', { prompt: '' }, { prompt: 'missing' }],
  ['pixverse-4-5', 'text', { motion: 'fast' }, { motion: 'not-supported' }],
  ['pixverse-4-5', 'text', { shape: '3:4' }, { shape: 'not-supported' }],
  ['pixverse-4-5', 'text', { shape: '9:16' }, undefined],
] as const)('says of %s in mode %s with %j: %j', async (...[model, mode, change, problems]) => {
  const bench = await openRemote(SUBJECT);
  const asked = bench.requestFor({ model, mode });
  expect(bench.provider.validate({ ...asked, input: { ...asked.input, ...change } })).toEqual(problems);
  await bench.close();
});

it('is refused where an input is not as its model documents it', async () => {
  const bench = await openRemote(SUBJECT);
  const asked = bench.requestFor({ model: 'veo-3-1', mode: 'text' });
  const strange = { ...asked, input: { ...asked.input, seconds: 7 } };
  expect(await bench.provider.start(strange, { key: 'one' })).toMatchObject({
    failure: { reason: 'bad-settings', at: 'request', mayRun: false },
  });
  await bench.close();
});

it('keeps the code that stands in the words of a failure', async () => {
  const bench = await openRemote(SUBJECT);
  bench.simulator.comesTo('declined');
  expect(await bench.provider.check(await bench.started())).toMatchObject({ value: { failure: { code: 'E005' } } });
  await bench.close();
});
