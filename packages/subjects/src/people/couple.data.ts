import type { CostumeName } from './costumes.ts';
import type { KindName } from './kinds.data.ts';

export interface Half {
  readonly kind: KindName;
  readonly costume?: CostumeName;
}

/** Who the two are, the left one first; a variant chooses. */
export const COUPLES: Readonly<Record<string, readonly (readonly [Half, Half])[]>> = {
  couple: [
    [{ kind: 'man' }, { kind: 'woman' }],
    [{ kind: 'woman' }, { kind: 'man' }],
  ],
  wedding: [
    [
      { kind: 'man', costume: 'groom' },
      { kind: 'woman', costume: 'bride' },
    ],
  ],
  family: [
    [{ kind: 'man' }, { kind: 'woman' }],
    [{ kind: 'woman' }, { kind: 'man' }],
  ],
  elders: [[{ kind: 'grandfather' }, { kind: 'grandmother' }]],
  children: [
    [{ kind: 'girl' }, { kind: 'boy' }],
    [{ kind: 'boy' }, { kind: 'girl' }],
  ],
};
