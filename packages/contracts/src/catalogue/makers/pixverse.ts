import type { CatalogueMode, CatalogueModel } from '../catalogue-types.ts';

const MEASURES = {
  resolution: ['720p', '360p', '540p', '1080p'],
  seconds: [5, 8],
  motion: ['normal', 'fast'],
} as const;

const SHAPES = ['16:9', '4:3', '1:1', '3:4', '9:16'] as const;

const SHORT_AT_1080P = {
  when: { resolution: ['1080p'] },
  allow: { seconds: [5] },
  because: '1080p-short-only',
} as const;

const COMMON = {
  parameters: MEASURES,
  promptMax: 2048,
  negativeMax: 2048,
  seedMax: 2147483647,
  rules: [
    SHORT_AT_1080P,
    { when: { resolution: ['1080p'] }, allow: { motion: ['normal'] }, because: '1080p-normal-only' },
    { when: { motion: ['fast'] }, allow: { seconds: [5] }, because: 'fast-short-only' },
  ],
  price: {
    rows: [
      { when: { resolution: ['360p', '540p'], seconds: [5], motion: ['normal'] }, microUsd: 450_000 },
      { when: { resolution: ['720p'], seconds: [5], motion: ['normal'] }, microUsd: 600_000 },
      { when: { resolution: ['1080p'] }, microUsd: 1_200_000 },
      { when: { resolution: ['360p', '540p'], seconds: [8] }, microUsd: 900_000 },
      { when: { resolution: ['360p', '540p'], motion: ['fast'] }, microUsd: 900_000 },
      { when: { resolution: ['720p'], seconds: [8] }, microUsd: 1_200_000 },
      { when: { resolution: ['720p'], motion: ['fast'] }, microUsd: 1_200_000 },
    ],
  },
} as const satisfies Partial<CatalogueMode>;

/** Clips of pictures and videos have their shape. */
export const PIXVERSE: CatalogueModel = {
  slug: 'pixverse-4-5',
  name: 'PixVerse 4.5',
  maker: 'PixVerse',
  lifecycle: 'legacy',
  closedOn: null,
  successors: ['local'],
  modes: [
    { ...COMMON, mode: 'text', parameters: { ...MEASURES, shape: SHAPES } },
    { ...COMMON, mode: 'image', files: ['first'] },
    { ...COMMON, mode: 'first-last', files: ['first', 'last'] },
    // Its subjects are put together again, at the usual pace.
    {
      ...COMMON,
      mode: 'reference',
      referencesMax: 3,
      parameters: { ...MEASURES, motion: ['normal'], shape: SHAPES },
      rules: [SHORT_AT_1080P],
    },
    // It goes on where the video ends.
    { ...COMMON, mode: 'video', files: ['video'] },
  ],
};
