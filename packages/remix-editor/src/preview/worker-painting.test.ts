import { FONT_FACES } from '@kinora/media-core';
import { afterEach, expect, it, vi } from 'vitest';

import { loadWorkerFont, surfaceOf } from './worker-painting.ts';

afterEach(() => vi.unstubAllGlobals());

it('gives a canvas its size, and says where it has nothing to paint on', () => {
  const context = {};
  const canvas = { width: 1, height: 1, getContext: (): object | null => context };
  // The part of a canvas that is used.
  expect(surfaceOf(canvas as never, { width: 64, height: 36 })).toBe(context);
  expect([canvas.width, canvas.height]).toEqual([64, 36]);
  canvas.getContext = () => null;
  expect(() => surfaceOf(canvas as never, { width: 64, height: 36 })).toThrow('no canvas');
});

it('adds a font of the engine to the worker, and none that it does not know', async () => {
  const added: string[] = [];
  vi.stubGlobal('FontFace', function FakeFace(this: object, family: string, source: string) {
    Object.assign(this, { family: `${family} ${source}`, load: () => Promise.resolve() });
  });
  vi.stubGlobal('fonts', { add: (font: { family: string }) => added.push(font.family) });
  const [face] = FONT_FACES;
  await loadWorkerFont(face?.family ?? '', { [face?.file ?? '']: '/font.woff2' });
  await loadWorkerFont('Another', {});
  await loadWorkerFont(face?.family ?? '', {});
  expect(added).toEqual([`${face?.family} url(/font.woff2)`]);
});
