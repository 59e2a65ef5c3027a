import { GPU_CREDITS } from '@kinora/contracts';
import type { CreationInput } from '@kinora/contracts/creations';
import { describe, expect, it } from 'vitest';

import { AT_A_VENDOR, HERE } from './checked-request.ts';
import { checkRequest } from './clip-request.ts';

const prompt = 'a paper boat on a storm at night';
const deps = {
  routed: (model: string) => (model === 'local' ? HERE : undefined),
  gpuCredits: GPU_CREDITS,
  random: () => 0.5,
};
const check = (model: string, input: object) => checkRequest({ model, mode: 'text', input }, deps);

const lacks = ({ audio }: CreationInput) => (audio === false ? { audio: 'not-supported' } : undefined);

describe('checkRequest', () => {
  it('completes, prices and routes what can be made', () => {
    expect(check('local', { prompt, seconds: 3 })).toMatchObject({
      ok: true,
      value: { price: 8, route: 'local', lane: 'local', total: 72, input: { prompt, seconds: 3, seed: 2 ** 31 } },
    });
  });

  it('refuses what no route can do, before anything is held', () => {
    const routes = { routed: () => ({ ...AT_A_VENDOR, lacks }), gpuCredits: GPU_CREDITS, random: () => 0.5 };
    const ask = (input: CreationInput) => checkRequest({ model: 'veo-3-1', mode: 'text', input }, routes);
    expect(ask({ prompt, audio: false })).toEqual({
      ok: false,
      failure: { reason: 'invalid', details: { fields: { audio: 'not-supported' } } },
    });
    expect(ask({ prompt })).toMatchObject({ ok: true, value: { price: 64, route: 'vendor', total: 100 } });
  });

  it('keeps the seed that was asked for', () => {
    expect(check('local', { prompt, seed: 7 })).toMatchObject({ ok: true, value: { input: { seed: 7 } } });
  });

  it.each([
    ['local', {}, { reason: 'invalid', details: { fields: { prompt: 'missing' } } }],
    ['sora-2', { prompt }, { reason: 'not-allowed', details: { reason: 'closed' } }],
    ['veo-3-1', { prompt }, { reason: 'not-allowed', details: { reason: 'no-route' } }],
    ['no-such', { prompt }, { reason: 'invalid', details: { fields: { model: 'unknown' } } }],
  ])('refuses %s %o with %o', (model, input, failure) => {
    expect(check(model, input)).toEqual({ ok: false, failure });
  });

  it.each([
    [{}, 'upscale', 720],
    [{ resolution: '1080p', shape: '1:1', sound: 'none' }, 'upscale', 1080],
    [{ style: 'upscale', prompt: 'a comic' }, 'upscale', 720],
    [{ prompt: 'a comic' }, 'auto', undefined],
    [{ pace: 'slow' }, 'auto', undefined],
    [{ style: 'keep' }, 'keep', undefined],
  ])('takes a video with %o as %s', (input, style, lines) => {
    const video = '01940000-0000-7000-8000-000000000301';
    const checked = checkRequest({ model: 'local', mode: 'video', input: { video, ...input } }, deps);
    expect(checked).toMatchObject({ ok: true, value: { price: 8, input: { style }, files: [{ id: video, lines }] } });
  });

  it('refuses a caption in a script that no font is shipped for, before anything is paid', () => {
    expect(check('local', { prompt: 'a boat with the words "Привет"' })).toMatchObject({
      ok: false,
      failure: { reason: 'content-refused', details: { reason: 'script-without-font', script: 'Cyrl' } },
    });
  });
});
