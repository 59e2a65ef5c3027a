import { describe, expect, it } from 'vitest';

import { effectName } from './effect-facts.ts';

describe('effectName', () => {
  it('is told in the language of the reader, or not at all', () => {
    expect(effectName('golden-idol', 'en')).toBe('Midas moment');
    expect(effectName('golden-idol', 'de')).not.toBe('Midas moment');
    expect(effectName('no-such-effect', 'en')).toBeNull();
  });
});
