import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openRemote, type RemoteBench } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import { at } from '../kit/read-json.ts';
import { createComfyui } from './comfyui.ts';
import { COMFYUI_WIRE } from './wire.ts';

// It makes whatever it is asked for.
const SUBJECT = { wire: COMFYUI_WIRE, create: createComfyui, hasNoRefusals: true };

conformsToRemoteProvider(SUBJECT);

describe('ComfyUI', () => {
  let bench: RemoteBench;
  beforeEach(async () => {
    bench = await openRemote(SUBJECT);
  });
  afterEach(() => bench.close());

  /** What the nth start asked of a node. */
  const inputsOf = (node: string, start = 0) => at(bench.simulator.accepted[start]?.asked, 'prompt', node, 'inputs');

  it('fills the workflow of words with what was chosen', async () => {
    const { provider, requestFor, simulator } = bench;
    const asked = requestFor({ model: 'wan-2-2', mode: 'text' });
    const input = { ...asked.input, resolution: '480p', seconds: 3, shape: '9:16', negative: 'rain', seed: 7 } as const;
    expect(await provider.start({ ...asked, input }, { key: 'one' })).toEqual({ ok: true, value: { id: 'one' } });
    expect(simulator.accepted[0]?.asked).toMatchObject({ client_id: 'one', prompt_id: 'one' });
    expect(inputsOf('positive')).toEqual({ clip: ['clip', 0], text: 'a paper boat on a storm at night' });
    expect(inputsOf('negative')).toMatchObject({ text: 'rain' });
    expect(inputsOf('latent')).toEqual({ vae: ['vae', 0], width: 480, height: 832, length: 73, batch_size: 1 });
    expect(inputsOf('sampler')).toMatchObject({ seed: 7, denoise: 1 });
    expect(inputsOf('film')).toMatchObject({ fps: 24 });
    expect(inputsOf('save')).toEqual({
      video: ['film', 0],
      filename_prefix: 'kinora/kinora-one',
      format: 'mp4',
      codec: 'h264',
    });
  });

  it('chooses a seed and leaves out what looks bad where nothing is said of them', async () => {
    const { provider, request } = bench;
    await provider.start(request(), { key: 'one' });
    await provider.start(request(), { key: 'two' });
    expect(at(inputsOf('sampler'), 'seed')).not.toEqual(at(inputsOf('sampler', 1), 'seed'));
    expect(inputsOf('negative')).toMatchObject({ text: expect.stringContaining('blurry') as string });
  });

  it('enlarges no video that it would have to cut off', async () => {
    const { provider, requestFor, simulator } = bench;
    const asked = requestFor({ model: 'real-esrgan', mode: 'video' });
    const video = { width: 1280, height: 720, seconds: 10.5 };
    expect(await provider.start({ ...asked, video }, { key: 'long' })).toMatchObject({
      failure: { reason: 'bad-file', at: 'request', mayRun: false },
    });
    expect(simulator.seen).toEqual([]);
    expect(await provider.start({ ...asked, video: { ...video, seconds: 10 } }, { key: 'short' })).toMatchObject({
      ok: true,
    });
  });

  it('brings pictures before it starts', async () => {
    const { provider, requestFor, simulator } = bench;
    await provider.start(requestFor({ model: 'wan-2-2', mode: 'image' }), { key: 'a/b' });
    expect(simulator.seen.map(({ path }) => path)).toEqual(['/upload/image', '/prompt']);
    expect(inputsOf('first')).toEqual({ image: 'kinora-a-b-first.webp' });
    expect(inputsOf('latent')).toMatchObject({ start_image: ['first', 0] });
  });

  it('guides LTX-Video by its first and its last picture', async () => {
    const { provider, requestFor } = bench;
    await provider.start(requestFor({ model: 'ltx-video', mode: 'first-last' }), { key: 'one' });
    expect(inputsOf('first')).toEqual({ image: 'kinora-one-first.webp' });
    expect(inputsOf('last')).toEqual({ image: 'kinora-one-last.webp' });
    expect(inputsOf('begun')).toMatchObject({ image: ['opening', 0], frame_idx: 0 });
    expect(inputsOf('closed')).toMatchObject({ image: ['ending', 0], frame_idx: -1, latent: ['begun', 2] });
    expect(inputsOf('latent')).toMatchObject({ width: 832, height: 480, length: 121 });
  });

  it('starts LTX-Video and HunyuanVideo from a picture', async () => {
    const { provider, requestFor } = bench;
    await provider.start(requestFor({ model: 'ltx-video', mode: 'image' }), { key: 'one' });
    expect(inputsOf('begun')).toMatchObject({ image: ['opening', 0], length: 121, strength: 1 });
    await provider.start(requestFor({ model: 'hunyuan-video', mode: 'image' }), { key: 'two' });
    expect(inputsOf('begun', 1)).toMatchObject({ start_image: ['first', 0], width: 848, height: 480, length: 73 });
    expect(inputsOf('positive', 1)).toMatchObject({ prompt: 'a paper boat on a storm at night' });
  });

  it.each([
    ['light', 0.4],
    ['half', 0.6],
    ['full', 0.8],
    [undefined, 0.6],
  ])('draws a video anew with the strength %s: %s', async (strength, denoise) => {
    const { provider, requestFor } = bench;
    const { input, ...asked } = requestFor({ model: 'wan-2-1', mode: 'video' });
    const { strength: _usual, ...others } = input;
    const chosen = { ...others, ...(strength !== undefined && { strength }) };
    await provider.start({ ...asked, input: chosen }, { key: 'one' });
    expect(inputsOf('sampler')).toMatchObject({ denoise });
    expect(inputsOf('video')).toEqual({ file: 'kinora-one-video.mp4' });
    expect(inputsOf('frames')).toMatchObject({ length: 81 });
    expect(inputsOf('film')).toMatchObject({ fps: ['parts', 2], audio: ['parts', 1] });
  });

  it.each([
    [{ width: 1280, height: 720 }, '1080p', { width: 1920, height: 1080 }],
    [{ width: 540, height: 961 }, '720p', { width: 720, height: 1282 }],
  ])('enlarges a video of %o to %s: %o', async (size, resolution, enlarged) => {
    const { provider, requestFor } = bench;
    const asked = requestFor({ model: 'real-esrgan', mode: 'video' });
    const input = { ...asked.input, resolution };
    await provider.start({ ...asked, input, video: { ...size, seconds: 5 } }, { key: 'one' });
    expect(inputsOf('decode')).toMatchObject({ ...enlarged, crop: 'disabled' });
    const { video: _video, ...unmeasured } = asked;
    expect(await provider.start(unmeasured, { key: 'two' })).toMatchObject({
      failure: { reason: 'crashed', at: 'request', mayRun: false },
    });
  });

  it('says that nothing runs when a picture could not be brought', async () => {
    const { provider, requestFor, simulator } = bench;
    for (const fault of ['answer-lost', 'server-error', 'wrong-json'] as const) {
      simulator.fault({ fault, on: 'upload', times: 1 });
      const result = await provider.start(requestFor({ model: 'wan-2-2', mode: 'image' }), { key: 'one' });
      expect(result).toMatchObject({ ok: false, failure: { at: 'route', mayRun: false } });
    }
    expect(simulator.accepted).toEqual([]);
  });

  it('tells the place in the queue', async () => {
    const { begin, provider, simulator } = bench;
    simulator.pace.waiting = 60_000;
    await begin('one');
    await sleep(5);
    await begin('two');
    expect(await provider.check({ id: 'one' })).toMatchObject({ value: { state: 'waiting', place: 0 } });
    expect(await provider.check({ id: 'two' })).toMatchObject({ value: { state: 'waiting', place: 1 } });
  });

  it('tells the share of steps while a job runs', async () => {
    const { begin, provider, simulator } = bench;
    simulator.pace.running = 20_000;
    await begin('one');
    await sleep(1000);
    const shareOf = async () => {
      const checked = await provider.check({ id: 'one' });
      return checked.ok && checked.value.state === 'running' ? checked.value.share : undefined;
    };
    // Told in steps of a thirtieth.
    await expect.poll(shareOf, { interval: 20 }).toBeGreaterThan(0.03);
    expect(await shareOf()).toBeLessThan(0.9);
  });

  it('interrupts the job that runs, and no other', async () => {
    const { begin, provider, simulator } = bench;
    simulator.pace.running = 60_000;
    await begin('one');
    await begin('two');
    expect(await provider.cancel({ id: 'two' })).toEqual({ ok: true, value: 'cancelled' });
    expect(await provider.check({ id: 'two' })).toMatchObject({ value: { state: 'cancelled' } });
    expect(await provider.check({ id: 'one' })).toMatchObject({ value: { state: 'running' } });
  });

  it('costs nothing, and sends a token only where there is one', async () => {
    const { outbound, provider, request, simulator } = bench;
    expect(provider.quote(request())).toBe(0);
    await createComfyui({ outbound, key: '', base: simulator.base }).start(request(), { key: 'one' });
    await provider.start(request(), { key: 'two' });
    const tokens = simulator.seen.map(({ headers }) => headers['authorization']);
    expect(tokens).toEqual([undefined, `Bearer ${simulator.key}`]);
  });
});
