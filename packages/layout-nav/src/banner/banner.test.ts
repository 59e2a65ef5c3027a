import { aSiteConfig } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { bannerAt } from './banner.ts';

const END = Date.parse('2026-11-30T00:00:00Z');
const promotion = { kind: 'dated', name: 'autumn', text: 'Plans are half price', endsAt: END } as const;
const site = aSiteConfig({ promotion });

describe('the banner', () => {
  it('is none where the operator promotes nothing', () => {
    expect(bannerAt(null, END - 1, '')).toBeNull();
    for (const kind of ['off', 'daily'] as const) {
      expect(bannerAt(aSiteConfig({ promotion: { kind } }), END - 1, '')).toBeNull();
    }
  });

  it('is there until it is closed or over, and the next one is there again', () => {
    const banner = { id: 'autumn', text: 'Plans are half price' };
    expect(bannerAt(site, END - 1, '')).toEqual(banner);
    expect(bannerAt(site, END - 1, 'summer')).toEqual(banner);
    expect(bannerAt(site, END - 1, 'autumn')).toBeNull();
    expect(bannerAt(site, END, '')).toBeNull();
  });
});
