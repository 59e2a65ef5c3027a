import { afterEach, describe, expect, it, vi } from 'vitest';

import { track } from './data-layer.ts';

const layer = () => (globalThis as { dataLayer?: unknown }).dataLayer;

afterEach(() => vi.unstubAllGlobals());

describe('track', () => {
  it('begins the data layer and adds to it', () => {
    vi.stubGlobal('dataLayer', undefined);
    track({ event: 'menu_click', key: 'home' });
    track({ event: 'purchase_pop_up', label: 'veo-3-1' });
    expect(layer()).toEqual([
      { event: 'menu_click', key: 'home' },
      { event: 'purchase_pop_up', label: 'veo-3-1' },
    ]);
  });

  it('adds to the list of a tag manager', () => {
    const theirs = [{ event: 'gtm.js' }];
    vi.stubGlobal('dataLayer', theirs);
    track({ event: 'plan_close' });
    expect(theirs).toEqual([{ event: 'gtm.js' }, { event: 'plan_close' }]);
  });
});
