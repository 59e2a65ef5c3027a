import type { CatalogueMode, CatalogueModel } from '../catalogue-types.ts';

const COMMON = { promptMax: 2000, negativeMax: null, seedMax: null } as const satisfies Partial<CatalogueMode>;

const SHORT = { when: { resolution: ['1080p'] }, allow: { seconds: [6] }, because: '1080p-short-only' } as const;

const ROWS = [
  { when: { resolution: ['768p'], seconds: [6] }, microUsd: 280_000 },
  { when: { resolution: ['768p'], seconds: [10] }, microUsd: 560_000 },
  { when: { resolution: ['1080p'], seconds: [6] }, microUsd: 490_000 },
] as const;

/** Clips of pictures have the picture's shape. */
export const HAILUO: CatalogueModel = {
  slug: 'hailuo-02',
  name: 'Hailuo 02',
  maker: 'MiniMax',
  lifecycle: 'legacy',
  closedOn: null,
  successors: ['local'],
  modes: [
    {
      ...COMMON,
      mode: 'text',
      parameters: { resolution: ['768p', '1080p'], seconds: [6, 10] },
      rules: [SHORT],
      price: { rows: ROWS },
    },
    {
      ...COMMON,
      mode: 'image',
      files: ['first'],
      isWordless: true,
      parameters: { resolution: ['768p', '512p', '1080p'], seconds: [6, 10] },
      rules: [SHORT],
      price: {
        rows: [
          { when: { resolution: ['512p'], seconds: [6] }, microUsd: 100_000 },
          { when: { resolution: ['512p'], seconds: [10] }, microUsd: 170_000 },
          ...ROWS,
        ],
      },
    },
    {
      ...COMMON,
      mode: 'first-last',
      files: ['first', 'last'],
      isWordless: true,
      parameters: { resolution: ['768p', '1080p'], seconds: [6, 10] },
      rules: [SHORT],
      price: { rows: ROWS },
    },
  ],
};
