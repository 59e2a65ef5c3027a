import type { CatalogueMode, CatalogueModel } from '../catalogue-types.ts';

const COMMON = {
  parameters: {
    tier: ['standard', 'pro'],
    resolution: ['720p', '1024p'],
    seconds: [8, 4, 12],
    shape: ['16:9', '9:16'],
  },
  promptMax: 32_000,
  negativeMax: null,
  seedMax: null,
  rules: [{ when: { tier: ['standard'] }, allow: { resolution: ['720p'] }, because: 'tier-resolution' }],
  price: {
    rows: [
      { when: { tier: ['standard'] }, microUsd: 100_000, per: 'second' },
      { when: { tier: ['pro'], resolution: ['720p'] }, microUsd: 300_000, per: 'second' },
      { when: { tier: ['pro'], resolution: ['1024p'] }, microUsd: 500_000, per: 'second' },
    ],
  },
} as const satisfies Partial<CatalogueMode>;

export const SORA_2: CatalogueModel = {
  slug: 'sora-2',
  name: 'Sora 2',
  maker: 'OpenAI',
  lifecycle: 'retired',
  closedOn: '2026-09-24',
  successors: ['veo-3-1', 'local'],
  modes: [
    { ...COMMON, mode: 'text' },
    { ...COMMON, mode: 'image', files: ['first'] },
    { ...COMMON, mode: 'video', files: ['video'] },
  ],
};
