import type { OwnKeys } from '@kinora/contracts/creations';

/** No key yet, and what keys of three providers would make. */
export const someOwnKeys = (change: Partial<OwnKeys> = {}): OwnKeys => ({
  keys: [],
  offers: [
    {
      provider: 'fal',
      models: [
        { model: 'veo-3-1', modes: ['text', 'image'] },
        { model: 'vidu-q1', modes: ['text', 'image'] },
        { model: 'hailuo-02', modes: ['text', 'image'] },
        { model: 'pixverse-4-5', modes: ['text', 'image'] },
      ],
    },
    {
      provider: 'google',
      models: [{ model: 'veo-3-1', modes: ['text', 'image', 'first-last', 'reference', 'video'] }],
    },
    { provider: 'vidu', models: [{ model: 'vidu-q1', modes: ['text', 'image', 'first-last', 'reference'] }] },
  ],
  ...change,
});
