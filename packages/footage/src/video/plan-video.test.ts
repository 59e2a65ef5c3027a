import { describe, expect, it } from 'vitest';

import { planTime } from '../retime/plan-time.ts';
import { planVideo, type VideoOrder } from './plan-video.ts';

const SOURCE = { width: 1920, height: 1080, seconds: 20 };
const FPS = 24;

/** How long the engine really makes it. */
const lasts = (order: VideoOrder, source = SOURCE) =>
  planTime(planVideo(order, source).time, { frames: source.seconds * FPS, fps: FPS }).length / FPS;

describe('the time of a video', () => {
  it.each(['keep', 'slow', 'fast', 'reverse', 'boomerang', 'extend'])('is as long as asked for: %s', (pace) => {
    for (const seconds of [3, 5, 8]) {
      const order = { pace, seconds, from: 2 };
      expect(planVideo(order, SOURCE).seconds).toBe(seconds);
      // The turning points of a boomerang are seen once.
      expect(Math.abs(lasts(order) - seconds)).toBeLessThan(0.1);
    }
  });

  it('is shorter where the video is', () => {
    const short = { ...SOURCE, seconds: 2 };
    expect(planVideo({ pace: 'keep', seconds: 5 }, short).seconds).toBe(2);
    expect(planVideo({ pace: 'fast', seconds: 5 }, short).seconds).toBe(1);
    expect(lasts({ pace: 'extend', seconds: 8 }, short)).toBe(4);
  });

  it('begins where it is told to, and never after the end', () => {
    expect(planVideo({ from: 12.5, seconds: 3 }, SOURCE).time[0]).toEqual({ kind: 'trim', from: 12.5, to: 15.5 });
    expect(planVideo({ from: 59 }, SOURCE)).toMatchObject({ seconds: 0.5, time: [{ from: 19.5, to: 20 }] });
    expect(planVideo({ from: 3 }, { ...SOURCE, seconds: 0.5 }).seconds).toBe(0.5);
  });
});

describe('the frame of a video', () => {
  it.each([
    [{ shape: 'auto' }, SOURCE, { width: 1280, height: 720 }],
    [
      { shape: 'auto', resolution: '360p' },
      { width: 1080, height: 1920, seconds: 5 },
      { width: 360, height: 640 },
    ],
    [{ shape: 'auto' }, { width: 1920, height: 400, seconds: 5 }, { width: 1280, height: 266 }],
    [{ shape: '9:16', resolution: '540p' }, SOURCE, { width: 540, height: 960 }],
  ])('of %o from %o is %o', (order, source, frame) => {
    expect(planVideo(order, source).frame).toEqual(frame);
  });

  it('looks at the part that was chosen, in even pixels and in the shape', () => {
    const crops = { video: { x: 1, y: 0.5, zoom: 2 } };
    const tall = planVideo({ shape: '9:16', resolution: '540p', crops }, SOURCE);
    expect(tall).toMatchObject({
      frame: { width: 540, height: 960 },
      part: { width: 304, height: 540, x: 1616, y: 270 },
    });
    expect(planVideo({ shape: 'auto', crops }, SOURCE).part).toEqual({ x: 960, y: 270, width: 960, height: 540 });
    expect(planVideo({ shape: '9:16' }, SOURCE)).not.toHaveProperty('part');
  });

  it('has its edges drawn anew where a part of it is twice as large', () => {
    const near = { video: { x: 0.5, y: 0.5, zoom: 3 } };
    expect(planVideo({ resolution: '1080p', crops: near }, SOURCE).upscale).toBe(true);
    expect(planVideo({ resolution: '540p', crops: near }, SOURCE).upscale).toBe(false);
  });

  it('has its edges drawn anew where it is twice as large', () => {
    expect(planVideo({ resolution: '1080p' }, { ...SOURCE, width: 640, height: 360 }).upscale).toBe(true);
    expect(planVideo({ resolution: '1080p' }, { ...SOURCE, width: 1280, height: 720 }).upscale).toBe(false);
  });
});

describe('what is done to a video', () => {
  it('is chosen by hand before it is by words', () => {
    expect(
      planVideo({ style: 'oil', pace: 'slow', air: 'snow', prompt: 'a comic, backwards, rain' }, SOURCE),
    ).toMatchObject({
      restyle: { name: 'oil', strength: 1 },
      overlay: { name: 'snow' },
      time: [{ kind: 'trim' }, { kind: 'speed', factor: 0.5 }],
      seen: ['comic', 'backwards', 'rain'],
    });
    expect(planVideo({ prompt: 'a comic, backwards, rain', strength: 'light' }, SOURCE)).toMatchObject({
      restyle: { name: 'comic', strength: 0.3 },
      overlay: { name: 'rain' },
      time: [{ kind: 'trim' }, { kind: 'reverse' }],
    });
  });

  it('is something, unless everything is to stay', () => {
    expect(planVideo({}, SOURCE).restyle?.name).toBe('watercolour');
    expect(planVideo({ prompt: 'the dog runs' }, SOURCE).restyle?.name).toBe('watercolour');
    expect(planVideo({ pace: 'slow' }, SOURCE).restyle).toBeNull();
    expect(planVideo({ style: 'keep', air: 'none', pace: 'keep' }, SOURCE)).toMatchObject({
      restyle: null,
      overlay: null,
    });
  });

  it('may be heard', () => {
    expect(planVideo({ sound: 'none' }, SOURCE).sound).toEqual({ kind: 'none' });
    expect(planVideo({ sound: 'music', prompt: 'rain' }, SOURCE).sound).toEqual({ kind: 'score', prompt: 'rain' });
    expect(planVideo({ sound: 'music' }, SOURCE).sound).toMatchObject({ kind: 'score' });
    expect(planVideo({}, SOURCE).sound).toEqual({ kind: 'keep' });
  });
});

describe('a video that is only enlarged', () => {
  const SMALL = { ...SOURCE, width: 640, height: 360 };

  it('keeps its picture and gets finer edges, whatever the words say', () => {
    const order = { style: 'upscale', resolution: '1080p', prompt: 'a comic, backwards, rain' };
    const plan = planVideo(order, SMALL);
    expect(plan).toMatchObject({ restyle: null, overlay: null, upscale: true, time: [{ kind: 'trim' }] });
    expect(plan.frame).toEqual({ width: 1920, height: 1080 });
    expect(plan.sharpen).toBeGreaterThan(0);
    expect(planVideo({ ...order, style: 'keep' }, SMALL).sharpen).toBe(0);
  });
});
