import { describe, expect, it } from 'vitest';

import { changeFilm, frameAt, pauseAt, playFrom, seekTo, type PreviewClock } from './preview-clock.ts';

const playing: PreviewClock = { frames: 120, fps: 24, isPlaying: true, frame: 0, since: 1000 };

describe('frameAt', () => {
  it('follows real time at the frame rate', () => {
    expect(frameAt(playing, 1000)).toBe(0);
    expect(frameAt(playing, 2000)).toBe(24);
    expect(frameAt(playing, 2041)).toBe(24);
    expect(frameAt(playing, 2042)).toBe(25);
  });

  it('starts again at the end', () => {
    expect(frameAt(playing, 1000 + 5000)).toBe(0);
    expect(frameAt(playing, 1000 + 61_000)).toBe(24);
  });

  it('stands still while paused', () => {
    const paused = pauseAt(playing, 3000);
    expect(frameAt(paused, 3000)).toBe(48);
    expect(frameAt(paused, 9000)).toBe(48);
  });
});

describe('moving', () => {
  it('plays on from where it was paused', () => {
    expect(frameAt(playFrom(pauseAt(playing, 3000), 10_000), 10_500)).toBe(60);
  });

  it('does not jump when it is told to play twice', () => {
    expect(frameAt(playFrom(playing, 3000), 3000)).toBe(48);
  });

  it('seeks within the film only', () => {
    expect(frameAt(seekTo(playing, { frame: 24, now: 0 }), 0)).toBe(24);
    expect(frameAt(seekTo(playing, { frame: 120, now: 0 }), 0)).toBe(0);
    expect(frameAt(seekTo(playing, { frame: -1, now: 0 }), 0)).toBe(119);
  });

  it('keeps the moment when the film changes, folded into a shorter one', () => {
    expect(frameAt(changeFilm(playing, { frames: 72, fps: 24, now: 2000 }), 2000)).toBe(24);
    expect(frameAt(changeFilm(playing, { frames: 72, fps: 24, now: 5000 }), 5000)).toBe(24);
  });
});
