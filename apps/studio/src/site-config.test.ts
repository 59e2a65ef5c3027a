import { aSiteConfig } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { configIn } from './site-config.ts';

describe('configIn', () => {
  it('reads what the server wrote', () => {
    expect(configIn(JSON.stringify(aSiteConfig()))).toEqual(aSiteConfig());
  });

  it.each([undefined, null, '', '{broken'])('finds none in %s', (text) => {
    expect(configIn(text)).toBeUndefined();
  });
});
