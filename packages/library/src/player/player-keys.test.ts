// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { actOf, actOn } from './player-keys.ts';

function aVideo() {
  const done: string[] = [];
  const say = (what: string) => {
    done.push(what);
    return Promise.resolve();
  };
  const video = {
    currentTime: 2,
    duration: 5,
    loop: false,
    muted: false,
    paused: true,
    play: () => say('play'),
    pause: () => void say('pause'),
    requestFullscreen: () => say('full'),
  };
  return { video, done };
}

it.each([
  [' ', 'play'],
  ['K', 'play'],
  ['ArrowLeft', 'back'],
  [',', 'frame-back'],
  ['L', 'loop'],
  ['f', 'full-screen'],
  ['x', undefined],
  ['Enter', undefined],
])('%j means %s', (key, act) => {
  expect(actOf(key)).toBe(act);
});

describe('actOn', () => {
  it('plays, pauses and fills the screen', () => {
    const { video, done } = aVideo();
    actOn(video, 'play');
    video.paused = false;
    actOn(video, 'play');
    actOn(video, 'full-screen');
    expect(done).toEqual(['play', 'pause', 'full']);
  });

  it('steps a second or a frame, never beyond the ends', () => {
    const { video, done } = aVideo();
    actOn(video, 'ahead');
    expect(video.currentTime).toBe(3);
    actOn(video, 'frame-ahead');
    expect(video.currentTime).toBeCloseTo(3 + 1 / 24);
    actOn(video, 'frame-back');
    expect(video.currentTime).toBeCloseTo(3);
    for (let step = 0; step < 9; step += 1) actOn(video, 'back');
    expect(video.currentTime).toBe(0);
    for (let step = 0; step < 9; step += 1) actOn(video, 'ahead');
    expect(video.currentTime).toBe(5);
    expect(done).toEqual(['pause', 'pause']);
  });

  it('loops and is silent, and again not', () => {
    const { video } = aVideo();
    actOn(video, 'loop');
    actOn(video, 'mute');
    expect([video.loop, video.muted]).toEqual([true, true]);
    actOn(video, 'loop');
    actOn(video, 'mute');
    expect([video.loop, video.muted]).toEqual([false, false]);
  });
});
