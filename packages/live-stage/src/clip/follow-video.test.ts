import { expect, it } from 'vitest';

import { followVideo } from './follow-video.ts';

class FakeVideo extends EventTarget {
  currentTime = 0;
  duration = 5;
  playbackRate = 1;
  paused = true;
  play() {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  tell(name: string) {
    this.dispatchEvent(new Event(name));
  }
}

it('plays, stops, seeks and slows down with the other', async () => {
  const [led, leader] = [new FakeVideo(), new FakeVideo()];
  followVideo(led, leader);
  await leader.play();
  expect(led.paused).toBe(false);
  Object.assign(leader, { currentTime: 3, playbackRate: 0.5 });
  leader.tell('seeking');
  expect([led.currentTime, led.playbackRate]).toEqual([3, 0.5]);
  leader.pause();
  expect(led.paused).toBe(true);
});

it('is left alone while it is close enough, and once it is let go', () => {
  const [led, leader] = [new FakeVideo(), new FakeVideo()];
  const letGo = followVideo(led, leader);
  leader.currentTime = 0.05;
  leader.tell('timeupdate');
  expect(led.currentTime).toBe(0);
  letGo();
  leader.currentTime = 4;
  leader.tell('seeked');
  expect(led.currentTime).toBe(0);
});

it('waits at its end where it is shorter, and begins anew with the other', async () => {
  const [led, leader] = [new FakeVideo(), new FakeVideo()];
  followVideo(led, leader);
  await leader.play();
  leader.currentTime = 7;
  leader.tell('timeupdate');
  expect([led.currentTime, led.paused]).toEqual([5, true]);
  leader.currentTime = 7.5;
  leader.tell('timeupdate');
  expect([led.currentTime, led.paused]).toEqual([5, true]);
  leader.currentTime = 0;
  leader.tell('seeked');
  expect([led.currentTime, led.paused]).toEqual([0, false]);
});
