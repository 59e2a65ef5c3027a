import type { KindName } from './kinds.data.ts';

/** Who a word means that leaves it open; the variant chooses. */
export const OPEN_KINDS = {
  child: ['girl', 'boy'],
  person: ['woman', 'man'],
} as const satisfies Record<string, readonly KindName[]>;
