import { feltShare } from '@kinora/subjects/testing';
import { describe, expect, it } from 'vitest';

import { FEELING_EYES } from './feeling-eyes.data.ts';
import { YAWNING } from './yawning.data.ts';

describe('animals whose faces show what they feel', () => {
  it.each(FEELING_EYES)('%s has another look when it is angry', (name) =>
    expect(feltShare(name, { kind: 'fox', feeling: 'angry' })).toBeGreaterThan(0.0001),
  );
  it.each(YAWNING)('%s yawns', (name) =>
    expect(feltShare(name, { kind: 'fox', feeling: 'yawning' })).toBeGreaterThan(0.0001),
  );
});
