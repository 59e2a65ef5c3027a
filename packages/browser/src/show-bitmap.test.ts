import { afterEach, expect, it, vi } from 'vitest';

import { showBitmap } from './show-bitmap.ts';

afterEach(() => vi.unstubAllGlobals());

it('gives the canvas a copy in its size and keeps the picture', async () => {
  const picture = { width: 64, height: 36, name: 'picture' } as unknown as ImageBitmap;
  vi.stubGlobal('createImageBitmap', (one: object) => Promise.resolve({ ...one, name: 'copy' }));
  const given: unknown[] = [];
  const kinds: string[] = [];
  const canvas = {
    width: 16,
    height: 9,
    getContext: (kind: string) => {
      kinds.push(kind);
      return { transferFromImageBitmap: (one: unknown) => given.push(one) };
    },
  };
  await showBitmap(canvas as unknown as HTMLCanvasElement, picture);
  expect(canvas).toMatchObject({ width: 64, height: 36 });
  expect(given).toEqual([{ width: 64, height: 36, name: 'copy' }]);
  expect(kinds).toEqual(['bitmaprenderer']);
});
