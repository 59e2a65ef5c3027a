import { describe, expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { car } from './car.ts';

const MODELS = ['saloon', 'taxi', 'police', 'sports', 'vintage'];

describeRig('car', car, [{}, ...MODELS.map((kind) => ({ kind }))]);

describe('models', () => {
  it.each(MODELS)('gives the %s a look of its own, even in one colour', (kind) => {
    MODELS.filter((other) => other !== kind).forEach((other) =>
      expect(looksDiffer(car, { kind, tint: '#808080' }, { kind: other, tint: '#808080' })).toBe(true),
    );
  });

  it('stands on still wheels while it does nothing', () => {
    expect(looksDiffer(car, { activity: 'drive' }, { activity: 'idle' })).toBe(true);
  });
});
