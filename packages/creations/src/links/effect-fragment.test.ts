import { describe, expect, it } from 'vitest';

import { effectFragmentOf, effectInputIn } from './effect-fragment.ts';

const INPUT = {
  effect: 'disco-fever',
  first: '01940000-0000-7000-8000-000000000301',
  prompt: 'POW & co',
  shape: '3:4',
  resolution: '540p',
  seconds: 5,
  seed: 0,
  values: { tempo: 90, metal: 'gold' },
};

describe('the settings of an effect in an address', () => {
  it('come back as they were; the effect itself is in the path', () => {
    const { effect: _effect, ...rest } = INPUT;
    expect(effectInputIn(`#${effectFragmentOf(INPUT)}`)).toEqual(rest);
  });

  it('are left out where there are none, and where a number is none', () => {
    expect(effectFragmentOf({})).toBe('');
    expect(effectInputIn('')).toEqual({ values: {} });
    expect(effectInputIn('seconds=many&seed=&v.tempo=fast')).toEqual({ values: { tempo: 'fast' } });
  });
});
