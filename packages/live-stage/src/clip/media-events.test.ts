import { expect, it, vi } from 'vitest';

import { onMediaEvents, onMediaTime, PLAY_EVENTS } from './media-events.ts';

/** A video that shows a frame when the test says so. */
class FilmedVideo extends EventTarget {
  waiting: (() => void) | null = null;
  requestVideoFrameCallback(show: () => void) {
    this.waiting = show;
    return 7;
  }
  cancelVideoFrameCallback = vi.fn<(handle: number) => void>();
}

it('hears the events it names until it is told to stop', () => {
  const [video, tell] = [new EventTarget(), vi.fn<() => void>()];
  const stop = onMediaEvents(video, PLAY_EVENTS, tell);
  video.dispatchEvent(new Event('pause'));
  stop();
  video.dispatchEvent(new Event('play'));
  expect(tell).toHaveBeenCalledOnce();
});

it('follows every frame, and seeks', () => {
  const [video, tell] = [new FilmedVideo(), vi.fn<() => void>()];
  const stop = onMediaTime(video as never, tell);
  video.waiting?.();
  video.waiting?.();
  video.dispatchEvent(new Event('seeked'));
  expect(tell).toHaveBeenCalledTimes(3);
  stop();
  expect(video.cancelVideoFrameCallback).toHaveBeenCalledWith(7);
});

it('does without frames where the browser tells of none, and without a video', () => {
  const [video, tell] = [new EventTarget(), vi.fn<() => void>()];
  const stop = onMediaTime(video, tell);
  video.dispatchEvent(new Event('timeupdate'));
  expect(tell).toHaveBeenCalledOnce();
  stop();
  expect(() => onMediaTime(null, tell)()).not.toThrow();
});
