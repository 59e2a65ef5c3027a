import { expect, it } from 'vitest';

import { offering } from './offers.ts';

const { quote, validate } = offering([{ model: 'veo-3-1', mode: 'text', lacks: ['negative', 'seed', 'audio'] }]);
const input = { tier: 'fast', resolution: '720p', seconds: 8, audio: true, shape: '16:9', prompt: 'a boat' } as const;
const asked = (change: object = {}) => ({ model: 'veo-3-1', mode: 'text', input: { ...input, ...change } }) as const;

it('asks the vendor’s list price', () => {
  expect(quote(asked())).toBe(800_000);
  expect(() => quote({ ...asked(), model: 'none' })).toThrow('the catalogue has no');
});

it('takes what it can do and no more', () => {
  expect(validate(asked({ seed: 5 }))).toBeUndefined();
  expect(validate(asked({ negative: 'rain' }))).toEqual({ negative: 'not-supported' });
  expect(validate({ ...asked(), mode: 'image' })).toEqual({ mode: 'not-supported' });
});
