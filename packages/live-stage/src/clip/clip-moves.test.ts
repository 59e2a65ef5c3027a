import { describe, expect, it } from 'vitest';

import { followChoices, scrubTo, skip, speedAfter, stepFrame, togglePlay } from './clip-moves.ts';

function aVideo(currentTime = 2, duration = 5) {
  const done: string[] = [];
  const video = {
    currentTime,
    duration,
    paused: true,
    playbackRate: 1,
    play() {
      done.push('play');
      this.paused = false;
      return Promise.resolve();
    },
    pause() {
      done.push('pause');
      this.paused = true;
    },
  };
  return { video, done };
}

describe('togglePlay', () => {
  it('plays what stands still and stops what plays', () => {
    const { video, done } = aVideo();
    togglePlay(video);
    togglePlay(video);
    expect(done).toEqual(['play', 'pause']);
  });

  it('stays silent where the browser refuses to play', async () => {
    const { video } = aVideo();
    expect(() => togglePlay({ ...video, play: () => Promise.reject(new Error('not allowed')) })).not.toThrow();
    await Promise.resolve();
  });
});

describe('skip', () => {
  it.each([
    [2, 1, 3],
    [2, -1, 1],
    [0.4, -1, 0],
    [4.5, 1, 5],
  ] as const)('goes from %d by %d to %d', (from, direction, to) => {
    const { video } = aVideo(from);
    skip(video, direction);
    expect(video.currentTime).toBe(to);
  });

  it('stays at the beginning of a clip of unknown length', () => {
    const { video } = aVideo(0, Number.NaN);
    skip(video, 1);
    expect(video.currentTime).toBe(0);
  });
});

describe('stepFrame', () => {
  it.each([23.976, 24, 25, 30, 60])('visits each frame once, there and back, at %d a second', (fps) => {
    const { video, done } = aVideo(0.5 / fps);
    const frames = (direction: 1 | -1) =>
      Array.from({ length: 20 }, () => {
        stepFrame(video, direction, fps);
        return Math.floor(video.currentTime * fps);
      });
    expect(frames(1)).toEqual(Array.from({ length: 20 }, (_, step) => step + 1));
    expect(frames(-1)).toEqual(Array.from({ length: 20 }, (_, step) => 19 - step));
    expect(done[0]).toBe('pause');
  });
});

it.each([
  [1, 1, 1.5],
  [1, -1, 0.5],
  [2, 1, 2],
  [0.25, -1, 0.25],
] as const)('a speed of %d changes by %d to %d', (speed, direction, next) => {
  expect(speedAfter(speed, direction)).toBe(next);
});

it('follows what was chosen, once there is a video', () => {
  const video = { loop: false, muted: false, playbackRate: 1 };
  followChoices(video, { loops: true, isLoud: false, speed: 2 });
  expect(video).toEqual({ loop: true, muted: true, playbackRate: 2 });
  expect(() => followChoices(null, { loops: true, isLoud: true, speed: 1 })).not.toThrow();
});

it('moves the place under a pointer that holds the slider, and the clip itself for a key', () => {
  const [{ video }, held] = [aVideo(), [] as number[]];
  const onHeld = (time: number) => void held.push(time);
  scrubTo(video, { time: 4, isHeld: true, onHeld });
  expect([video.currentTime, held]).toEqual([2, [4]]);
  scrubTo(video, { time: 3, isHeld: false, onHeld });
  expect([video.currentTime, held]).toEqual([3, [4]]);
  expect(() => scrubTo(null, { time: 3, isHeld: false, onHeld })).not.toThrow();
});
