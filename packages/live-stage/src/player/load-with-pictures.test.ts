import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadWithPictures } from './load-with-pictures.ts';

const decoded = { width: 4, height: 3, close: () => {} };

beforeEach(() => void vi.stubGlobal('createImageBitmap', () => Promise.resolve(decoded)));
afterEach(() => vi.unstubAllGlobals());

it('hands the pictures out under the engine’s names for them', async () => {
  const pictures = [{ kind: 'file', id: 'one', file: new Blob(['1']) }] as const;
  const environment = await loadWithPictures(pictures, { names: ['first', 'last'], fonts: [] });
  expect([environment.picture('first'), environment.picture('last')]).toEqual([decoded, null]);
});
