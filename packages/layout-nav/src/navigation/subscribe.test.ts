import { afterEach, expect, it, vi } from 'vitest';

import { subscribe } from './subscribe.ts';

afterEach(() => vi.unstubAllGlobals());

it('notes the press and opens the prices', () => {
  const layer: unknown[] = [];
  vi.stubGlobal('dataLayer', layer);
  const open = vi.fn<() => void>();
  subscribe(open);
  expect(layer).toEqual([{ event: 'subscribe_click', label: 'menu' }]);
  expect(open).toHaveBeenCalledOnce();
});
