import { describe, expect, it } from 'vitest';

import type { MeasuredVideo, VideoTrackFacts } from '../probed.ts';
import { outputRate, outputSize, planNormalisation } from './normalisation.ts';

const UPRIGHT = { mirrored: false, quarterTurns: 0 } as const;
const TRACK: VideoTrackFacts = {
  codec: 'vp9',
  width: 1280,
  height: 720,
  pixelAspect: 1,
  orientation: UPRIGHT,
  colours: { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709' },
};
const SECOND: MeasuredVideo = { frames: 24, seconds: 1, startSeconds: 0 };

const filters = (track: Partial<VideoTrackFacts>, measured: Partial<MeasuredVideo> = {}) =>
  planNormalisation({ ...TRACK, ...track }, { ...SECOND, ...measured }).pictureFilters;

describe('the rate of the result', () => {
  it.each([
    [23.976, 24],
    [24, 24],
    [25, 25],
    [29.97, 30],
    [50, 50],
    [59.94, 60],
    [12, 24],
    [12.5, 25],
    [15, 30],
    [10, 30],
    [20, 60],
    [27, 30],
    [33, 50],
    [100, 50],
    [120, 60],
    [119.88, 60],
    [75, 60],
    [0, 24],
    [0.2, 24],
  ])('is for %d frames a second %d', (source, expected) => {
    expect(outputRate(source)).toBe(expected);
  });
});

describe('the size of the result', () => {
  it.each([
    ['as it is', { width: 1280, height: 720 }, [1280, 720]],
    ['without its odd row', { width: 641, height: 361 }, [640, 360]],
    ['made to fit', { width: 3840, height: 2160 }, [1920, 1080]],
    ['made to fit upright', { width: 2160, height: 3840 }, [1080, 1920]],
    ['made to fit as a square', { width: 4000, height: 4000 }, [1080, 1080]],
    ['made to fit when it is wide', { width: 4096, height: 1716 }, [1920, 804]],
    ['wider for wide pixels', { width: 720, height: 576, pixelAspect: 64 / 45 }, [1024, 576]],
    ['higher for narrow pixels', { width: 720, height: 480, pixelAspect: 8 / 9 }, [720, 540]],
    ['as it is when its pixels are absurd', { width: 640, height: 360, pixelAspect: 900 }, [640, 360]],
    ['turned', { width: 640, height: 360, orientation: { mirrored: false, quarterTurns: 3 as const } }, [360, 640]],
  ])('is %s', (_, track, [width, height]) => {
    expect(outputSize({ ...TRACK, ...track })).toEqual({ width, height });
  });
});

describe('the way of the picture', () => {
  it('turns after it mirrors', () => {
    expect(filters({ orientation: { mirrored: true, quarterTurns: 1 } })).toMatch(/hflip,transpose=clock,/);
    expect(filters({ orientation: { mirrored: false, quarterTurns: 2 } })).toMatch(/hflip,vflip,/);
    expect(filters({})).not.toMatch(/flip|transpose/);
  });

  it('cuts a row too many instead of squeezing it', () => {
    expect(filters({ width: 641, height: 361 })).toContain('crop=w=640:h=360');
    expect(filters({ width: 3841, height: 2161 })).not.toContain('crop');
  });

  it('takes small pictures that do not say for those of old television', () => {
    const silent = { matrix: 'unknown', primaries: 'unknown', transfer: 'unknown' };
    expect(filters({ width: 640, height: 480, colours: silent })).toContain('colorspace=smpte170m');
    expect(filters({ colours: silent })).toContain('setparams=colorspace=bt709:color_primaries=bt709');
    expect(filters({})).toContain('setparams=colorspace=auto:color_primaries=auto:color_trc=auto');
  });

  it('maps the light of HDR only', () => {
    for (const transfer of ['smpte2084', 'arib-std-b67']) {
      expect(filters({ colours: { matrix: 'bt2020nc', primaries: 'bt2020', transfer } })).toContain('tonemap');
    }
    const wide = filters({ colours: { matrix: 'bt2020nc', primaries: 'bt2020', transfer: 'bt709' } });
    expect(wide).toContain('zscale');
    expect(wide).not.toContain('tonemap');
    expect(filters({})).not.toContain('zscale');
  });

  it('looks for fields where there can be some', () => {
    expect(filters({ codec: 'h264' })).toContain('bwdif');
    expect(filters({ codec: 'av1' })).not.toContain('bwdif');
  });

  it('drops frames before it works on them, and repeats them after', () => {
    expect(filters({}, { frames: 120 })).toMatch(/^setpts=PTS-STARTPTS,fps=60,/);
    expect(filters({})).toMatch(/,fps=24$/);
  });
});

it('starts and ends the sound with the picture', () => {
  const { soundFilters } = planNormalisation(TRACK, { frames: 48, seconds: 2.01, startSeconds: 1.5 });
  expect(soundFilters).toMatch(/^asetpts=PTS-\(1\.500000\)\/TB,aresample=48000/);
  expect(soundFilters).toContain('atrim=end=2.000000');
});

it('S23: makes filters of numbers and words of our own, whatever a file says about itself', () => {
  const hostile = "bt709',movie=/etc/passwd,drawtext=text='";
  const colours = { matrix: hostile, primaries: hostile, transfer: hostile };
  expect(filters({ codec: hostile, colours })).toBe(filters({}));
  expect(filters({ codec: hostile, colours })).not.toMatch(/movie|drawtext|passwd/);
});
