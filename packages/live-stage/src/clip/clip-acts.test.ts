// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

import { actOnClip, holdClip, releaseClip } from './clip-acts.ts';
import type { ClipAct } from './clip-keys.ts';

class FakeVideo extends EventTarget {
  currentTime = 2;
  duration = 5;
  paused = false;
  loop = true;
  muted = true;
  playbackRate = 1;
  play() {
    this.paused = false;
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
}

function act(asked: ClipAct) {
  const video = new FakeVideo();
  const [onChoose, onSpeed] = [vi.fn<(change: object) => void>(), vi.fn<(speed: number) => void>()];
  actOnClip({ video, frame: null, onChoose, onSpeed }, asked);
  return { video, onChoose, onSpeed };
}

describe('actOnClip', () => {
  it('moves in the film', () => {
    expect(act('play').video.paused).toBe(true);
    expect([act('back').video.currentTime, act('ahead').video.currentTime]).toEqual([1, 3]);
    expect(act('frame-ahead').video.currentTime).toBeCloseTo(49.5 / 24);
    expect(act('frame-back').video.currentTime).toBeCloseTo(47.5 / 24);
  });

  it('asks for another choice, from how the clip is now', () => {
    expect(act('loop').onChoose).toHaveBeenCalledWith({ loops: false });
    expect(act('mute').onChoose).toHaveBeenCalledWith({ isLoud: true });
    expect(act('faster').onSpeed).toHaveBeenCalledWith(1.5);
    expect(act('slower').onSpeed).toHaveBeenCalledWith(0.5);
  });

  it('fills the screen with the frame, and does nothing before there is a video', () => {
    const frame = document.createElement('div');
    const fill = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not allowed')));
    frame.requestFullscreen = fill;
    const none = { onChoose: () => {}, onSpeed: () => {} };
    actOnClip({ video: new FakeVideo(), frame, ...none }, 'full-screen');
    actOnClip({ video: null, frame, ...none }, 'full-screen');
    expect(fill).toHaveBeenCalledOnce();
  });
});

describe('a hand on the slider', () => {
  it('goes on playing where it lets go, once that picture is there', () => {
    const [video, onArrived] = [new FakeVideo(), vi.fn<() => void>()];
    const hold = holdClip(video);
    expect(video.paused).toBe(true);
    releaseClip(video, { hold, to: 4, onArrived });
    expect([video.currentTime, onArrived.mock.calls.length]).toEqual([4, 0]);
    video.dispatchEvent(new Event('seeked'));
    expect([onArrived.mock.calls.length, video.paused]).toEqual([1, false]);
  });

  it('stays where it stood when nothing was moved, and still when it stood still', () => {
    const [video, onArrived] = [new FakeVideo(), vi.fn<() => void>()];
    video.pause();
    releaseClip(video, { hold: holdClip(video), to: null, onArrived });
    expect([onArrived.mock.calls.length, video.paused, video.currentTime]).toEqual([1, true, 2]);
  });

  it('is nothing without a video', () => {
    expect(holdClip(null)).toBeNull();
    expect(() => releaseClip(null, { hold: null, to: 1, onArrived: () => {} })).not.toThrow();
  });
});
