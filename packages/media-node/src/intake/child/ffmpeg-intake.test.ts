import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { nodeAvCodec } from '../../codec/adapters/node-av-codec.ts';
import { pathOf } from '../testing/fixture-files.ts';
import { colourAt } from '../testing/seen-frames.ts';
import { CARD } from '../testing/test-card.ts';
import { chooseIntakeCodec } from './choose-intake-codec.ts';
import { measureArguments, normaliseArguments, probeArguments } from './ffmpeg-intake-arguments.ts';
import { planNormalisation } from './normalisation.ts';

const { FFMPEG_PATH } = process.env;
if (!FFMPEG_PATH) console.info('Intakes through ffmpeg were not run: FFMPEG_PATH is not set.');

const MEASURED = { frames: 24, seconds: 1, startSeconds: 0 };
const TRACK = {
  codec: 'h264',
  width: 160,
  height: 90,
  pixelAspect: 1,
  orientation: { mirrored: false, quarterTurns: 0 },
  colours: { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709' },
} as const;
const SOURCE = { file: '/given/-f lavfi', format: 'webm', mostSeconds: 60 } as const;

const aWork = (overrides = {}) => ({
  source: SOURCE,
  measured: MEASURED,
  plan: planNormalisation(TRACK, MEASURED),
  hasSound: false,
  target: '/given/result',
  onProgress: () => undefined,
  ...overrides,
});

describe('the words for ffmpeg', () => {
  const all = [
    probeArguments(SOURCE),
    measureArguments(SOURCE),
    normaliseArguments({ work: aWork(), soundIndex: null, x264: '' }),
  ];

  it('let it open the file alone, as what it was sniffed', () => {
    for (const words of all) {
      const valueOf = (name: string) => words[words.indexOf(name) + 1];
      expect(valueOf('-protocol_whitelist')).toBe('file');
      expect(valueOf('-f')).toBe('matroska');
      expect(valueOf('-max_pixels')).toBe('35389440');
      expect(valueOf('-i')).toBe('file:/given/-f lavfi');
    }
  });

  it('name a sound only when there is one', () => {
    const withSound = normaliseArguments({ work: aWork(), soundIndex: 1, x264: '' });
    expect(withSound).toContain('0:a:1');
    expect(withSound).not.toContain('-an');
    expect(all[2]).toContain('-an');
  });
});

describe('the choice of a codec', () => {
  it('is node-av unless an ffmpeg is named', async () => {
    expect((await chooseIntakeCodec(null)).name).toBe('node-av');
  });

  it('says what is wrong with an ffmpeg that is named', async () => {
    await expect(chooseIntakeCodec('/nowhere/ffmpeg')).rejects.toMatchObject({
      refusal: {
        reason: 'codec-missing',
        detail: { words: expect.stringContaining('FFMPEG_PATH is /nowhere/ffmpeg') },
      },
    });
  });
});

describe.runIf(FFMPEG_PATH)('the ffmpeg of the machine', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinora-ffmpeg-intake-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('agrees with node-av about what a film is', async () => {
    const [ffmpeg, nodeAv] = [await chooseIntakeCodec(FFMPEG_PATH ?? ''), await chooseIntakeCodec(null)];
    for (const [name, format] of [
      ['turned-90.mp4', 'mp4'],
      ['opus.webm', 'webm'],
      ['uneven.mp4', 'mp4'],
    ] as const) {
      const source = { file: await pathOf(name), format, mostSeconds: 60 };
      const [one, other] = [await ffmpeg.probe(source), await nodeAv.probe(source)];
      const alike = ({ videos, ...rest }: typeof one) => ({
        ...rest,
        seconds: rest.seconds?.toFixed(1),
        videos: videos.map((video) => ({ ...video, colours: null })),
      });
      expect(alike(one)).toEqual(alike(other));
      const [mine, theirs] = [await ffmpeg.measure(source), await nodeAv.measure(source)];
      expect(mine.frames).toBe(theirs.frames);
      expect(mine.seconds).toBeCloseTo(theirs.seconds, 2);
    }
  });

  it('makes a film of a film', async () => {
    const codec = await chooseIntakeCodec(FFMPEG_PATH ?? '');
    const source = { file: await pathOf('index-first.mp4'), format: 'mp4', mostSeconds: 60 } as const;
    const measured = await codec.measure(source);
    const [track = TRACK] = (await codec.probe(source)).videos;
    const target = join(folder, 'result.mp4');
    const told: number[] = [];
    const plan = planNormalisation(track, measured);
    const work = { source, measured, plan, hasSound: true, target, onProgress: (done: number) => told.push(done) };
    expect(await codec.normalise(work)).toEqual({ frames: 12, faults: 0 });
    expect(told.at(-1)).toBe(1);
    const facts = await nodeAvCodec.probe(target);
    expect(facts).toMatchObject({ fastStart: true, video: { frames: 12, fps: 24 }, audio: { channels: 2 } });
    const pixels = await nodeAvCodec.decodeFrame(target, 0);
    const [red = 0] = colourAt({ pixels, width: 160, height: 90 }, [0.2, 0.2]);
    expect(Math.abs(red - CARD.topLeft[0])).toBeLessThanOrEqual(10);
  });
});
