import { lacksOf } from '@kinora/video-providers';
import { afterEach, expect, it } from 'vitest';

import { closeProvider, openProvider, type OpenedProvider } from './open-provider.ts';

let opened: OpenedProvider | undefined;
afterEach(() => {
  if (opened) closeProvider(opened);
});

function fal() {
  opened = openProvider({ provider: 'fal', base: null, models: {} }, { key: 'a:key' });
  if (!opened) throw new Error('there is no fal');
  return opened.provider;
}

it('makes nothing larger than what is delivered, whatever the vendor sells', () => {
  const provider = fal();
  const input = { prompt: 'a boat', seconds: 8, shape: '16:9', audio: true, tier: 'fast' };
  const asked = { model: 'veo-3-1', mode: 'text' } as const;
  expect(provider.validate({ ...asked, input: { ...input, resolution: '4k' } })).toEqual({
    resolution: 'not-supported',
  });
  expect(provider.validate({ ...asked, input: { ...input, resolution: '1080p' } })).toBeUndefined();
  expect(lacksOf([provider], asked)?.resolution).toEqual(['4k']);
});

it('knows no kind that this version has not', () => {
  expect(openProvider({ provider: 'nobody', base: null, models: {} }, { key: 'key' })).toBeUndefined();
});
