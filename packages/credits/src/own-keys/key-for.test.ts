import type { OwnKeys } from '@kinora/contracts/creations';
import { expect, it } from 'vitest';

import { keyFor, ownModels } from './key-for.ts';

const key = { hint: '1234', addedAt: 0, used: 0 };
const own: OwnKeys = {
  keys: [
    { ...key, provider: 'fal' },
    { ...key, provider: 'vidu' },
  ],
  offers: [
    {
      provider: 'fal',
      models: [
        { model: 'vidu-q1', modes: ['text'] },
        { model: 'veo-3-1', modes: ['text', 'image'] },
      ],
    },
    { provider: 'replicate', models: [{ model: 'hailuo-02', modes: ['text'] }] },
    { provider: 'vidu', models: [{ model: 'vidu-q1', modes: ['text', 'image'] }] },
  ],
};

it('takes the key of the vendor itself before that of an aggregator', () => {
  expect(keyFor(own, { model: 'vidu-q1', mode: 'text' })).toBe('vidu');
  expect(keyFor({ ...own, keys: own.keys.slice(0, 1) }, { model: 'vidu-q1', mode: 'text' })).toBe('fal');
});

it('takes none that there is no key of, or that does not make it', () => {
  expect(keyFor(own, { model: 'hailuo-02', mode: 'text' })).toBeUndefined();
  expect(keyFor(own, { model: 'veo-3-1', mode: 'video' })).toBeUndefined();
  expect(keyFor({ ...own, keys: [] }, { model: 'vidu-q1', mode: 'text' })).toBeUndefined();
});

it('knows all that the keys make', () => {
  expect(ownModels(own).map(({ model }) => model)).toEqual(['vidu-q1', 'vidu-q1', 'veo-3-1']);
  expect(ownModels({ ...own, keys: [] })).toEqual([]);
});
