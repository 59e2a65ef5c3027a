import { wornShare } from '@kinora/subjects/testing';
import { describe, expect, it } from 'vitest';

import { WEAR } from './wearers.data.ts';
import { wearOf } from './wearers.ts';

describe('what animals may wear', () => {
  it.each([...WEAR.necked, ...WEAR.headed])('%s is drawn in all of it', (name) => {
    const unseen = wearOf(name).filter((costume) => wornShare(name, { kind: 'fox', costume }) < 0.0005);
    expect(unseen).toEqual([]);
  });
});
