import type { CatalogueMode, CatalogueModel } from '../catalogue-types.ts';

const COMMON = {
  promptMax: 1500,
  negativeMax: null,
  seedMax: 4294967295,
  rules: [],
  price: { rows: [{ when: {}, microUsd: 400_000 }] },
} as const satisfies Partial<CatalogueMode>;

const SHAPES = ['16:9', '9:16', '1:1'] as const;
const MOTIONS = ['auto', 'small', 'medium', 'large'] as const;

/** Of pictures it keeps the shape and the style. */
const OF_PICTURES = {
  ...COMMON,
  isWordless: true,
  parameters: { resolution: ['1080p'], seconds: [5], motion: MOTIONS },
} as const satisfies Partial<CatalogueMode>;

export const VIDU: CatalogueModel = {
  slug: 'vidu-q1',
  name: 'Vidu Q1',
  maker: 'ShengShu',
  lifecycle: 'legacy',
  closedOn: null,
  successors: ['local'],
  modes: [
    {
      ...COMMON,
      mode: 'text',
      parameters: {
        resolution: ['1080p'],
        seconds: [5],
        shape: SHAPES,
        style: ['general', 'anime'],
        motion: MOTIONS,
      },
    },
    { ...OF_PICTURES, mode: 'image', files: ['first'] },
    { ...OF_PICTURES, mode: 'first-last', files: ['first', 'last'] },
    {
      ...COMMON,
      mode: 'reference',
      referencesMax: 7,
      parameters: { resolution: ['1080p'], seconds: [5], shape: SHAPES, motion: MOTIONS },
    },
  ],
};
