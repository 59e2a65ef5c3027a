// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { lightOfVideo } from './light-of-video.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A canvas of a size that notes what is drawn on it. */
function aCanvas() {
  const drawn: unknown[] = [];
  const context = {
    clearRect: () => {},
    drawImage: (film: unknown) => drawn.push(film),
    getImageData: (...[, , width, height]: [number, number, number, number]) => ({
      data: new Uint8ClampedArray(width * height * 4),
      width,
      height,
    }),
    putImageData: () => {},
  };
  const canvas = Object.assign(document.createElement('canvas'), { getContext: () => context });
  Object.defineProperties(canvas, { clientWidth: { value: 720 }, clientHeight: { value: 410 } });
  return { canvas, drawn };
}

const aVideo = (readyState: number) =>
  ({ readyState, HAVE_CURRENT_DATA: 2 }) as Partial<HTMLVideoElement> as HTMLVideoElement;

it('lights the canvas by the video now and then, in its shape, until it is ended', () => {
  const { canvas, drawn } = aCanvas();
  const video = aVideo(2);
  const end = lightOfVideo(() => video)(canvas);
  vi.advanceTimersByTime(3000);
  const count = drawn.length;
  expect(count).toBeGreaterThan(1);
  expect(drawn[0]).toBe(video);
  expect([canvas.width, canvas.height]).toEqual([72, 41]);
  end?.();
  vi.advanceTimersByTime(3000);
  expect(drawn).toHaveLength(count);
});

it('waits for a video, and for its first picture', () => {
  const { canvas, drawn } = aCanvas();
  let video: HTMLVideoElement | null = null;
  lightOfVideo(() => video)(canvas);
  vi.advanceTimersByTime(2000);
  video = aVideo(1);
  vi.advanceTimersByTime(2000);
  expect(drawn).toEqual([]);
  expect(lightOfVideo(() => null)(null)).toBeUndefined();
});
