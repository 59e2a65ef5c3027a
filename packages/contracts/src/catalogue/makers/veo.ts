import type { CatalogueMode, CatalogueModel } from '../catalogue-types.ts';

const OF_HEAVIER_TIERS = [
  { when: { tier: ['standard'] }, allow: { resolution: ['1080p', '4k'] }, because: 'tier-resolution' },
  { when: { tier: ['lite', 'fast'], resolution: ['1080p'] }, allow: { audio: [true] }, because: 'silent-unpriced' },
  { when: { resolution: ['4k'] }, allow: { audio: [true] }, because: 'silent-unpriced' },
] as const;

const RUNNING = {
  parameters: {
    tier: ['fast', 'lite', 'standard'],
    resolution: ['720p', '1080p', '4k'],
    seconds: [8, 4, 6],
    shape: ['16:9', '9:16'],
    audio: [true, false],
  },
  promptMax: 2000,
  negativeMax: 2000,
  seedMax: 4294967295,
  rules: [
    { when: { tier: ['lite'] }, allow: { resolution: ['720p', '1080p'] }, because: 'tier-resolution' },
    ...OF_HEAVIER_TIERS,
  ],
  price: {
    rows: [
      { when: { tier: ['lite'], resolution: ['720p'], audio: [false] }, microUsd: 30_000, per: 'second' },
      { when: { tier: ['lite'], resolution: ['720p'], audio: [true] }, microUsd: 50_000, per: 'second' },
      { when: { tier: ['lite'], resolution: ['1080p'], audio: [true] }, microUsd: 80_000, per: 'second' },
      { when: { tier: ['fast'], resolution: ['720p'], audio: [false] }, microUsd: 80_000, per: 'second' },
      { when: { tier: ['fast'], resolution: ['720p'], audio: [true] }, microUsd: 100_000, per: 'second' },
      { when: { tier: ['fast'], resolution: ['1080p'], audio: [true] }, microUsd: 120_000, per: 'second' },
      { when: { tier: ['fast'], resolution: ['4k'], audio: [true] }, microUsd: 300_000, per: 'second' },
      { when: { tier: ['standard'], resolution: ['1080p'], audio: [false] }, microUsd: 200_000, per: 'second' },
      { when: { tier: ['standard'], resolution: ['1080p'], audio: [true] }, microUsd: 400_000, per: 'second' },
      { when: { tier: ['standard'], resolution: ['4k'], audio: [true] }, microUsd: 600_000, per: 'second' },
    ],
  },
} as const satisfies Partial<CatalogueMode>;

/** Goes on for seven seconds where a video ends, at 720p alone. */
const EXTENDING: CatalogueMode = {
  ...RUNNING,
  mode: 'video',
  files: ['video'],
  parameters: { ...RUNNING.parameters, tier: ['fast'], resolution: ['720p'], seconds: [7] },
  rules: [],
};

/** Up to three pictures of what is to be seen, in eight seconds; the lightest quality takes none. */
const OF_REFERENCES: CatalogueMode = {
  ...RUNNING,
  mode: 'reference',
  referencesMax: 3,
  parameters: { ...RUNNING.parameters, tier: ['fast', 'standard'], seconds: [8] },
  rules: OF_HEAVIER_TIERS,
};

export const VEO_3_1: CatalogueModel = {
  slug: 'veo-3-1',
  name: 'Veo 3.1',
  maker: 'Google',
  lifecycle: 'legacy',
  closedOn: null,
  successors: ['local'],
  modes: [
    { ...RUNNING, mode: 'text' },
    { ...RUNNING, mode: 'image', files: ['first'] },
    { ...RUNNING, mode: 'first-last', files: ['first', 'last'] },
    EXTENDING,
    OF_REFERENCES,
  ],
};

const CLOSED = {
  parameters: { tier: ['standard', 'fast'], seconds: [8], shape: ['16:9', '9:16'], audio: [true, false] },
  promptMax: 2000,
  negativeMax: 2000,
  seedMax: 4294967295,
  rules: [],
  price: {
    rows: [
      { when: { tier: ['standard'], audio: [true] }, microUsd: 3_200_000 },
      { when: { tier: ['standard'], audio: [false] }, microUsd: 1_600_000 },
      { when: { tier: ['fast'], audio: [true] }, microUsd: 1_200_000 },
      { when: { tier: ['fast'], audio: [false] }, microUsd: 800_000 },
    ],
  },
} as const satisfies Partial<CatalogueMode>;

export const VEO_3: CatalogueModel = {
  slug: 'google-veo-3',
  name: 'Google Veo 3',
  maker: 'Google',
  lifecycle: 'retired',
  closedOn: '2026-06-30',
  successors: ['veo-3-1', 'local'],
  modes: [
    { ...CLOSED, mode: 'text' },
    { ...CLOSED, mode: 'image', files: ['first'] },
  ],
};
