import type { Half } from './couple.data.ts';

/** The children of those who are more than two, the left one first. */
export const CHILDREN: Readonly<Record<string, readonly (readonly [Half, Half])[]>> = {
  family: [
    [{ kind: 'girl' }, { kind: 'boy' }],
    [{ kind: 'boy' }, { kind: 'girl' }],
  ],
};
