import { FONT_FACES } from '@kinora/drawing/type';
import { afterEach, expect, it, vi } from 'vitest';

import { loadWorkerFont, nextPaint, surfaceOf } from './worker-painting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stubFrames() {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    waiting.set(waiting.size + 1, run);
    return waiting.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  return waiting;
}

it('runs once, with the next animation frame', () => {
  vi.useFakeTimers();
  const [frames, run] = [stubFrames(), vi.fn<() => void>()];
  nextPaint(run);
  frames.get(1)?.();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

it('runs by a timer where no animation frame comes', () => {
  vi.useFakeTimers();
  const [frames, run] = [stubFrames(), vi.fn<() => void>()];
  nextPaint(run);
  vi.advanceTimersByTime(100);
  expect([run.mock.calls.length, frames.size]).toEqual([1, 0]);
});

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
