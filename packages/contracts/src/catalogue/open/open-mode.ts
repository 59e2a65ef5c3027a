import type { CatalogueMode } from '../catalogue-types.ts';

/** What all modes of open models have in common. */
export const COMMON = {
  promptMax: 2000,
  negativeMax: 1000,
  seedMax: 4294967295,
  rules: [],
} as const satisfies Partial<CatalogueMode>;

export const SHAPES = ['16:9', '9:16', '1:1'] as const;

type GpuRows = Extract<CatalogueMode['price'], { readonly gpu: unknown }>['gpu'];

/** Seconds of the graphics card by resolution and length: `{ '480p': { 5: 120 } }`. */
export const gpuRows = (table: Readonly<Record<string, Readonly<Record<number, number>>>>): GpuRows =>
  Object.entries(table).flatMap(([resolution, lengths]) =>
    Object.entries(lengths).map(([length, seconds]) => ({
      when: { resolution: [resolution], seconds: [Number(length)] },
      seconds,
    })),
  );
