import { describe, expect, it } from 'vitest';

import { judgeHeaders, judgeMeasure, judgeSize } from './policy.ts';
import type { ProbedMedia, VideoTrackFacts } from './probed.ts';

const TRACK: VideoTrackFacts = {
  codec: 'h264',
  width: 1280,
  height: 720,
  pixelAspect: 1,
  orientation: { quarterTurns: 0, mirrored: false },
  colours: { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709' },
};

const aProbe = (overrides: Partial<ProbedMedia> = {}): ProbedMedia => ({
  format: 'mp4',
  seconds: 5,
  videos: [TRACK],
  sounds: ['aac'],
  streams: 2,
  encryption: null,
  ...overrides,
});

const track = (overrides: Partial<VideoTrackFacts>) => aProbe({ videos: [{ ...TRACK, ...overrides }] });

describe('the headers of a file', () => {
  it.each([
    ['five seconds of 720p', aProbe()],
    ['sixty seconds', aProbe({ seconds: 60 })],
    ['a camera that stopped a little late', aProbe({ seconds: 60.1 })],
    ['a recording that does not say how long it is', aProbe({ seconds: null })],
    ['no sound', aProbe({ sounds: [], streams: 1 })],
    ['the longest sides', track({ width: 4096, height: 4096 })],
    ['the shortest sides', track({ width: 16, height: 16 })],
    ['sixteen tracks', aProbe({ streams: 16 })],
  ])('pass with %s', (_, probed) => {
    expect(judgeHeaders(probed, 60)).toBeNull();
  });

  it.each([
    ['too-long', aProbe({ seconds: 60.2 })],
    ['no-video', aProbe({ videos: [] })],
    ['several-videos', aProbe({ videos: [TRACK, TRACK] })],
    ['encrypted', aProbe({ encryption: 'cenc' })],
    ['too-many-streams', aProbe({ streams: 17 })],
    ['unsupported-codec', track({ codec: 'mpeg4' })],
    ['too-many-pixels', track({ width: 16_384, height: 8704 })],
    ['side-too-long', track({ width: 4097, height: 720 })],
    ['too-small', track({ width: 1280, height: 15 })],
  ])('are refused as %s', (reason, probed) => {
    expect(judgeHeaders(probed, 60)).toMatchObject({ reason });
  });

  it('are refused for the lock before what cannot be seen behind it', () => {
    expect(judgeHeaders(aProbe({ encryption: 'cenc', videos: [] }), 60)).toMatchObject({ reason: 'encrypted' });
  });
});

const measure = (frames: number, seconds: number) => judgeMeasure({ frames, seconds, startSeconds: 0 }, 60);

describe('the packets of a file', () => {
  it.each([
    [12, 0.5],
    [11, 0.46],
    [7200, 60],
    [1, 30],
  ])('pass with %i frames in %d s', (frames, seconds) => {
    expect(measure(frames, seconds)).toBeNull();
  });

  it.each([
    ['too-short', 1, 0.04],
    ['too-short', 5, 0.2],
    ['too-long', 1501, 60.5],
    ['too-many-frames-per-second', 1000, 1],
    ['too-many-frames-per-second', 130, 1],
  ])('are refused as %s with %i frames in %d s', (reason, frames, seconds) => {
    expect(measure(frames, seconds)).toMatchObject({ reason });
  });
});

describe('the size of a picture', () => {
  it('may be larger than that of a film, but not have more pixels', () => {
    const side = { least: 16, most: 16_384 };
    expect(judgeSize({ width: 8000, height: 4000 }, side)).toBeNull();
    expect(judgeSize({ width: 30_000, height: 30_000 }, side)).toMatchObject({ reason: 'too-many-pixels' });
    expect(judgeSize({ width: 20_000, height: 100 }, side)).toMatchObject({ reason: 'side-too-long' });
  });
});
