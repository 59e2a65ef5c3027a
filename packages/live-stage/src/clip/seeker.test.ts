import { expect, it } from 'vitest';

import { createSeeker } from './seeker.ts';

/** A video whose seeks last until the test ends them. */
class SlowVideo extends EventTarget {
  seeking = false;
  readonly visited: number[] = [];
  get currentTime() {
    return this.visited.at(-1) ?? 0;
  }
  set currentTime(time: number) {
    this.visited.push(time);
    this.seeking = true;
  }
  arrive() {
    this.seeking = false;
    this.dispatchEvent(new Event('seeked'));
  }
}

it('goes to the newest place when the seek before it has ended, and skips those between', () => {
  const video = new SlowVideo();
  const seeker = createSeeker(video);
  for (const time of [1, 2, 3]) seeker.seek(time);
  expect(video.visited).toEqual([1]);
  video.arrive();
  video.arrive();
  expect(video.visited).toEqual([1, 3]);
});

it('leaves the video alone once it is closed', () => {
  const video = new SlowVideo();
  const seeker = createSeeker(video);
  seeker.seek(1);
  seeker.seek(2);
  seeker.close();
  video.arrive();
  expect(video.visited).toEqual([1]);
});
