import { GPU_CREDITS } from '@kinora/contracts';
import { describe, expect, it } from 'vitest';

import { HERE } from './checked-request.ts';
import { checkRequest } from './clip-request.ts';

const PICTURE = '01940000-0000-7000-8000-000000000301';
const OTHER = '01940000-0000-7000-8000-000000000302';
const deps = { routed: () => HERE, gpuCredits: GPU_CREDITS, random: () => 0.5 };
const check = (input: object, model = 'local') => checkRequest({ model, mode: 'effect', input }, deps);
const withWords = (prompt: string) => check({ effect: 'opening-title', first: PICTURE, prompt });
const bounce = { effect: 'bunny-hop', first: PICTURE };

describe('asking for an effect', () => {
  it('completes, prices and routes it, and names its files', () => {
    expect(check({ ...bounce, resolution: '360p' })).toMatchObject({
      ok: true,
      value: {
        price: 8,
        route: 'local',
        lane: 'local',
        total: 120,
        files: [{ field: 'first', id: PICTURE, kind: 'picture' }],
        input: { ...bounce, seconds: 5, resolution: '360p', shape: '3:4', seed: 2 ** 31 },
      },
    });
    expect(check({ effect: 'big-hug', first: PICTURE, last: OTHER, seed: 7 })).toMatchObject({
      value: { input: { seed: 7 }, files: [{ id: PICTURE }, { field: 'last', id: OTHER }] },
    });
  });

  it.each([
    [{ first: PICTURE }, { effect: 'missing' }],
    [{ effect: 'no-such', first: PICTURE }, { effect: 'unknown' }],
    [{ effect: 'bunny-hop' }, { first: 'missing' }],
    [
      { ...bounce, last: OTHER, resolution: '8k' },
      { last: 'not-supported', resolution: 'not-supported' },
    ],
  ])('refuses %o with %o', (input, fields) => {
    expect(check(input)).toEqual({ ok: false, failure: { reason: 'invalid', details: { fields } } });
  });

  it('is for our own engine, where somebody runs it, and for pictures', () => {
    expect(check(bounce, 'veo-3-1')).toMatchObject({ failure: { details: { fields: { mode: 'not-supported' } } } });
    expect(check(bounce, 'no-such')).toMatchObject({ failure: { details: { fields: { model: 'unknown' } } } });
    const noRoute = { ok: false, failure: { reason: 'not-allowed', details: { reason: 'no-route' } } };
    const request = { model: 'local', mode: 'effect', input: bounce } as const;
    expect(checkRequest(request, { ...deps, routed: () => undefined })).toEqual(noRoute);
    expect(check({ effect: 'on-the-telly', video: PICTURE })).toEqual(noRoute);
  });

  it('refuses words in a script that no font is shipped for, before anything is paid', () => {
    expect(withWords('Happy day')).toMatchObject({ ok: true, value: { input: { prompt: 'Happy day' } } });
    expect(withWords('Привет')).toMatchObject({
      failure: { reason: 'content-refused', details: { reason: 'script-without-font', script: 'Cyrl' } },
    });
  });
});
